import Foundation
import SceneEmit
import SceneLayout

/// The placements of a scene as the JSON that a user gets.
func placementsJSON(_ placements: Placements, name: String = "test.scene.yaml") -> [UInt8] {
  var output = OutputBuffer()
  placementsEmitters[0].emit(placements, sourceName: name, to: &output)
  return output.bytes
}

/// The frames `[x, y, width, height]` of a placements file by path.
func frames(_ json: [UInt8]) throws -> [String: [Double]] {
  var result: [String: [Double]] = [:]
  func visit(_ element: [String: Any]) {
    let frame = element["frame"] as? [String: Double] ?? [:]
    result[element["path"] as? String ?? ""] = ["x", "y", "width", "height"].map {
      frame[$0] ?? .nan
    }
    for child in element["children"] as? [[String: Any]] ?? [] { visit(child) }
  }
  let document = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
  for container in document?["containers"] as? [[String: Any]] ?? [] { visit(container) }
  return result
}
