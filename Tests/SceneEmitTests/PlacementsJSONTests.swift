import SceneCompiler
import SceneEmit
import SceneLayout
import SceneSource
import Testing

/// `scenec.placements/1`: whole outputs, written by hand after the format's reference.
struct PlacementsJSONTests {
  @Test func `five children on a ring of 120`() throws {
    let scene = """
      version: 1
      name: App orbit
      canvas: {width: 390, height: 844}
      containers:
        - id: orbit
          layout: radial
          radius: 120
          count: 5
          countRange: [1, 6]
          animation: {duration: 0.55, bounce: 0.3}
          children:
            - {id: music, size: 64, data: {symbol: music.note, color: pink}}
            - {id: photos, size: [64, 48]}
            - {size: 64}
            - {id: maps, size: 64, shape: circle}
            - {id: mail, size: 64}
            - {id: hidden, size: 100}

      """
    // 2 x 120 + 64 = 304. The centre is (195, 422), child k stands at -90 + 72k degrees:
    // cos 18 = 0.95105652, sin 18 = 0.30901699, cos 54 = 0.58778525, sin 54 = 0.80901699.
    #expect(
      try emit(scene, name: "orbit.scene.yaml") == """
        {"format":"scenec.placements/1","scene":"App orbit","source":"orbit.scene.yaml",\
        "canvas":{"width":390,"height":844},"containers":[
        {"id":"orbit","path":"containers[0]","layout":"radial","count":5,"countRange":[1,6],\
        "animation":{"duration":0.55,"bounce":0.3},"proposal":{"width":390,"height":844},\
        "frame":{"x":43,"y":270,"width":304,"height":304},"children":[
        {"id":"music","path":"containers[0].children[0]",\
        "proposal":{"width":null,"height":null},\
        "frame":{"x":163,"y":270,"width":64,"height":64},\
        "data":{"symbol":"music.note","color":"pink"}},
        {"id":"photos","path":"containers[0].children[1]",\
        "proposal":{"width":null,"height":null},\
        "frame":{"x":277.1268,"y":360.918,"width":64,"height":48}},
        {"path":"containers[0].children[2]","proposal":{"width":null,"height":null},\
        "frame":{"x":233.5342,"y":487.082,"width":64,"height":64}},
        {"id":"maps","path":"containers[0].children[3]","shape":"circle",\
        "proposal":{"width":null,"height":null},\
        "frame":{"x":92.4658,"y":487.082,"width":64,"height":64}},
        {"id":"mail","path":"containers[0].children[4]",\
        "proposal":{"width":null,"height":null},\
        "frame":{"x":48.8732,"y":352.918,"width":64,"height":64}}]}]}

        """)
  }

  @Test func `every key in its order, copies of a template, a leaf as a layer`() throws {
    let scene = """
      version: 1
      canvas: [100, 60]
      containers:
        - data: {role: list}
          position: {y: 20, x: 50}
          animation: none
          countRange: [1, 3]
          template: {data: [1, two], shape: circle, size: 10}
          count: 2
          layout: flow
          id: dots
        - {id: badge, shape: capsule, data: false}

      """
    #expect(
      try emit(scene, name: "all keys.scene.yaml") == """
        {"format":"scenec.placements/1","scene":"all keys","source":"all keys.scene.yaml",\
        "canvas":{"width":100,"height":60},"containers":[
        {"id":"dots","path":"containers[0]","layout":"flow","count":2,"countRange":[1,3],\
        "animation":"none","proposal":{"width":100,"height":60},\
        "frame":{"x":40,"y":15,"width":20,"height":10},"data":{"role":"list"},"children":[
        {"id":"dots-0","path":"containers[0].template[0]","shape":"circle",\
        "proposal":{"width":null,"height":null},\
        "frame":{"x":40,"y":15,"width":10,"height":10},"data":[1,"two"]},
        {"id":"dots-1","path":"containers[0].template[1]","shape":"circle",\
        "proposal":{"width":null,"height":null},\
        "frame":{"x":50,"y":15,"width":10,"height":10},"data":[1,"two"]}]},
        {"id":"badge","path":"containers[1]","shape":"capsule",\
        "proposal":{"width":100,"height":60},\
        "frame":{"x":0,"y":0,"width":100,"height":60},"data":false}]}

        """)
  }

  @Test(arguments: [
    ("{id: bg, size: 5}", ["bg", "ring", "ring-0", "ring-1"]),
    ("{size: 5}", ["ring", "ring-0", "ring-1"]),
    (
      "{id: more, layout: flow, children: [{id: x, size: 5}]}",
      ["more", "ring", "ring-0", "ring-1", "x"]
    ),
  ])
  func `what stands behind and before the copies of a template is no copy`(
    layer: String, ids: [String]
  ) throws {
    let text = """
      version: 1
      containers:
        - id: ring
          layout: circle
          count: 2
          template: {size: 10}
          background: \(layer)
          overlay: {size: 3}
      """
    let scene = try #require(Compilation(SourceFile(name: "a", text: text)).scene)
    let placements = Placements(scene)
    #expect(placements.elements.indices.compactMap { placements.id(of: $0) }.sorted() == ids)
    let written = try emit(placements).split(separator: "\"id\":").dropFirst().map {
      String($0.split(separator: "\"")[0])
    }
    #expect(written.sorted() == ids)
  }

  @Test func `a scenario's count is the count of the output`() throws {
    let text = "version: 1\ncontainers: [{layout: flow, children: [{size: 1}, {size: 2}]}]"
    let scene = try #require(Compilation(SourceFile(name: "a", text: text)).scene)
    #expect(try !emit(Placements(scene)).contains("\"count\""))
    let one = try emit(Placements(scene, Scenario(counts: [0: 1])))
    #expect(one.contains("\"layout\":\"flow\",\"count\":1,\"proposal\""))
    #expect(!one.contains("children[1]"))
  }

  @Test func `an unspecified and an infinite offer have words of their own`() throws {
    let scene = "version: 1\ncontainers: [{layout: offering, children: [{size: 8}]}]"
    let output = try emit(scene, layouts: .standard.adding(OfferingLayout.self))
    #expect(output.contains("\"proposal\":{\"width\":\"infinity\",\"height\":null},\"frame\""))
  }
}

/// Offers its children infinite width and no height.
private struct OfferingLayout: NamedLayout {
  static let name = "offering"
  static let summary = "Offers infinity."
  static let attributes: [AttributeSpec] = []

  init(_ attributes: AttributeValues) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    Size(square: 10)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: .infinity, height: nil))
    }
  }
}
