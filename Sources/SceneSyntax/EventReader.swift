internal import CParserMemory
internal import CYaml

/// Reads libyaml's events one by one.
///
/// Owns the parser and the current event and frees both on every path. The bytes must outlive
/// the reader. After an error or the end of the stream there are no more events.
public final class EventReader {
  /// The kinds of event, with libyaml's meaning.
  ///
  /// In libyaml's order, which numbers them from 1 on.
  package enum Kind: UInt32 {
    case streamStart = 1
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  /// How a node was written.
  @frozen
  public enum Style: UInt8 {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
    case block
    case flow

    /// The style of some bits; unlike `init(rawValue:)` it is inlined in other modules.
    @inlinable
    init(bits: UInt32) {
      switch bits {
      case 0: self = .plain
      case 1: self = .singleQuoted
      case 2: self = .doubleQuoted
      case 3: self = .literal
      case 4: self = .folded
      case 5: self = .block
      default: self = .flow
      }
    }
  }

  /// What libyaml says of text that it cannot parse; the indices count code points.
  package struct Failure {
    package let problem: String
    package let index: Int
    package let context: String?
    package let contextIndex: Int
    /// Set when the reader, not the scanner or parser, failed: a byte offset.
    package let byteOffset: Int?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Makes a reader of UTF-8 bytes; nil when libyaml cannot get its memory.
  ///
  /// The number of their characters is given of bytes in which `SourceEncoding` found no problem,
  /// so that libyaml need not check and decode them again.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, characterCount: Int? = nil) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    scenec_reading_begin()
    // What is not returned is freed by `deinit`, for which a parser without memory is an empty one.
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    if let characterCount {
      let isTaken = scenec_parser_take_text(
        parser, bytes.baseAddress, bytes.count, characterCount)
      guard isTaken == 1 else { return nil }
    }
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    scenec_reading_end()
    parser.deallocate()
    event.deallocate()
  }

  /// Moves to the next event; nil at the end of the stream and after an error.
  @inline(__always)
  package func next() -> Kind? {
    deleteEvent()
    if yaml_parser_parse(parser, event) == 0 { event.initialize(to: yaml_event_t()) }
    // Behind the end and behind an error libyaml gives events of no type.
    return Kind(rawValue: UInt32(scenec_event_type(event).rawValue))
  }

  /// Frees what the event owns; most own a value and nothing else, which needs no call of libyaml.
  @inline(__always)
  private func deleteEvent() {
    if let value = scenec_event_only_value(event) { yaml_free(value) } else { deleteOtherEvent() }
  }

  /// Frees what other events own; apart, so that the kind of most is asked for only once.
  @inline(never)
  private func deleteOtherEvent() {
    if scenec_event_owns_memory(event) == 1 { yaml_event_delete(event) }
  }

  /// The code point index where the event starts; at its properties if it has any.
  package var startIndex: Int { scenec_event_start(event) }

  /// The code point index where the event ends.
  package var endIndex: Int { scenec_event_end(event) }

  /// The value of a scalar; valid until the next event.
  package var scalar: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: scenec_scalar_value(event), count: scenec_scalar_length(event))
  }

  /// Whether the value of a scalar is exactly these bytes of the source.
  package func scalarEquals(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    scenec_scalar_equals(event, source.baseAddress, source.count) == 1
  }

  /// How the scalar of the event was written.
  ///
  /// libyaml has its styles in the same order, from 1 on.
  @inline(__always)
  package var scalarStyle: Style {
    Style(bits: UInt32(scenec_scalar_style(event).rawValue) &- YAML_PLAIN_SCALAR_STYLE.rawValue)
  }

  /// Whether the scalar is written in quotes of one kind or the other.
  @inline(__always)
  var isQuoted: Bool { scenec_scalar_is_quoted(event) == 1 }

  /// Whether the scalar is a block scalar.
  @inline(__always)
  var isBlockScalar: Bool { scenec_scalar_is_block(event) == 1 }

  /// Whether the scalar is plain, on one line, and without properties: such a one is written as it
  /// is, from its start to its end.
  @inline(__always)
  var isPlainLine: Bool { scenec_scalar_is_plain_line(event) == 1 }

  /// Whether the collection of the event is written in brackets or braces.
  package var collectionStyle: Style { scenec_event_is_flow(event) == 1 ? .flow : .block }

  /// Whether the scalar has an anchor or a tag.
  package var scalarHasProperties: Bool { scenec_scalar_has_properties(event) == 1 }

  /// Whether the collection has an anchor or a tag.
  package var collectionHasProperties: Bool {
    scenec_event_anchor(event) != nil || scenec_event_tag(event) != nil
  }

  /// The anchor of the node, or the name of the alias.
  package var anchor: String? { scenec_event_anchor(event).map { String(cString: $0) } }

  /// The tag of the node, its handle resolved.
  package var tag: String? { scenec_event_tag(event).map { String(cString: $0) } }

  /// Whether the document's start or end has its marker.
  package var isExplicit: Bool { scenec_document_is_explicit(event) == 1 }

  /// Why there are no more events; nil at the end of the stream.
  package var failure: Failure? {
    let state = parser.pointee
    guard state.error != YAML_NO_ERROR else { return nil }
    return Failure(
      problem: state.problem.map { String(cString: $0) } ?? "not enough memory",
      index: state.problem_mark.index,
      context: state.context.map { String(cString: $0) },
      contextIndex: state.context_mark.index,
      byteOffset: state.error == YAML_READER_ERROR ? state.problem_offset : nil)
  }
}
