#if canImport(Glibc)
  import GlibcHeap
#endif

/// The amount of memory in use, as reported by the allocator.
enum HeapSize {
  /// The number of bytes currently allocated, or `nil` if the system does not report it.
  static var now: Int? {
    #if canImport(Glibc)
      let heap = mallinfo2()
      return Int(heap.uordblks) + Int(heap.hblkhd)
    #else
      return nil
    #endif
  }
}
