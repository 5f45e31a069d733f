// Measures scenec against bare libyaml, /bin/true and itself, in one run, as ratios.
//
//   swift run -c release --static-swift-stdlib scenec-benchmark
//
// Machines are noisy: each figure is the best of several turns, and each ratio compares
// things measured in turns. The limits are the project's own.

let arguments = CommandLine.arguments.dropFirst()
let benchmarks: [(name: String, run: () -> Void)] = [
  ("one-file", benchmarkOneFile),
  ("many-files", benchmarkManyFiles),
  ("incremental", benchmarkIncremental),
  ("batch", benchmarkBatch),
  ("layout", benchmarkLayout),
  ("growth", benchmarkGrowth),
  ("stacks", benchmarkStacks),
  ("stack-growth", benchmarkStackGrowth),
  ("lint", benchmarkLint),
  ("start-up", benchmarkStartUp),
]
for benchmark in benchmarks where arguments.isEmpty || arguments.contains(benchmark.name) {
  print("\n\(benchmark.name)")
  benchmark.run()
}
