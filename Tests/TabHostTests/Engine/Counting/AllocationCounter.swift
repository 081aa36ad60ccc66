import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Counts the objects that a piece of code makes, by standing in front of the runtime's allocator.
///
/// Objects are instances of classes, closures with captures, and the storage of strings, arrays and
/// hash tables. Count only in a process of its own, in which no other thread does anything: from an
/// allocation by another allocator on, the runtime retains by a detour that takes short strings for
/// objects. So each allocation ends the detour at once, before anything is retained.
enum AllocationCounter {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  private static let count = Atomic<Int>(0)
  /// The function that makes objects, as the runtime had it.
  private static let original = Atomic<UInt>(0)
  /// Where the runtime keeps that function, and whether it takes the detour; 0 if out of reach.
  private static let slot = address("_swift_allocObject")
  private static let detour = address(
    "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  )

  /// Whether the runtime lets others stand there: it does where it is a library of its own.
  static var isPossible: Bool { slot != 0 && detour != 0 }

  /// How many objects the body makes; nil unless this ``isPossible``.
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
