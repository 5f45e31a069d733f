/// Runs in which nothing changed, against cold ones: 2,000 files, and 20,000 of the same size.
///
/// A cold run writes all outputs into a new folder and has no cache.
func benchmarkIncremental() {
  var unchanged: [Double] = []
  for count in [2000, 20_000] {
    withTemporaryFolder { folder in
      // Without findings, whose report would be most of the work.
      let scene = SceneText.scene(containers: 5, childCount: 14)
      for number in 0..<count {
        let subfolder = "\(folder)/in/\(number / 500)"
        if number % 500 == 0 { _ = run("/bin/mkdir", ["-p", subfolder]) }
        let text = "# Scene \(number)\n" + scene
        write(Array(text.utf8), to: "\(subfolder)/s\(number).scene.yaml")
      }
      var (cold, warm, changed) = (Double.infinity, Double.infinity, Double.infinity)
      for turn in 0..<(count > 2000 ? 1 : 3) {
        let compile = ["compile", folder + "/in", "-o", "\(folder)/out-\(turn)"]
        cold = min(cold, run(scenecPath, compile)?.wall ?? .infinity)
        for _ in 0..<5 { warm = min(warm, run(scenecPath, compile)?.wall ?? .infinity) }
        let text = "# Turn \(turn)\n" + scene
        write(Array(text.utf8), to: folder + "/in/0/s7.scene.yaml")
        changed = min(changed, run(scenecPath, compile)?.wall ?? .infinity)
      }
      print("  \(count) files: cold \(milliseconds(cold))")
      report("nothing changed / cold", warm / cold, limit: 0.1, milliseconds(warm))
      report("one scene changed / cold", changed / cold, limit: 0.1, milliseconds(changed))
      unchanged.append(warm / Double(count))
    }
  }
  report("a file of 20,000 unchanged ones / of 2,000", unchanged[1] / unchanged[0], limit: 1.2)
}
