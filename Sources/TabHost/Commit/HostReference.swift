/// The identity of a host, shared by all objects that refer to the host without being owned by it:
/// its tabs, sessions of gestures, and popovers.
///
/// Comparing references decides whether a tab is in a given host, without retaining the host. A change
/// looks its host up once and passes it on, because loading a weak reference costs several times as much
/// as a strong one.
@MainActor final class HostReference {
  /// The host, or `nil` as soon as its last reference is released, on any thread.
  weak var host: TabHostController?

  init(_ host: TabHostController? = nil) { self.host = host }
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
  /// Removes an occurrence of an object.
  ///
  /// Uses a loop, because a closure would be checked for its actor, at ten times the cost of the
  /// comparison.
  mutating func remove(_ object: Element) {
    // Mostly, the object is at one of the ends.
    if first === object {
      removeFirst()
      return
    }
    for index in indices.reversed() where self[index] === object {
      remove(at: index)
      return
    }
  }
}
