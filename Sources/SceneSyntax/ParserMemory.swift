internal import CYaml

/// The memory of libyaml's tokens and events.
///
/// libyaml calls its allocation functions by their names, and a program's own functions of these
/// names come before those of a shared library (on ELF systems; elsewhere libyaml's own are
/// called, and nothing else changes). Outside of a reading they are malloc and free.
///
/// The region behind this is known to this file alone: nothing else may call these functions, or
/// they must not be inlined there.
enum ParserMemory {
  /// Starts a reading on the calling thread, where it must also end.
  @inline(never)
  static func enter() { scenec_region_enter() }

  /// Ends a reading; all that libyaml allocated in it must be freed.
  @inline(never)
  static func leave() { scenec_region_leave() }

  /// Lets libyaml parse a text of so many characters that its own reader would accept; false when
  /// there is no memory for it.
  @inline(never)
  static func take(
    _ text: UnsafeBufferPointer<UInt8>, characterCount: Int,
    _ parser: UnsafeMutablePointer<yaml_parser_t>
  ) -> Bool {
    scenec_parser_take_text(parser, text.baseAddress, text.count, characterCount) == 1
  }

  /// Frees a block that libyaml handed over.
  ///
  /// Where libyaml calls its own functions the block is malloc's, which no region owns.
  @inline(never)
  static func free(_ block: UnsafeMutableRawPointer) { scenec_free(block) }
}

@_cdecl("yaml_malloc")
@inline(__always)
public func scenecYamlMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
  scenec_allocate(size)
}

@_cdecl("yaml_realloc")
@inline(never)
public func scenecYamlRealloc(
  _ block: UnsafeMutableRawPointer?, _ size: Int
) -> UnsafeMutableRawPointer? {
  scenec_reallocate(block, size)
}

@_cdecl("yaml_free")
@inline(__always)
public func scenecYamlFree(_ block: UnsafeMutableRawPointer?) {
  scenec_free(block)
}

@_cdecl("yaml_strdup")
@inline(never)
public func scenecYamlStrdup(_ text: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  scenec_duplicate(text)
}
