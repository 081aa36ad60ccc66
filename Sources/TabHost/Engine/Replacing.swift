/// Writes a value, and lets go of the old one only when the write is over.
///
/// The last use of an app's closure may end with it, and with that closure the last use of a
/// completion, of which the host then hears: whoever is called by that may read the same property,
/// which is not allowed in the middle of a write.
///
/// - Returns: The old value, for those who need it.
// Inlined, the write is seen to be short, and the property is not watched for overlapping ones.
@inline(__always)
@discardableResult
func replace<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}
