import SceneLayout

/// An element as a message names it.
struct ElementReference {
  let element: ElementIndex
  let parent: ElementIndex?
  /// Its number among its siblings, from 0; copies of a template have one each.
  let ordinal: Int
}

/// One finding of a rule, in numbers; what they mean is the rule's business.
struct Finding {
  /// The container or element that is wrong.
  var subject: ElementReference
  /// Children that show it.
  var first: ElementReference?
  var second: ElementReference?
  /// A length in points.
  var amount = 0.0
  /// An extent in points.
  var size = Size.zero
  /// A second extent.
  var limit = Size.zero
  /// A number of things.
  var count = 0
  /// What would do in all runs so far, in points; infinite when nothing would.
  var advice = 0.0
  /// The attribute that the advice is for; nil when there is none.
  var attribute: String?

  init(_ subject: ElementReference) { self.subject = subject }
}
