// libyaml's reader decodes a text character by character into a buffer from which the scanner
// reads: a tenth of libyaml's time. A text that was checked before needs no reader.
#ifndef SCENEC_CYAML_TEXT_H
#define SCENEC_CYAML_TEXT_H

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

// Leaves a new parser as its reader would at the end of the input: all of a text decoded in the
// buffer, with a NUL behind it. What is checked before is what the reader checks, that the text
// is UTF-8 of characters that YAML allows, NUL not among them, without a byte order mark.
//
// The parser's input must be set, and answers 0 as set for lack of memory. The scanner looks at
// most four bytes ahead, and at none behind a NUL.
static inline int scenec_parser_take_text(yaml_parser_t *parser, const unsigned char *text,
                                          size_t length, size_t characters) {
  const size_t ending = 4;
  if ((size_t)(parser->buffer.end - parser->buffer.start) < length + ending) {
    // A block as large as libyaml's buffer is malloc's.
    yaml_char_t *larger = realloc(parser->buffer.start, length + ending);
    if (larger == 0) return 0;
    parser->buffer.start = larger;
    parser->buffer.end = larger + length + ending;
  }
  if (length > 0) memcpy(parser->buffer.start, text, length);
  memset(parser->buffer.start + length, 0, ending);
  parser->buffer.pointer = parser->buffer.start;
  parser->buffer.last = parser->buffer.start + length + 1;
  parser->unread = characters + 1;
  parser->eof = 1;
  return 1;
}

#endif
