/// A reference from an object to its owner, which does not retain the owner.
///
/// The owner clears it when it releases the object, and at the latest in its isolated `deinit`, which
/// runs on the main actor as every read does. If the last reference to the owner is released on another
/// thread, ``owner`` returns the owner until that `deinit` has run. This is safe for a use that ends
/// before the main actor is suspended, and only for that: the app, which can keep what it gets, gets
/// ``livingOwner``.
///
/// The reference is not weak, because all retains and releases of an object that is referenced weakly
/// take a slow path. With weak references, a selection takes several times as long; see <doc:Costs>.
@safe @MainActor struct BackReference<Owner: AnyObject> {
  private var reference: Unmanaged<Owner>?

  init(_ owner: Owner? = nil) {
    // A closure here would check at run time that it runs on the main actor.
    if let owner { unsafe reference = Unmanaged.passUnretained(owner) }
  }

  /// The owner, or `nil` once it has been cleared. Only for use inside of the framework.
  var owner: Owner? {
    @inline(__always) get { unsafe reference?.takeUnretainedValue() }
  }

  /// The owner, or `nil` as soon as its last reference is released, on any thread.
  var livingOwner: Owner? { owner.flatMap(living) }

  /// Returns whether an object is the owner. Retains neither.
  @inline(__always) func refers(to object: Owner) -> Bool {
    unsafe reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Whether there is no owner.
  var isEmpty: Bool { @inline(__always) get { unsafe reference == nil } }
}

/// Returns an object, or `nil` if its last reference has been released and its `deinit` is about to
/// run.
@inline(never) func living<Object: AnyObject>(_ object: Object) -> Object? {
  // A weak reference to an object that is being deallocated is `nil`.
  weak let reference = object
  return reference
}

/// The identity of a host, shared by all objects that refer to the host without being owned by it:
/// its tabs, sessions of gestures, and popovers.
///
/// Comparing references decides whether a tab is in a given host.
@MainActor final class HostReference {
  private var back: BackReference<TabHostController>

  init(_ host: TabHostController? = nil) { back = BackReference(host) }

  /// The host, or `nil` once it is deallocated. Only for use inside of the framework.
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
