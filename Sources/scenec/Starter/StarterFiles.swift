import SceneEmit

/// The files that `scenec init` writes.
enum StarterFiles {
  /// The name of the first scene.
  static let sceneName = "menu.scene.yaml"
  /// The name of the schema; the scene's first line leads editors to it.
  static let schemaName = "scene.schema.json"
  static let configurationName = ".scenec.yaml"
  static let hookName = ".pre-commit-config.yaml"

  static var scene: String {
    """
    # yaml-language-server: $schema=./\(schemaName)
    version: 1
    name: Menu
    canvas: {width: 390, height: 844}   # the space offered, in points
    containers:
      - id: menu
        layout: radial                  # 'scenec layouts' lists the others
        radius: 120                     # 'scenec explain radius' says more
        count: 5                        # show the first five
        countRange: [1, 6]              # what a stepper may set count to
        children:
          - {id: music, size: 64, shape: circle, data: {symbol: music.note}}
          - {id: photos, size: 64, shape: circle, data: {symbol: photo}}
          - {id: maps, size: 64, shape: circle, data: {symbol: map}}
          - {id: mail, size: 64, shape: circle, data: {symbol: envelope}}
          - {id: notes, size: 64, shape: circle, data: {symbol: note.text}}
          - {id: games, size: 64, shape: circle, data: {symbol: gamecontroller}}

    """
  }

  /// The schema of scenes; nil never.
  static var schema: String { schemaText("scene") ?? "" }

  static var configuration: String {
    """
    # What scenec expects of the scenes in this folder and in those below.
    rules:
      unused-anchor: warning   # off, warning or error; 'scenec rules' lists all
    limits:
      count: [1, 19]           # how many children a container may show

    """
  }

  /// A hook that needs nothing but this program, as the file of a repository that has none.
  static var hooks: String { "repos:\n" + hookEntry }

  /// An entry of `repos`.
  static var hookEntry: String {
    #"""
      - repo: local
        hooks:
          - id: scenec-lint
            name: scenec lint
            language: system
            entry: scenec lint --force-exclude
            args: ["--"]
            files: \.scene\.ya?ml$
            verbose: true

    """#
  }
}
