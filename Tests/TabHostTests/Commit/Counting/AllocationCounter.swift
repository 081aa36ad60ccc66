import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Counts the objects that a closure allocates, by replacing the allocation function of the Swift
/// runtime.
///
/// Objects are instances of classes, contexts of closures, and the storage of strings, arrays and
/// hash tables. Count only in a separate process without other threads. After an allocation by
/// another function, the runtime switches to replaceable reference counting functions, which
/// mistake short strings for objects. Therefore each counted allocation resets this flag before
/// anything is retained.
enum AllocationCounter {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  private static let count = Atomic<Int>(0)
  /// The original allocation function of the runtime.
  private static let original = Atomic<UInt>(0)
  /// The addresses of the runtime's pointer to the allocation function and of its flag for replaced
  /// functions; 0 if unavailable.
  private static let slot = address("_swift_allocObject")
  private static let detour = address(
    "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  )

  /// Whether the allocation function can be replaced, which requires a dynamically linked runtime.
  static var isPossible: Bool { slot != 0 && detour != 0 }

  /// Returns the number of objects allocated by the body, or `nil` unless `isPossible` is `true`.
  static func objects(in body: () -> Void) -> Int? {
    guard detour != 0, let slot = unsafe UnsafeMutablePointer<UInt>(bitPattern: slot) else {
      return nil
    }
    unsafe original.store(slot.pointee, ordering: .relaxed)
    count.store(0, ordering: .relaxed)
    unsafe slot.pointee = unsafe unsafeBitCast(counting, to: UInt.self)
    body()
    unsafe slot.pointee = original.load(ordering: .relaxed)
    return count.load(ordering: .relaxed)
  }

  private static let counting: Allocate = { metadata, size, alignment in
    unsafe UnsafeMutablePointer<Bool>(bitPattern: AllocationCounter.detour)?.pointee = false
    AllocationCounter.count.add(1, ordering: .relaxed)
    let original = AllocationCounter.original.load(ordering: .relaxed)
    return unsafe unsafeBitCast(original, to: Allocate.self)(metadata, size, alignment)
  }

  private static func address(_ symbol: String) -> UInt {
    #if canImport(Glibc)
      unsafe dlsym(nil, symbol).map { UInt(bitPattern: $0) } ?? 0
    #else
      0
    #endif
  }
}
