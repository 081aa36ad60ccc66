import TabHost

/// The JSON keys of a delegate call.
typealias CallKey = CallText.Key

/// The coded form of a delegate call, in JSON and in text, for encoding and decoding.
struct CallForm: Sendable {
  let name: String
  /// The values that the text shows, with their keys.
  let texts: @Sendable () -> [CallText.Value]
  /// Encodes all values except the name.
  let encode: @Sendable (inout KeyedEncodingContainer<CallKey>) throws -> Void
  /// Decodes a call of the same kind.
  let decode: @Sendable (KeyedDecodingContainer<CallKey>) throws -> DelegateCall

  /// Creates a form from the values of a call.
  ///
  /// - Parameters:
  ///   - name: The name of the call in a transcript.
  ///   - make: The enumeration case, which takes the values in the same order.
  ///   - value: The keys and values.
  init<each Value: CallValue>(
    _ name: String,
    _ make: @escaping @Sendable (repeat each Value) throws -> DelegateCall,
    _ value: repeat (CallKey, each Value)
  ) {
    self.name = name
    texts = {
      var texts: [CallText.Value] = []
      repeat texts.append(((each value).0, (each value).1.text))
      return texts
    }
    encode = { repeat try (each value).1.write((each value).0, to: &$0) }
    decode = { try make(repeat try (each Value).read((each value).0, from: $0)) }
  }
}
