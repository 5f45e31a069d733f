// libyaml allocates a few small blocks for each token and frees them soon: a third of its time
// goes into malloc. While a text is read, the reading thread serves blocks of up to 1 KiB from a
// region of its own, with a list of free blocks for each size class; all others come from malloc.
//
// This is C for the sake of libyaml's calls, eight for a plain scalar: a function that Swift
// exports to C is two.
#include "CParserMemory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Classes of 16, 32, 48 ... 1024 bytes. A block has 16 bytes before it, of which one names its
// class, so that all blocks are aligned as those of malloc are.
enum { class_step = 16, class_count = 64, block_prefix = 16, region_size = 1 << 16 };

typedef struct free_block {
  struct free_block *next;
} free_block;

typedef struct {
  unsigned char *base;
  // The bytes from there that blocks may stand in; 0 while nobody reads.
  size_t extent;
  size_t used;
  // The size of the largest blocks that the region serves; 0 while nobody reads.
  size_t largest;
  // How many readers of the thread use the region.
  int users;
  free_block *free[class_count];
} memory_region;

// Reached without a call: a program has its room for the variables of threads from the start.
#ifdef __ELF__
#define OF_THREAD __thread __attribute__((tls_model("initial-exec")))
#else
#define OF_THREAD __thread
#endif

static OF_THREAD memory_region region;

void scenec_reading_begin(void) {
  if (region.users++ > 0) return;
  memset(region.free, 0, sizeof region.free);
  region.used = 0;
  region.base = malloc(region_size);
  region.extent = region.base != 0 ? region_size : 0;
  region.largest = region.base != 0 ? class_step * class_count : 0;
}

void scenec_reading_end(void) {
  if (--region.users > 0) return;
  free(region.base);
  region.base = 0;
  region.extent = 0;
  region.largest = 0;
}

static size_t size_class(size_t size) { return (size - 1) / class_step; }

static size_t class_size(size_t class_number) { return (class_number + 1) * class_step; }

static size_t class_of(const void *block) { return ((const unsigned char *)block)[-block_prefix]; }

// No region owns null.
static int is_owned(const void *block) {
  return (uintptr_t)block - (uintptr_t)region.base < region.extent;
}

// A block that no list of free ones has; kept apart, so that the usual way is short.
static __attribute__((noinline)) void *allocate_new(size_t size) {
  if (size > 0 && size <= region.largest) {
    const size_t class_number = size_class(size);
    const size_t length = block_prefix + class_size(class_number);
    if (region_size - region.used >= length) {
      unsigned char *start = region.base + region.used;
      region.used += length;
      *start = (unsigned char)class_number;
      return start + block_prefix;
    }
  }
  return malloc(size > 0 ? size : 1);
}

void *yaml_malloc(size_t size) {
  // A size of 0 is far too large here.
  if (size - 1 >= region.largest) return allocate_new(size);
  free_block **list = &region.free[size_class(size)];
  free_block *block = *list;
  if (block == 0) return allocate_new(size);
  *list = block->next;
  return block;
}

void yaml_free(void *block) {
  if (!is_owned(block)) {
    free(block);
    return;
  }
  free_block **list = &region.free[class_of(block)];
  free_block *head = block;
  head->next = *list;
  *list = head;
}

void *yaml_realloc(void *block, size_t size) {
  if (block == 0) return yaml_malloc(size);
  if (!is_owned(block)) return realloc(block, size > 0 ? size : 1);
  const size_t capacity = class_size(class_of(block));
  if (size <= capacity) return block;
  void *larger = yaml_malloc(size);
  if (larger == 0) return 0;
  memcpy(larger, block, capacity);
  yaml_free(block);
  return larger;
}

char *yaml_strdup(const char *text) {
  if (text == 0) return 0;
  const size_t length = strlen(text) + 1;
  char *copy = yaml_malloc(length);
  return copy != 0 ? memcpy(copy, text, length) : 0;
}
