internal import CYaml

/// Reads all events of a YAML text with libyaml and nothing else; answers how many.
func bareScan(_ bytes: [UInt8]) -> Int {
  var parser = yaml_parser_t()
  var event = yaml_event_t()
  var count = 0
  yaml_parser_initialize(&parser)
  defer { yaml_parser_delete(&parser) }
  bytes.withUnsafeBufferPointer { bytes in
    yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    var isDone = false
    while !isDone, yaml_parser_parse(&parser, &event) == 1 {
      isDone = scenec_event_type(&event) == YAML_STREAM_END_EVENT
      count += 1
      yaml_event_delete(&event)
    }
  }
  return count
}
