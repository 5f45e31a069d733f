package import SceneSource

/// The rules of this stage, in the order of the reference.
package let semaRules: [any DiagnosticRule.Type] = [
  UnsupportedVersion.self,
  UnknownKey.self,
  MissingKey.self,
  WrongType.self,
  UnknownLayout.self,
  UnknownValue.self,
  InvalidID.self,
  DuplicateID.self,
  CountOutOfRange.self,
  CountExceedsChildren.self,
  NegativeRadius.self,
  NegativeLength.self,
  ValueOutOfRange.self,
  NotFinite.self,
  RingCapacityExceeded.self,
  ConflictingKeys.self,
  ContradictoryFrame.self,
  UnrepresentableData.self,
]
