import TabHost
import TabHostSpelling

extension DelegateCall: Codable {
  private static let forms: [String: CallForm] = Dictionary(
    uniqueKeysWithValues: examples.map(\.form).map { ($0.name, $0) }
  )

  /// Decodes a line of a transcript.
  ///
  /// - Throws: A `DecodingError` if the line is not a delegate call.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CallKey.self)
    let name = try values.decode(String.self, forKey: .call)
    guard let form = Self.forms[name] else {
      throw DecodingError.dataCorruptedError(
        forKey: .call,
        in: values,
        debugDescription: "no call is called \(Spelling.quoted(name))"
      )
    }
    self = try form.decode(values)
  }

  /// Encodes the call as a line of a transcript.
  public func encode(to encoder: any Encoder) throws {
    let form = form
    var values = encoder.container(keyedBy: CallKey.self)
    try values.encode(form.name, forKey: .call)
    try form.encode(&values)
  }
}

extension DelegateCall: CustomStringConvertible {
  /// The call on one line, such as `didSelectTab(b, previous: a) user`.
  public var description: String {
    let form = form
    return CallText(form.name, form.texts()).description
  }
}
