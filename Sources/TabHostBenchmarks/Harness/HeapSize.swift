#if canImport(Glibc)
  import GlibcHeap
#endif

/// The memory that is in use, as the allocator counts it.
enum HeapSize {
  /// The bytes that are allocated now; nil where the system does not say.
  static var now: Int? {
    #if canImport(Glibc)
      let heap = mallinfo2()
      return Int(heap.uordblks) + Int(heap.hblkhd)
    #else
      return nil
    #endif
  }
}
