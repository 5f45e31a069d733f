import SceneCompiler
import SceneLayout
import SceneSource

/// Geometry rules: one container at every count in eight variants, many files, and long flows.
func benchmarkLint() {
  benchmarkSweep()
  benchmarkLintOfManyFiles()
  benchmarkOverlapSearch()
}

/// A container of 19 children over 19 counts and 8 variants, against the same without rules.
private func benchmarkSweep() {
  let text = """
    version: 1
    containers:
      - id: comb
        layout: radial
        radius: 150
        count: 19
        countRange: [1, 19]
        template: {size: 44, shape: circle}
    """
  let file = SourceFile(name: "sweep.scene.yaml", text: text)
  var options = CompilationOptions()
  for width in 0..<7 {
    let canvas = Canvas(size: Size(width: Double(360 + 10 * width), height: 844))
    options.variants.append(
      SceneVariant(name: "variant \(width)", scenario: Scenario(canvas: canvas)))
  }
  var without = options
  without.rules = CompilationOptions.withoutLint.rules
  precondition(Compilation(file, options).diagnostics.isEmpty, "the scene must be silent")
  let turns = 200
  let times = bestTimes(
    turns: 10,
    [
      { for _ in 0..<turns { _ = Compilation(file, options) } },
      { for _ in 0..<turns { _ = Compilation(file, without) } },
    ])
  let sweep = (times[0] - times[1]) / Double(turns)
  report(
    "19 counts in 8 variants / 500 microseconds", sweep / 500e-6, limit: 1, milliseconds(sweep))
}

/// 2,000 files of five containers with 14 children, each of them with all its counts.
private func benchmarkLintOfManyFiles() {
  let text = SceneText.scene(containers: 5, childCount: 14)
  let file = SourceFile(name: "many.scene.yaml", text: text)
  let plain = SourceFile(
    name: "many.scene.yaml", text: SceneText.scene(containers: 5, childCount: 14, hasRange: false))
  func lint(_ file: SourceFile, _ options: CompilationOptions) -> () -> Void {
    { for _ in 0..<2000 { _ = Compilation(file, options) } }
  }
  let times = bestTimes(
    turns: 5,
    [
      lint(file, CompilationOptions()), lint(file, .withoutLint),
      lint(plain, CompilationOptions()), lint(plain, .withoutLint),
    ])
  report(
    "2,000 files with all counts / without geometry", times[0] / times[1], limit: 1.3,
    milliseconds(times[0]))
  report(
    "2,000 files as written / without geometry", times[2] / times[3], limit: 1.3,
    milliseconds(times[2]))
}

/// Flows of 1,000 to 100,000 children: the cost of a child must not grow.
private func benchmarkOverlapSearch() {
  for count in [1000, 10_000, 100_000] {
    let file = SourceFile(
      name: "flow.scene.yaml", text: SceneText.layoutScene("flow", containers: 1, count))
    let times = bestTimes(
      turns: 3,
      [
        { _ = Compilation(file) }, { _ = Compilation(file, .withoutLint) },
      ])
    let perChild = (times[0] - times[1]) / Double(count)
    print(
      "  a flow of \(count): lint \(milliseconds(times[0])), geometry "
        + "\(rounded(perChild * 1e6)) microseconds a child")
  }
}
