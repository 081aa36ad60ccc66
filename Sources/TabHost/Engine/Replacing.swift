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
