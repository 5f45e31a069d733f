// The memory of libyaml's tokens and events.
//
// libyaml calls its allocation functions by their names, and a program's own functions of these
// names come before those of a shared library (on ELF systems; elsewhere libyaml's own are called,
// and nothing else changes). Outside of a reading they are malloc and free.
#ifndef SCENEC_PARSER_MEMORY_H
#define SCENEC_PARSER_MEMORY_H

#include <stddef.h>

// Starts a reading on the calling thread, where it must also end.
void scenec_reading_begin(void);

// Ends a reading; all that libyaml allocated in it must be freed.
void scenec_reading_end(void);

void *yaml_malloc(size_t size);
void *yaml_realloc(void *block, size_t size);

// Where libyaml calls its own functions its blocks are malloc's, which no reading owns.
void yaml_free(void *block);

// Null for null.
char *yaml_strdup(const char *text);

#endif
