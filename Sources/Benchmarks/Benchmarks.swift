import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Bytes that an emitter wrote, counted and thrown away.
private func emit(_ placements: Placements) {
  var output = OutputBuffer { _ in }
  placementsEmitters[0].emit(placements, sourceName: "benchmark.scene.yaml", to: &output)
}

/// One scene of 8 MB: CPU against a bare scan of the same bytes, memory against the file.
///
/// `compile` looks at the geometry of what it writes; `lint` at all counts, of which each of the
/// 10,000 containers has eleven.
func benchmarkOneFile() {
  let text = SceneText.scene(containers: 10_000, childCount: 11)
  let file = SourceFile(name: "benchmark.scene.yaml", text: text)
  // First, while this program is smaller than its children.
  let (compile, lint) = oneFileProcesses(file.bytes)
  var asWritten = CompilationOptions()
  asWritten.geometry = .asWritten
  let times = bestTimes(turns: 5) {
    [
      { _ = bareScan(file.bytes) },
      { _ = Compilation(file, asWritten) },
      { Compilation(file, asWritten).placements().map(emit) },
      { _ = Compilation(file) },
      { _ = Compilation(file, .withoutLint) },
    ]
  }
  let size = Double(file.bytes.count)
  print("  file: \(rounded(size / 1e6)) MB, scan \(milliseconds(times[0]))")
  report("without geometry / scan", times[4] / times[0], limit: 1.7, milliseconds(times[4]))
  report("checked as written / scan", times[1] / times[0], limit: 1.7, milliseconds(times[1]))
  report("checked and emitted / scan", times[2] / times[0], limit: 1.6, milliseconds(times[2]))
  print("  lint of all counts / scan: \(rounded(times[3] / times[0]))x")
  report("compile's memory / file", (compile?.memory ?? .infinity) / size, limit: 8)
  report("lint's memory / file", (lint?.memory ?? .infinity) / size, limit: 8)
  report("compile as a process / scan", (compile?.cpu ?? .infinity) / times[0], limit: 2.0)
  report("lint as a process / scan", (lint?.cpu ?? .infinity) / times[0], limit: 1.7)
}

private func oneFileProcesses(_ bytes: [UInt8]) -> (compile: ChildUsage?, lint: ChildUsage?) {
  var usages: (compile: ChildUsage?, lint: ChildUsage?)
  withTemporaryFolder { folder in
    let path = folder + "/benchmark.scene.yaml"
    write(bytes, to: path)
    usages.compile = run(scenecPath, ["compile", path, "-o", folder + "/out.json"])
    usages.lint = run(scenecPath, ["lint", path])
  }
  return usages
}

/// 500 files of 15 children: CPU against reading and scanning them all, and against a program
/// that also writes as many files as `compile` does.
func benchmarkManyFiles() {
  withTemporaryFolder { folder in
    let text = SceneText.scene(containers: 1, childCount: 15)
    let paths = (0..<500).map { "\(folder)/scene-\($0).scene.yaml" }
    for path in paths { write(Array(text.utf8), to: path) }
    let times = bestTimes(turns: 10) {
      [
        { for path in paths { _ = bareScan(read(path)) } },
        { for path in paths { Compilation(file(path)).placements().map(emit) } },
        { for path in paths { replace(path + ".copy", with: bareScanned(path)) } },
      ]
    }
    var compile = Double.infinity
    var lint = Double.infinity
    for _ in 0..<10 {
      let compiled = run(scenecPath, ["compile", folder, "-o", folder + "/out", "--jobs", "1"])
      compile = min(compile, compiled?.cpu ?? .infinity)
      lint = min(lint, run(scenecPath, ["lint", folder, "--jobs", "1"])?.cpu ?? .infinity)
    }
    print("  read and scan \(milliseconds(times[0])), and write \(milliseconds(times[2]))")
    report("compile, written to nowhere / scan", times[1] / times[0], limit: 2.5)
    report("lint as a process / scan", lint / times[0], limit: 2.5, milliseconds(lint))
    report("compile as a process / scan", compile / times[0], limit: 2.5, milliseconds(compile))
    report("compile as a process / scan and write", compile / times[2], limit: 2.5)
  }
}

private func file(_ path: String) -> SourceFile { SourceFile(name: path, bytes: read(path)) }

private func bareScanned(_ path: String) -> [UInt8] {
  let bytes = read(path)
  _ = bareScan(bytes)
  return bytes
}

/// Writes beside a file and renames, as a compiler must.
private func replace(_ path: String, with bytes: [UInt8]) {
  write(bytes, to: path + ".new")
  precondition(rename(path + ".new", path) == 0, "cannot rename \(path)")
}

/// Layout alone: children placed in a second.
func benchmarkLayout() {
  for layout in ["circle", "flow", "radial", "honeycomb", "concentric"] {
    let childCount = layout == "flow" ? 1000 : 19
    let text = SceneText.layoutScene(layout, containers: 200_000 / childCount, childCount)
    guard let scene = Compilation(SourceFile(name: "layout", text: text)).scene else {
      print("  \(layout): the scene does not compile")
      continue
    }
    let time = bestTimes(turns: 5) { [{ _ = Placements(scene) }] }[0]
    let rate = Double(scene.elements.count - scene.containers.count) / time / 1e6
    let limit = layout == "circle" || layout == "flow" ? " (limit 10)" : ""
    print("  \(layout): \(rounded(rate)) million children in a second\(limit)")
  }
}

/// The cost of a child in scenes of 10 to 100,000 children.
func benchmarkGrowth() {
  for containers in [1, 10, 100, 1000, 10_000] {
    let file = SourceFile(
      name: "growth", text: SceneText.scene(containers: containers, childCount: 10))
    let turns = 100_000 / containers / 10
    let time = bestTimes(turns: 3) {
      [{ for _ in 0..<max(turns, 1) { Compilation(file).placements().map(emit) } }]
    }[0]
    let perChild = time / Double(max(turns, 1)) / Double(containers * 10)
    print("  \(containers * 10) children: \(rounded(perChild * 1e6)) microseconds a child")
  }
}

/// The time to start, against /bin/true.
func benchmarkStartUp() {
  withTemporaryFolder { folder in
    let path = folder + "/tiny.scene.yaml"
    write(Array(SceneText.scene(containers: 1, childCount: 3).utf8), to: path)
    var idle: [Double] = []
    var lint: [Double] = []
    for _ in 0..<300 {
      idle.append(run("/bin/true", [])?.wall ?? .infinity)
      lint.append(run(scenecPath, ["lint", path])?.wall ?? .infinity)
    }
    let (a, b) = (idle.sorted()[150], lint.sorted()[150])
    report("scenec lint / true, medians", b / a, limit: 3, milliseconds(b))
  }
}

private func bestTimes(turns: Int, _ works: () -> [() -> Void]) -> [Double] {
  bestTimes(turns: turns, works())
}

/// Writes a file, whole; a benchmark that cannot write has nothing to say.
func write(_ bytes: [UInt8], to path: String) {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  precondition(file >= 0, "cannot write \(path)")
  defer { close(file) }
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { writeSome(file, $0) }
    precondition(count > 0, "cannot write \(path)")
    rest = rest.dropFirst(count)
  }
}

/// Reads a file, whole.
func read(_ path: String) -> [UInt8] {
  let file = open(path, O_RDONLY)
  precondition(file >= 0, "cannot read \(path)")
  defer { close(file) }
  var status = stat()
  fstat(file, &status)
  return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    count = max(readSome(file, buffer), 0)
  }
}

private func readSome(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  #if canImport(Darwin)
    Darwin.read(file, buffer.baseAddress, buffer.count)
  #else
    Glibc.read(file, buffer.baseAddress, buffer.count)
  #endif
}

private func writeSome(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    Darwin.write(file, bytes.baseAddress, bytes.count)
  #else
    Glibc.write(file, bytes.baseAddress, bytes.count)
  #endif
}

/// A new folder in that of `TMPDIR`, else in the system's, removed with what is in it.
func withTemporaryFolder(_ body: (String) -> Void) {
  let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array("\(parent)/scenec-benchmark-XXXXXX".utf8CString)
  let folder = template.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
  }
  guard let folder else { return print("  cannot make a temporary folder") }
  body(folder)
  _ = run("/bin/rm", ["-r", folder])
}
