/// 2,000 files of 70 children without a cache, into a folder that is new each time, against a
/// bare scan of all of them on one thread.
func benchmarkBatch() {
  withTemporaryFolder { folder in
    let scene = SceneText.layoutScene("flow", containers: 1, 70)
    let paths = (0..<2000).map { "\(folder)/in/s\($0).scene.yaml" }
    _ = run("/bin/mkdir", ["-p", folder + "/in", folder + "/copy"])
    for (number, path) in paths.enumerated() {
      write(Array("# Scene \(number)\n\(scene)".utf8), to: path)
    }
    var (scanWall, scanCPU) = (Double.infinity, Double.infinity)
    var (oneJob, twoJobs) = (Double.infinity, Double.infinity)
    var cpu = Double.infinity
    var lint = Double.infinity
    for _ in 0..<5 {
      let (wall, time) = (wallTime(), processTime())
      for path in paths { _ = bareScan(read(path)) }
      scanWall = min(scanWall, wallTime() - wall)
      scanCPU = min(scanCPU, processTime() - time)
      func compile(_ jobs: String) -> ChildUsage? {
        _ = run("/bin/rm", ["-rf", folder + "/out"])
        return run(
          scenecPath,
          ["compile", folder + "/in", "-o", folder + "/out", "--no-cache", "--jobs", jobs])
      }
      oneJob = min(oneJob, compile("1")?.wall ?? .infinity)
      let two = compile("2")
      twoJobs = min(twoJobs, two?.wall ?? .infinity)
      cpu = min(cpu, two?.cpu ?? .infinity)
      lint = min(lint, run(scenecPath, ["lint", folder + "/in", "--jobs", "2"])?.cpu ?? .infinity)
    }
    print("  read and scan on one thread: \(milliseconds(scanWall))")
    report("compile's wall time / scan", twoJobs / scanWall, limit: 0.9, milliseconds(twoJobs))
    report("compile's CPU / scan", cpu / scanCPU, limit: 1.7, milliseconds(cpu))
    report("lint's CPU / scan", lint / scanCPU, limit: 1.7, milliseconds(lint))
    let speedUp = oneJob / twoJobs
    let verdict = speedUp >= 1.8 ? "ok" : "BELOW"
    print("  two jobs are \(rounded(speedUp))x faster than one (at least 1.80x, \(verdict))")
  }
}
