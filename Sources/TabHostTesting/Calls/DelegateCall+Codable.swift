extension DelegateCall: Codable {
  private static let formsByName = Dictionary(
    uniqueKeysWithValues: forms.map { ($0.name, $0) }
  )

  /// Reads a line of a transcript.
  ///
  /// - Throws: A `DecodingError` if the line is not a delegate call.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CallKey.self)
    let name = try values.decode(String.self, forKey: .call)
    guard let form = Self.formsByName[name] else {
      throw DecodingError.dataCorruptedError(
        forKey: .call,
        in: values,
        debugDescription: "no call is called \(Spelling.quoted(name))"
      )
    }
    self = try form.decode(values)
  }

  /// Writes the call as a line of a transcript.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CallKey.self)
    for form in Self.forms where try form.encode(self, &values) {
      try values.encode(form.name, forKey: .call)
    }
  }
}

extension DelegateCall: CustomStringConvertible {
  /// The call on one line, such as `didSelectTab(b, previous: a) user`.
  public var description: String {
    for form in Self.forms {
      if let text = form.text(self) { return form.name + text.description }
    }
    return ""
  }
}
