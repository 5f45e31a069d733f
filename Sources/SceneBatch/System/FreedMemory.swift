#if canImport(Glibc)
  import Glibc
#endif

/// Lets the allocator keep the memory of a scene for the next one.
///
/// Else glibc gives more than 128 KiB at the end of its heap back to the system, and for each of
/// many scenes the system has to clear it again: a tenth of the time.
func keepFreedMemory() {
  #if canImport(Glibc)
    // When a mapped block is freed, glibc takes its size for that from which blocks are mapped,
    // and keeps twice as much. (Setting that with `mallopt` would end all later adaption.)
    var block: UnsafeMutableRawPointer?
    if posix_memalign(&block, 64, 4 << 20) == 0 { free(block) }
  #endif
}
