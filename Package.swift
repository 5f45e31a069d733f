// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// How the command is linked on Linux, for a quick start: half of it was the loader's work.
///
/// The image stands at a fixed address, so that none of its 25,000 pointers is relocated; heap,
/// stack and libraries stay where chance puts them. It exports what libyaml takes of it and no
/// more. With `--static-swift-stdlib` the little that Swift's runtime needs of the C++ library is
/// linked in, as `Sources/scenec/Linking` says, so that two libraries less are loaded. SwiftPM
/// calls such flags unsafe and lets no other package depend on a product with them; the library
/// products have none.
var quickStart = [
  "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic",
  "-Xclang-linker", "-static-libgcc", "-L\(Context.packageDirectory)/Sources/scenec/Linking",
]

// Written in one piece, the file of a new build is cached in large pages, as an installed copy is:
// a quarter of its first starts. Swift's own linker knows the flag since 6.3, gold always did.
#if compiler(>=6.3)
  quickStart += ["-Xlinker", "--no-mmap-output-file"]
#endif

let package = Package(
  name: "scenec",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "scenec", targets: ["scenec"]),
    .library(name: "SceneCompiler", targets: ["SceneCompiler", "SceneSource", "SceneEmit"]),
    .library(name: "SceneLayout", targets: ["SceneLayout"]),
  ],
  targets: [
    // MARK: CYaml: libyaml, the only C library, and the memory that it works in
    .systemLibrary(
      name: "CYaml",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "CParserMemory"),

    // MARK: SceneSource: text, ranges, diagnostics
    .target(name: "SceneSource", swiftSettings: settings),
    .testTarget(
      name: "SceneSourceTests", dependencies: ["SceneSource"], swiftSettings: settings),

    // MARK: SceneSyntax: YAML events to a syntax tree
    .target(
      name: "SceneSyntax", dependencies: ["CYaml", "CParserMemory", "SceneSource"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneSyntaxTests",
      dependencies: ["SceneSyntax", "SceneSource", "CParserMemory", "TestSupport"],
      swiftSettings: settings),

    // MARK: SceneLayout: the scene model and SwiftUI's layout negotiation
    .target(name: "SceneLayout", swiftSettings: settings),
    .testTarget(
      name: "SceneLayoutTests",
      dependencies: [
        "SceneLayout", "SceneSource", "SceneEmit", "SceneCompiler", "TestSupport",
        "diagonal-layout-example",
      ],
      swiftSettings: settings),

    // MARK: SceneSema: lowering of syntax to a scene
    .target(
      name: "SceneSema", dependencies: ["SceneSource", "SceneSyntax", "SceneLayout"],
      swiftSettings: settings),

    // MARK: SceneLint: rules over a scene that is laid out
    .target(
      name: "SceneLint", dependencies: ["SceneSource", "SceneLayout"], swiftSettings: settings),

    .testTarget(
      name: "SceneLintTests",
      dependencies: ["SceneLint", "SceneCompiler", "SceneLayout", "SceneSource", "TestSupport"],
      swiftSettings: settings),

    // MARK: SceneConfig: what a project and its comments say of the findings
    .target(
      name: "SceneConfig",
      dependencies: ["SceneSource", "SceneSyntax", "SceneLayout", "SceneSema"],
      swiftSettings: settings),
    .testTarget(
      name: "SceneConfigTests",
      dependencies: [
        "SceneConfig", "SceneSource", "SceneLayout", "SceneEmit", "SceneCompiler", "TestSupport",
      ],
      swiftSettings: settings),

    // MARK: SceneEmit: output formats and report formats
    .target(
      name: "SceneEmit", dependencies: ["SceneSource", "SceneLayout"], swiftSettings: settings),
    .testTarget(
      name: "SceneEmitTests",
      dependencies: ["SceneEmit", "SceneSource", "SceneLayout", "SceneCompiler", "TestSupport"],
      swiftSettings: settings),

    // MARK: SceneCompiler: the façade from bytes to results
    .target(
      name: "SceneCompiler",
      dependencies: [
        "SceneSource", "SceneSyntax", "SceneLayout", "SceneSema", "SceneLint", "SceneConfig",
        "SceneEmit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SceneCompilerTests",
      dependencies: ["SceneCompiler", "SceneLayout", "SceneSource", "SceneEmit", "TestSupport"],
      swiftSettings: settings),

    // MARK: SceneBatch: many files; the only library with I/O
    .target(
      name: "SceneBatch",
      dependencies: ["SceneSource", "SceneLayout", "SceneConfig", "SceneEmit", "SceneCompiler"],
      swiftSettings: settings),

    // MARK: scenec: the command
    .executableTarget(
      name: "scenec",
      dependencies: [
        "SceneBatch", "SceneSource", "SceneLayout", "SceneConfig", "SceneEmit", "SceneCompiler",
      ],
      exclude: ["Linking"], swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags(quickStart, .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(
      name: "CommandTests", dependencies: ["scenec", "SceneBatch", "SceneSource", "TestSupport"],
      swiftSettings: settings),

    // MARK: Beside the pipeline
    .executableTarget(
      name: "diagonal-layout-example",
      dependencies: ["SceneLayout", "SceneCompiler", "SceneSource", "SceneEmit"],
      path: "Sources/Examples/DiagonalLayout", swiftSettings: settings),
    .executableTarget(
      name: "scenec-benchmark",
      dependencies: ["CYaml", "SceneSource", "SceneLayout", "SceneEmit", "SceneCompiler"],
      path: "Sources/Benchmarks", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["SceneSource"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "HouseTests",
      dependencies: ["SceneLayout", "SceneCompiler", "SceneSource", "SceneEmit", "TestSupport"],
      swiftSettings: settings),
  ]
)
