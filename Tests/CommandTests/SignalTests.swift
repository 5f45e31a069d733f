import TestSupport
import Testing

/// Runs that a signal ends before their time.
@Suite(.serialized)
struct SignalTests {
  private static func answer(_ script: String) throws -> String {
    try LiveScenec.run(script, in: Scenec())
  }

  @Test(
    "outputs are whole and known to the cache, and the next run does the rest",
    arguments: [
      ("SIGINT", -2), ("SIGTERM", -15), ("SIGHUP", -1),
    ])
  func outputs(name: String, status: Int) throws {
    let answer = try Self.answer(
      """
      for number in range(3000): write(f's/{number:04}.scene.yaml', GOOD % (number % 40 + 1))
      child = start('compile', 's', '-o', 'out')
      until(lambda: os.path.isdir('out') and len(os.listdir('out')) > 20)
      status = end(child, signal.\(name))
      names = sorted(os.listdir('out'))
      print(status, 20 < len(names) < 3000, [name for name in names if name.startswith('.')])
      for name in names:
          if name.startswith('.'): continue
          if size(f'out/{name}') != int(name[:4]) % 40 + 1: print(name)
      print(repr(text()), start('compile', 's', '-o', 'out').wait(timeout=240))
      print(len([name for name in os.listdir('out') if not name.startswith('.')]))
      """)
    #expect(answer == "\(status) True ['.scenec-cache']\n'' 0\n3000\n")
  }

  @Test func `what waits for its input is given a second, or none after a second signal`() throws {
    let answer = try Self.answer(
      """
      write('a.scene.yaml', GOOD % 20)
      os.mkfifo('b.scene.yaml')
      for signals in ([signal.SIGTERM], [signal.SIGTERM, signal.SIGINT]):
          shutil.rmtree('out', ignore_errors=True)
          child = start('compile', 'a.scene.yaml', 'b.scene.yaml', '-o', 'out')
          until(lambda: size('out/a.placements.json') == 20)
          begin = time.monotonic()
          for number in signals:
              child.send_signal(number)
              time.sleep(0.05)
          print(child.wait(timeout=120), len(signals) > 1 or time.monotonic() - begin > 0.9)
      """)
    #expect(answer == "-15 True\n-2 True\n")
  }

  @Test func `a report file and an ignored signal stay as they are`() throws {
    let answer = try Self.answer(
      """
      os.mkfifo('b.scene.yaml')
      write('a.scene.yaml', GOOD % 20)
      write('report.json', 'old')
      arguments = ('lint', 'a.scene.yaml', 'b.scene.yaml', '--format', 'json', '--output', 'report.json')
      child = start(*arguments)
      until(lambda: any(name.startswith('.scenec-') for name in os.listdir('.')))
      print(end(child), read('report.json'), [name for name in os.listdir('.') if '.tmp' in name])
      ignoring = ('sh', '-c', 'trap "" HUP; exec "$0" "$@"')
      child = start(*arguments, wrapper=ignoring)
      until(lambda: any(name.startswith('.scenec-') for name in os.listdir('.')))
      child.send_signal(signal.SIGHUP)
      time.sleep(0.2)
      write('b.scene.yaml', GOOD % 20)
      print(child.wait(timeout=120), read('report.json') != 'old')
      """)
    #expect(answer == "-2 old []\n0 True\n")
  }

  @Test func `standard input that never ends does not hold a signal up`() throws {
    let answer = try Self.answer(
      """
      reading, writing = os.pipe()
      def attempt():
          child = subprocess.Popen([os.environ['scenec'], 'lint', '-'], stdin=reading, preexec_fn=free)
          time.sleep(0.5)
          begin = time.monotonic()
          return end(child), time.monotonic() - begin
      # A busy machine may take a second too, but not each time.
      attempts = [attempt() for turn in range(4)]
      print({status for status, _ in attempts}, min(seconds for _, seconds in attempts) < 0.8)
      """)
    #expect(answer == "{-2} True\n")
  }
}
