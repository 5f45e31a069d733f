#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether bytes come before others in the order of dictionaries.
func precedesBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard let first = a.baseAddress, let second = b.baseAddress else { return a.count < b.count }
  let order = memcmp(first, second, min(a.count, b.count))
  return order == 0 ? a.count < b.count : order < 0
}
