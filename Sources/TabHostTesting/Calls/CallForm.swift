/// The form of one kind of delegate call in JSON and in text.
///
/// Both directions follow from one entry of ``DelegateCall/forms``: the case, its parts in the order
/// of its associated values, and the pattern that takes these values out of a call.
struct CallForm: Sendable {
  typealias Reader = KeyedDecodingContainer<CallKey>
  typealias Writer = KeyedEncodingContainer<CallKey>

  let name: String
  let decode: @Sendable (Reader) throws -> DelegateCall
  /// Encodes all values of a call but its name. Returns `false` for a call of another kind.
  let encode: @Sendable (DelegateCall, inout Writer) throws -> Bool
  /// The text of a call without its name, or `nil` for a call of another kind.
  let text: @Sendable (DelegateCall) -> CallText?

  init<each Value>(
    _ name: String,
    _ make: @escaping @Sendable (repeat each Value) -> DelegateCall,
    _ part: repeat CallPart<each Value>,
    values: @escaping @Sendable (DelegateCall) -> (repeat each Value)?
  ) {
    self.name = name
    decode = { make(repeat try (each part).decode($0)) }
    encode = { call, writer in
      guard let values = values(call) else { return false }
      repeat try (each part).encode(each values, &writer)
      return true
    }
    text = { call in
      guard let values = values(call) else { return nil }
      var text = CallText()
      repeat (each part).print(each values, &text)
      return text
    }
  }

  /// The form of a call without values.
  init(_ name: String, _ call: DelegateCall) {
    self.name = name
    decode = { _ in call }
    encode = { other, _ in other == call }
    text = { $0 == call ? CallText() : nil }
  }
}
