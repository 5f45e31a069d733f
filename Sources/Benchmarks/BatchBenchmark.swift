/// 2,000 files of 70 children without a cache, against a bare scan of all of them on one thread,
/// and against writing as many files and nothing else.
///
/// Every turn has a new folder: some file systems look through the files that were removed in
/// the last minute whenever they make one.
func benchmarkBatch() {
  withTemporaryFolder { folder in
    let scene = SceneText.scene(containers: 5, childCount: 14)
    let paths = (0..<2000).map { "\(folder)/in/s\($0).scene.yaml" }
    _ = run("/bin/mkdir", ["-p", folder + "/in"])
    for (number, path) in paths.enumerated() {
      write(Array("# Scene \(number)\n\(scene)".utf8), to: path)
    }
    var best = BatchTimes()
    for turn in 0..<5 { best.improve(by: BatchTimes(folder, paths, turn)) }
    best.printRatios()
  }
}

/// What one turn takes, in seconds.
private struct BatchTimes {
  var scan = (wall: Double.infinity, cpu: Double.infinity)
  var writing = (wall: Double.infinity, cpu: Double.infinity)
  var oneJob = (wall: Double.infinity, cpu: Double.infinity)
  var twoJobs = (wall: Double.infinity, cpu: Double.infinity)
  var lint = (wall: Double.infinity, cpu: Double.infinity)

  init() {}

  init(_ folder: String, _ paths: [String], _ turn: Int) {
    scan = Self.here { for path in paths { _ = bareScan(read(path)) } }
    let compile = ["compile", folder + "/in", "--no-cache", "-o"]
    oneJob = Self.child(compile + ["\(folder)/one-\(turn)", "--jobs", "1"])
    twoJobs = Self.child(compile + ["\(folder)/two-\(turn)", "--jobs", "2"])
    lint = Self.child(["lint", folder + "/in", "--jobs", "2"])
    let output = read("\(folder)/one-\(turn)/s0.placements.json")
    _ = run("/bin/mkdir", ["\(folder)/bare-\(turn)"])
    writing = Self.here {
      for number in paths.indices { write(output, to: "\(folder)/bare-\(turn)/s\(number)") }
    }
  }

  private static func here(_ work: () -> Void) -> (Double, Double) {
    let (wall, cpu) = (wallTime(), processTime())
    work()
    return (wallTime() - wall, processTime() - cpu)
  }

  private static func child(_ arguments: [String]) -> (Double, Double) {
    run(scenecPath, arguments).map { ($0.wall, $0.cpu) } ?? (.infinity, .infinity)
  }

  mutating func improve(by other: BatchTimes) {
    for times in [\BatchTimes.scan, \.writing, \.oneJob, \.twoJobs, \.lint] {
      self[keyPath: times].wall = min(self[keyPath: times].wall, other[keyPath: times].wall)
      self[keyPath: times].cpu = min(self[keyPath: times].cpu, other[keyPath: times].cpu)
    }
  }

  func printRatios() {
    print("  read and scan on one thread: \(milliseconds(scan.wall))")
    print("  write as many files bare, CPU / scan: \(rounded(writing.cpu / scan.cpu))x")
    report(
      "compile's wall time / scan", twoJobs.wall / scan.wall, limit: 0.9,
      milliseconds(twoJobs.wall))
    report(
      "compile's CPU / scan", twoJobs.cpu / scan.cpu, limit: 1.7, milliseconds(twoJobs.cpu))
    report(
      "lint's CPU / scan", lint.cpu / scan.cpu, limit: 1.7, milliseconds(lint.cpu))
    let speedUp = oneJob.wall / twoJobs.wall
    let verdict = speedUp >= 1.8 ? "ok" : "BELOW"
    print("  two jobs are \(rounded(speedUp))x faster than one (at least 1.80x, \(verdict))")
  }
}
