import Foundation
import TestSupport

/// The real program while it runs, driven by a Python script: signals, terminals, saves.
///
/// The script has `start(*arguments)`, which runs the program with the signals of a terminal's
/// processes and with `log.txt` as both streams, `until(condition)`, which waits for at most half
/// a minute, and what is below. What it prints is its answer.
enum LiveScenec {
  /// Runs a script in the folder of a program; everything but what it prints is a failure.
  static func run(_ script: String, in scenec: Scenec) throws -> String {
    try scenec.folder.write(prelude + script, to: "script.py")
    let result = try scenec.shell(
      "PYTHONDONTWRITEBYTECODE=1 python3 script.py; status=$?; rm script.py; exit $status")
    guard result.status == 0, result.errors.isEmpty else {
      throw ScriptFailure(text: result.output + result.errors)
    }
    return result.output
  }

  struct ScriptFailure: Error {
    let text: String
  }

  private static let prelude = #"""
    import json, os, pathlib, pty, re, select, shutil, signal, subprocess, sys, threading, time

    GOOD = "version: 1\ncontainers:\n  - {id: a, layout: circle, count: 3, template: {size: %d}}\n"
    children = []

    def free():
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)

    def start(*arguments, wrapper=(), stdout=None, stderr=subprocess.STDOUT):
        children.append(subprocess.Popen(
            [*wrapper, os.environ["scenec"], *arguments], stdin=subprocess.DEVNULL,
            stdout=stdout or open("log.txt", "wb"), stderr=stderr, preexec_fn=free))
        return children[-1]

    def give_up(what):
        for child in children: child.kill()
        sys.exit(f"{what}\n{text()}")

    def until(condition):
        end = time.monotonic() + 120
        while not condition():
            if time.monotonic() > end: give_up("waited in vain")
            time.sleep(0.01)

    def text(): return read("log.txt") if os.path.exists("log.txt") else ""
    def read(path): return pathlib.Path(path).read_text(encoding="utf-8", errors="replace")

    def write(path, text):
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        pathlib.Path(path).write_text(text, encoding="utf-8")

    def runs(): return len(re.findall(r"^scenec: \d+ scenes? in ", text(), re.M))

    def watch(*arguments, wrapper=()):
        child = start(*arguments, "--watch", wrapper=wrapper)
        until(lambda: child.poll() is not None or "watching; " in text())
        if child.poll() is not None: give_up("it has ended")
        return child

    def size(output):
        if not os.path.exists(output): return None
        return json.loads(read(output))["containers"][0]["children"][0]["frame"]["width"]

    def settle():
        """Waits until nothing is left to do; answers how many runs there were."""
        count = -1
        while runs() != count:
            count = runs()
            time.sleep(0.5)
        return count

    def end(child, number=signal.SIGINT):
        child.send_signal(number)
        return child.wait(timeout=120)


    """#
}
