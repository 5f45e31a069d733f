// libyaml allocates a few small blocks for each token and frees them soon: a third of its time
// goes into malloc. While a text is read, the reading thread serves blocks of up to 1 KiB from a
// region of its own, with a list of free blocks for each size class; all others come from malloc.
#ifndef SCENEC_CYAML_REGION_H
#define SCENEC_CYAML_REGION_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Classes of 16, 32, 48 ... 1024 bytes. A block has 16 bytes before it, of which one names its
// class, so that all blocks are aligned as those of malloc are.
enum {
  scenec_class_step = 16,
  scenec_class_count = 64,
  scenec_block_prefix = 16,
  scenec_region_size = 1 << 16
};

typedef struct scenec_free_block {
  struct scenec_free_block *next;
} scenec_free_block;

typedef struct {
  unsigned char *base;
  // The bytes from there that blocks may stand in; 0 while nobody reads.
  size_t extent;
  size_t used;
  // The size of the largest blocks that the region serves; 0 while nobody reads.
  size_t largest;
  // How many readers of the thread use the region.
  int users;
  scenec_free_block *free[scenec_class_count];
} scenec_region;

// Reached without a call: a program has its room for the variables of threads from the start.
#ifdef __ELF__
#define SCENEC_OF_THREAD __thread __attribute__((tls_model("initial-exec")))
#else
#define SCENEC_OF_THREAD __thread
#endif

// One for each thread, and for each object file that includes this: all that uses it must stand in
// one Swift file.
static inline scenec_region *scenec_thread_region(void) {
  static SCENEC_OF_THREAD scenec_region region;
  return &region;
}

static inline void scenec_region_enter(void) {
  scenec_region *region = scenec_thread_region();
  if (region->users++ > 0) return;
  memset(region->free, 0, sizeof region->free);
  region->used = 0;
  region->base = malloc(scenec_region_size);
  region->extent = region->base != 0 ? scenec_region_size : 0;
  region->largest = region->base != 0 ? scenec_class_step * scenec_class_count : 0;
}

static inline void scenec_region_leave(void) {
  scenec_region *region = scenec_thread_region();
  if (--region->users > 0) return;
  free(region->base);
  region->base = 0;
  region->extent = 0;
  region->largest = 0;
}

static inline size_t scenec_size_class(size_t size) { return (size - 1) / scenec_class_step; }

static inline size_t scenec_class_size(size_t class_number) {
  return (class_number + 1) * scenec_class_step;
}

static inline int scenec_region_owns(const scenec_region *region, const void *block) {
  return (uintptr_t)block - (uintptr_t)region->base < region->extent;
}

// A block that no list of free ones has; kept apart, so that the usual way is short.
static __attribute__((noinline, unused)) void *scenec_allocate_new(size_t size) {
  scenec_region *region = scenec_thread_region();
  if (size > 0 && size <= region->largest) {
    const size_t class_number = scenec_size_class(size);
    const size_t length = scenec_block_prefix + scenec_class_size(class_number);
    if (scenec_region_size - region->used >= length) {
      unsigned char *start = region->base + region->used;
      region->used += length;
      *start = (unsigned char)class_number;
      return start + scenec_block_prefix;
    }
  }
  return malloc(size > 0 ? size : 1);
}

static inline void *scenec_allocate(size_t size) {
  scenec_region *region = scenec_thread_region();
  // A size of 0 is far too large here.
  if (size - 1 >= region->largest) return scenec_allocate_new(size);
  scenec_free_block **list = &region->free[scenec_size_class(size)];
  scenec_free_block *block = *list;
  if (block == 0) return scenec_allocate_new(size);
  *list = block->next;
  return block;
}

static inline size_t scenec_class_of(const void *block) {
  return ((const unsigned char *)block)[-scenec_block_prefix];
}

// No region owns null.
static inline void scenec_free(void *block) {
  scenec_region *region = scenec_thread_region();
  if (!scenec_region_owns(region, block)) {
    free(block);
    return;
  }
  scenec_free_block **list = &region->free[scenec_class_of(block)];
  scenec_free_block *head = block;
  head->next = *list;
  *list = head;
}

static inline void *scenec_reallocate(void *block, size_t size) {
  if (block == 0) return scenec_allocate(size);
  if (!scenec_region_owns(scenec_thread_region(), block)) {
    return realloc(block, size > 0 ? size : 1);
  }
  const size_t capacity = scenec_class_size(scenec_class_of(block));
  if (size <= capacity) return block;
  void *larger = scenec_allocate(size);
  if (larger == 0) return 0;
  memcpy(larger, block, capacity);
  scenec_free(block);
  return larger;
}

static inline char *scenec_duplicate(const char *text) {
  if (text == 0) return 0;
  const size_t length = strlen(text) + 1;
  char *copy = scenec_allocate(length);
  return copy != 0 ? memcpy(copy, text, length) : 0;
}

#endif
