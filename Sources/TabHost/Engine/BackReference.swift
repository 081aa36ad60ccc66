/// A reference from an object to its owner, which keeps the owner alive no longer than it lives.
///
/// A weak reference gives the owner a side table, and every later retain and release of the owner
/// takes the slow path through it. This one costs a pointer. It is safe because the owner clears it
/// when it gives the object away, and at the latest in its isolated `deinit`: both run on the main
/// actor, and so does every read. Between the last release of an owner on another thread and its
/// `deinit` on the main actor, a read still finds the owner, whole as in its own `deinit`.
@safe @MainActor struct BackReference<Owner: AnyObject> {
  private var reference: Unmanaged<Owner>?

  init(_ owner: Owner? = nil) {
    unsafe reference = owner.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// The owner, or `nil` once it has been cleared.
  var owner: Owner? {
    @inline(__always) get { unsafe reference?.takeUnretainedValue() }
    set { self = BackReference(newValue) }
  }

  /// Whether an object is the owner. Retains neither.
  @inline(__always) func refers(to object: Owner) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Whether there is no owner.
  var isEmpty: Bool { @inline(__always) get { unsafe reference == nil } }
}

/// The identity of a host, shared by all that refers to the host without being owned by it: its
/// tabs, the sessions of its gestures, popovers.
///
/// A tab finds its host in one step, and compares references to find whether it is in a given host.
@MainActor final class HostReference {
  private var back: BackReference<TabHostController>

  init(_ host: TabHostController? = nil) {
    back = BackReference(host)
  }

  /// The host, or `nil` once it is deallocated.
  var host: TabHostController? {
    @inline(__always) get { back.owner }
    set { back.owner = newValue }
  }
}

/// Replaces a value, and releases the old one only when the write is over.
///
/// The `deinit` of what an app has stored may use the same property, which is not allowed in the
/// middle of a write.
///
/// - Returns: The old value.
@inline(__always)
@discardableResult
func replace<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}

/// Releases the old value of a stored property in its `didSet`, when the write is over.
///
/// A property with this observer is replaced as by ``replace(_:with:)``.
func keepAlive<Value>(_ old: Value) { withExtendedLifetime(old) {} }
