import Foundation
import TestSupport
import Testing

/// `--watch` with real saves of every kind.
@Suite(.serialized)
struct WatchTests {
  private static func answer(_ script: String) throws -> String {
    try LiveScenec.run(script, in: Scenec())
  }

  @Test(
    "a save is compiled, however the editor does it",
    arguments: [
      "write('a.scene.yaml', GOOD % 30)",
      "write('a.scene.yaml.new', GOOD % 30); os.replace('a.scene.yaml.new', 'a.scene.yaml')",
      // Vim: whether the folder can be written, the backup, the new file, the backup away.
      """
      write('4913', ''); os.unlink('4913'); os.rename('a.scene.yaml', 'a.scene.yaml~')
      write('a.scene.yaml', GOOD % 30); os.unlink('a.scene.yaml~')
      """,
      // Emacs: a lock, which is a link to nowhere; the backup.
      """
      os.symlink('me@here.1', '.#a.scene.yaml'); os.rename('a.scene.yaml', 'a.scene.yaml~')
      write('a.scene.yaml', GOOD % 30); os.unlink('.#a.scene.yaml')
      """,
      // In several pieces, as over a slow line.
      """
      with open('a.scene.yaml', 'w') as file:
          for line in (GOOD % 30).splitlines(True):
              file.write(line); file.flush(); time.sleep(0.02)
      """,
    ])
  func save(_ save: String) throws {
    let answer = try Self.answer(
      """
      write('a.scene.yaml', GOOD % 20)
      child = watch('compile', '.', '-o', 'out')
      print(size('out/a.placements.json'), runs())
      \(save)
      until(lambda: size('out/a.placements.json') == 30)
      print(settle(), end(child))
      """)
    #expect(answer == "20 1\n2 -2\n")
  }

  @Test func `a mistake is reported, and its end`() throws {
    let answer = try Self.answer(
      """
      write('a.scene.yaml', GOOD % 20)
      child = watch('lint', 'a.scene.yaml', '--format', 'concise')
      write('a.scene.yaml', GOOD.replace('circle', 'radial, radius: -1') % 20)
      until(lambda: runs() == 2)
      write('a.scene.yaml', GOOD % 20)
      until(lambda: runs() == 3)
      end(child, signal.SIGTERM)
      print(re.sub('in [0-9.]+ s', 'in X s', text()), child.returncode)
      """)
    #expect(
      answer == """
        scenec: 1 scene in X s: no findings
        scenec: watching; Ctrl-C ends it
        scenec: 'a.scene.yaml' changed
        a.scene.yaml:3:37: error: radius is -1, expected 0 or more [negative-radius]
        scenec: 1 scene in X s: 1 scene with errors
        scenec: 'a.scene.yaml' changed
        scenec: 1 scene in X s: no findings
         -15

        """)
  }

  @Test func `new and deleted files and folders`() throws {
    let answer = try Self.answer(
      """
      write('scenes/a.scene.yaml', GOOD % 20)
      child = watch('compile', 'scenes', '-o', 'out')
      write('scenes/b.scene.yaml', GOOD % 21)
      until(lambda: size('out/b.placements.json') == 21)
      write('scenes/deep/er/c.scene.yaml', GOOD % 22)
      until(lambda: size('out/deep/er/c.placements.json') == 22)
      write('scenes/deep/er/c.scene.yaml', GOOD % 23)
      until(lambda: size('out/deep/er/c.placements.json') == 23)
      os.rename('scenes/deep', 'scenes/moved')
      until(lambda: size('out/moved/er/c.placements.json') == 23)
      write('scenes/moved/er/c.scene.yaml', GOOD % 24)
      until(lambda: size('out/moved/er/c.placements.json') == 24)
      count = settle()
      os.unlink('scenes/b.scene.yaml')
      until(lambda: runs() == count + 1 and 'b.scene.yaml\\' changed' in text())
      shutil.rmtree('scenes')
      until(lambda: "no scenes in 'scenes'" in text() or "'scenes': no such file" in text())
      write('scenes/new/d.scene.yaml', GOOD % 25)
      until(lambda: size('out/new/d.placements.json') == 25)
      print(end(child))
      """)
    #expect(answer == "-2\n")
  }

  @Test func `configurations count, also those above and new ones`() throws {
    let answer = try Self.answer(
      """
      WARNING = GOOD + 'x-unused: &style {size: 20}\\n'
      write('scenes/a.scene.yaml', WARNING % 20)
      child = watch('lint', 'scenes', '--format', 'concise')
      print('unused-anchor' in text())
      write('.scenec.yaml', 'rules: {unused-anchor: off}\\n')
      until(lambda: runs() == 2)
      write('.scenec.yaml', 'rules: {unused-anchor: error}\\n')
      until(lambda: runs() == 3)
      write('scenes/.scenec.yaml', 'exclude: [b.scene.yaml]\\n')
      until(lambda: runs() == 4)
      write('scenes/b.scene.yaml', WARNING % 20)
      print(settle())
      os.unlink('scenes/.scenec.yaml')
      until(lambda: runs() >= 5 and '2 scenes in' in text())
      end(child)
      print(*[line for line in text().splitlines() if '[' in line or 'with' in line], sep='\\n')
      """)
    #expect(
      answer.replacing(/\ in [0-9.]+ s/, with: "") == """
        True
        4
        scenes/a.scene.yaml:4:11: warning: no alias uses anchor 'style' [unused-anchor]
        scenec: 1 scene: 1 scene with warnings
        scenes/a.scene.yaml:4:11: error: no alias uses anchor 'style' [unused-anchor]
        scenec: 1 scene: 1 scene with errors
        scenes/a.scene.yaml:4:11: warning: no alias uses anchor 'style' [unused-anchor]
        scenec: 1 scene: 1 scene with warnings
        scenes/a.scene.yaml:4:11: error: no alias uses anchor 'style' [unused-anchor]
        scenes/b.scene.yaml:4:11: error: no alias uses anchor 'style' [unused-anchor]
        scenec: 2 scenes: 2 scenes with errors

        """)
  }

  @Test func `a burst of changes gives one run`() throws {
    let answer = try Self.answer(
      """
      for number in range(50): write(f's/{number}.scene.yaml', GOOD % 20)
      child = watch('lint', 's')
      for number in range(50): write(f's/{number}.scene.yaml', GOOD % 30)
      for number in range(50): os.rename(f's/{number}.scene.yaml', f's/x{number}.scene.yaml')
      until(lambda: runs() > 1)
      print(settle(), end(child), '100 files changed' in text())
      """)
    #expect(answer == "2 -2 True\n")
  }

  @Test func `outputs and reports in the watched folder start nothing`() throws {
    let answer = try Self.answer(
      """
      write('a.scene.yaml', GOOD % 20)
      write('.scenec.yaml', 'include: ["*.scene.yaml", "*.menu.yaml"]\\n')
      child = watch('compile', '.', '-o', '.')
      print(settle())
      write('sub/b.menu.yaml', GOOD % 30)
      until(lambda: size('sub/b.menu.placements.json') == 30)
      print(settle(), end(child))
      """)
    #expect(answer == "1\n2 -2\n")
  }

  @Test func `fixes are written once`() throws {
    let answer = try Self.answer(
      """
      write('a.scene.yaml', GOOD % 20)
      child = watch('lint', '--fix')
      write('a.scene.yaml', GOOD.replace('layout', 'layuot') % 20)
      until(lambda: runs() > 1)
      print(settle() <= 3, read('a.scene.yaml') == GOOD % 20, end(child))
      """)
    #expect(answer == "True True -2\n")
  }

  @Test func `a file behind a link counts`() throws {
    let answer = try Self.answer(
      """
      write('elsewhere/real.yaml', GOOD % 20)
      os.mkdir('scenes'); os.symlink('../elsewhere/real.yaml', 'scenes/a.scene.yaml')
      child = watch('compile', 'scenes', '-o', 'out')
      write('elsewhere/real.yaml', GOOD % 30)
      until(lambda: size('out/a.placements.json') == 30)
      print(end(child))
      """)
    #expect(answer == "-2\n")
  }

  @Test(
    "what cannot be watched is wrong usage",
    arguments: [
      "lint --watch -", "lint --watch --files-from -", "lint --watch --diff",
      "compile -o - --watch --stdin-filename a.scene.yaml", "lint --watch --write-baseline known",
      "compile --watch a.scene.yaml", "lint --watch empty",
    ])
  func usage(line: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    try scenec.folder.makeFolder("empty")
    let result = try scenec.shell("\"$scenec\" \(line)")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
  }

  /// Inside a user namespace a limit can be set for one process.
  private static let canLimit: Bool = {
    let folder = "/proc/sys/user/max_inotify_"
    let script = "echo 0 > \(folder)watches && echo 0 > \(folder)instances"
    return (try? Scenec().shell("unshare -Ur sh -c '\(script)'"))?.status == 0
  }()

  @Test(
    "where the system watches no more, files are looked at",
    .enabled(if: canLimit, "no user namespace to set a limit in"),
    arguments: [
      ("max_inotify_watches", "fs.inotify.max_user_watches"),
      ("max_inotify_instances", "fs.inotify.max_user_instances"),
    ])
  func limits(name: String, setting: String) throws {
    let answer = try Self.answer(
      """
      write('a.scene.yaml', GOOD % 20)
      limit = 'echo 0 > /proc/sys/user/\(name); exec "$0" "$@"'
      child = watch('compile', '.', '-o', 'out', wrapper=('unshare', '-Ur', 'sh', '-c', limit))
      print(*[line for line in text().splitlines() if 'limit' in line])
      write('a.scene.yaml', GOOD % 30)
      until(lambda: size('out/a.placements.json') == 30)
      print(settle(), end(child))
      """)
    let lines = answer.split(separator: "\n")
    #expect(lines.first?.contains("limit of ") == true)
    #expect(lines.first?.hasSuffix("so files are looked at every second; raise \(setting)") == true)
    #expect(lines.last == "2 -2")
  }
}
