import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource

// Compiles a scene that uses a layout of one's own, and prints its placements as JSON.

let source = SourceFile(
  name: "stairs.scene.yaml",
  text: """
    version: 1
    canvas: [300, 200]
    containers:
      - id: stairs
        layout: diagonal
        spacing: 10
        children: [{size: 40}, {size: [60, 30]}, {size: 50}]
    """)
let compilation = Compilation(source, layouts: .standard.adding(DiagonalLayout.self))
for diagnostic in compilation.diagnostics { print(diagnostic.message) }
if let placements = compilation.placements() {
  var output = OutputBuffer()
  placementsEmitters[0].emit(placements, sourceName: source.baseName, to: &output)
  print(String(decoding: output.bytes, as: UTF8.self), terminator: "")
}
