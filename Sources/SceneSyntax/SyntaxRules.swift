package import SceneSource

/// The rules of this stage, in the order of the reference.
package let syntaxRules: [any DiagnosticRule.Type] = [
  YamlSyntax.self,
  InvalidEncoding.self,
  EmptyDocument.self,
  MultipleDocuments.self,
  DuplicateKey.self,
  UndefinedAlias.self,
  RecursiveAlias.self,
  InvalidMerge.self,
  UnsupportedTag.self,
  AliasExpansionLimit.self,
  NestingLimit.self,
  InputLimit.self,
  UnusedAnchor.self,
]
