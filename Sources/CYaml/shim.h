// Inline accessors to libyaml's event union: Swift would copy the whole union
// for each field that it reads from one.
#ifndef SCENEC_CYAML_SHIM_H
#define SCENEC_CYAML_SHIM_H

#include <stdint.h>
#include <string.h>

#if !__has_include(<yaml.h>)
#error "scenec needs libyaml: apt-get install libyaml-dev, or brew install libyaml"
#endif
#include <yaml.h>

#include "text.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

// Asks for large pages under memory that will be filled from its start: a page fault for each
// 4 KiB is a tenth of the time that a large scene takes.
static inline void scenec_prefer_large_pages(void *start, size_t length) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  const uintptr_t page = 4096;
  uintptr_t first = ((uintptr_t)start + page - 1) & ~(page - 1);
  uintptr_t last = ((uintptr_t)start + length) & ~(page - 1);
  if (last > first) madvise((void *)first, last - first, MADV_HUGEPAGE);
#else
  (void)start;
  (void)length;
#endif
}

// The offset of a byte, or `length` when there is none.
static inline size_t scenec_offset_of_byte(const unsigned char *bytes, size_t length,
                                           unsigned char byte) {
  const unsigned char *found = length > 0 ? memchr(bytes, byte, length) : 0;
  return found ? (size_t)(found - bytes) : length;
}

static inline yaml_event_type_t scenec_event_type(const yaml_event_t *event) {
  return event->type;
}

static inline size_t scenec_event_start(const yaml_event_t *event) {
  return event->start_mark.index;
}

static inline size_t scenec_event_end(const yaml_event_t *event) {
  return event->end_mark.index;
}

static inline const unsigned char *scenec_scalar_value(const yaml_event_t *event) {
  return event->data.scalar.value;
}

static inline size_t scenec_scalar_length(const yaml_event_t *event) {
  return event->data.scalar.length;
}

static inline yaml_scalar_style_t scenec_scalar_style(const yaml_event_t *event) {
  return event->data.scalar.style;
}

// Whether a scalar's value is the bytes of the source at its place.
static inline int scenec_scalar_equals(const yaml_event_t *event, const unsigned char *source,
                                       size_t length) {
  return event->data.scalar.length == length
      && memcmp(event->data.scalar.value, source, length) == 0;
}

// The anchor of a node, or the name of an alias; null when there is none.
static inline const char *scenec_event_anchor(const yaml_event_t *event) {
  switch (event->type) {
    case YAML_ALIAS_EVENT: return (const char *)event->data.alias.anchor;
    case YAML_SCALAR_EVENT: return (const char *)event->data.scalar.anchor;
    case YAML_SEQUENCE_START_EVENT: return (const char *)event->data.sequence_start.anchor;
    case YAML_MAPPING_START_EVENT: return (const char *)event->data.mapping_start.anchor;
    default: return 0;
  }
}

// The resolved tag of a node; null when there is none.
static inline const char *scenec_event_tag(const yaml_event_t *event) {
  switch (event->type) {
    case YAML_SCALAR_EVENT: return (const char *)event->data.scalar.tag;
    case YAML_SEQUENCE_START_EVENT: return (const char *)event->data.sequence_start.tag;
    case YAML_MAPPING_START_EVENT: return (const char *)event->data.mapping_start.tag;
    default: return 0;
  }
}

// Whether a scalar has an anchor or a tag.
static inline int scenec_scalar_has_properties(const yaml_event_t *event) {
  return event->data.scalar.anchor != 0 || event->data.scalar.tag != 0;
}

// The value of a scalar that owns nothing else; null for any other event.
static inline unsigned char *scenec_event_only_value(const yaml_event_t *event) {
  return event->type == YAML_SCALAR_EVENT && !scenec_scalar_has_properties(event)
      ? event->data.scalar.value : 0;
}

static inline int scenec_scalar_is_quoted(const yaml_event_t *event) {
  return event->data.scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE
      || event->data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
}

static inline int scenec_scalar_is_block(const yaml_event_t *event) {
  return event->data.scalar.style == YAML_LITERAL_SCALAR_STYLE
      || event->data.scalar.style == YAML_FOLDED_SCALAR_STYLE;
}

// Whether a scalar is plain, on one line, and has no properties.
static inline int scenec_scalar_is_plain_line(const yaml_event_t *event) {
  return event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE
      && event->start_mark.line == event->end_mark.line
      && !scenec_scalar_has_properties(event);
}

// Whether an event must be deleted: those of collections mostly need not be.
static inline int scenec_event_owns_memory(const yaml_event_t *event) {
  switch (event->type) {
    case YAML_NO_EVENT:
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT: return 0;
    case YAML_SEQUENCE_START_EVENT:
      return event->data.sequence_start.anchor != 0 || event->data.sequence_start.tag != 0;
    case YAML_MAPPING_START_EVENT:
      return event->data.mapping_start.anchor != 0 || event->data.mapping_start.tag != 0;
    default: return 1;
  }
}

static inline int scenec_event_is_flow(const yaml_event_t *event) {
  switch (event->type) {
    case YAML_SEQUENCE_START_EVENT:
      return event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
    case YAML_MAPPING_START_EVENT:
      return event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE;
    default: return 0;
  }
}

static inline int scenec_document_is_explicit(const yaml_event_t *event) {
  switch (event->type) {
    case YAML_DOCUMENT_START_EVENT: return !event->data.document_start.implicit;
    case YAML_DOCUMENT_END_EVENT: return !event->data.document_end.implicit;
    default: return 0;
  }
}

#endif
