/// A reference from an object to its owner that does not retain the owner.
///
/// A weak reference gives the owner a side table, and every later retain and release of the owner
/// takes the slow path through it. This one costs a pointer. It is safe because the owner clears it
/// when it releases the object, and at the latest in its isolated `deinit`: both run on the main
/// actor, and so does every read. If the last reference to an owner is released on another thread,
/// a read before its `deinit` on the main actor still returns the owner, which is intact.
@safe @MainActor struct BackReference<Owner: AnyObject> {
  private var reference: Unmanaged<Owner>?

  init(_ owner: Owner? = nil) {
    // A closure here would check at run time that it runs on the main actor.
    if let owner { unsafe reference = Unmanaged.passUnretained(owner) }
  }

  /// The owner, or `nil` once it has been cleared.
  var owner: Owner? {
    @inline(__always) get { unsafe reference?.takeUnretainedValue() }
  }

  /// Returns whether an object is the owner. Retains neither.
  @inline(__always) func refers(to object: Owner) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Whether there is no owner.
  var isEmpty: Bool { @inline(__always) get { unsafe reference == nil } }
}

/// The identity of a host, shared by all objects that refer to the host without being owned by it:
/// its tabs, sessions of gestures, and popovers.
///
/// It gives a tab access to its host in one step, and comparing references decides whether a tab is
/// in a given host.
@MainActor final class HostReference {
  private var back: BackReference<TabHostController>

  init(_ host: TabHostController? = nil) {
    back = BackReference(host)
  }

  /// The host, or `nil` once it is deallocated.
  var host: TabHostController? {
    @inline(__always) get { back.owner }
    set { back = BackReference(newValue) }
  }
}

/// Replaces a value, and releases the old one only after the write.
///
/// The `deinit` of an object that the app has stored may access the same property, which is not
/// allowed during a write.
///
/// Also takes a collection out of a property to change it there and store it again: no access to the
/// property then spans a call, so that the accesses need no check at run time.
@inline(__always)
@discardableResult
func replace<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}

/// Releases the old value of a stored property in its `didSet`, after the write.
///
/// Replacing the value of a property with this observer is equivalent to ``replace(_:with:)``.
func keepAlive<Value>(_ old: Value) { withExtendedLifetime(old) {} }

extension Array where Element: AnyObject {
  /// Removes the last occurrence of an object.
  ///
  /// Uses a loop, because a closure would be checked for its actor, at ten times the cost of the
  /// comparison.
  mutating func remove(_ object: Element) {
    for index in indices.reversed() where self[index] === object {
      remove(at: index)
      return
    }
  }
}
