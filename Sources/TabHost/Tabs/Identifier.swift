/// An identifier of a tab as a key.
///
/// Identifiers are compared byte by byte. Strings are not: two strings are equal if they are
/// displayed the same, such as the two forms of "é".
struct Identifier: Hashable, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { left.text.isIdentical(to: right.text) }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Identifier: Codable, CodingKeyRepresentable {
  var codingKey: any CodingKey { text.codingKey }

  init?(codingKey: some CodingKey) { text = codingKey.stringValue }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}

extension String {
  /// Returns whether two strings consist of the same bytes.
  func isIdentical(to other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
