/// An identifier of a tab as a key.
///
/// Identifiers are compared byte by byte. Strings are not: two strings are equal if they are
/// displayed the same, such as the two forms of "é".
package struct Identifier: Hashable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool {
    left.text.isIdentical(to: right.text)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension [Identifier] {
  init(_ texts: [String]) { self = texts.map { Identifier($0) } }

  var texts: [String] { map(\.text) }
}

extension Identifier: Codable, CodingKeyRepresentable {
  package var codingKey: any CodingKey { text.codingKey }

  package init?(codingKey: some CodingKey) { text = codingKey.stringValue }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}

// MARK: - Encoded forms

// Encoders and decoders compare keys as strings. An identifier that is equal as a string to another key
// is written as its bytes.

extension Dictionary where Key == Identifier {
  private static var prefix: String { "TabHost.utf8:" }

  /// The entries for an encoded form, in which no two keys are equal as strings.
  var encodable: [String: Value] {
    var encodable: [String: Value] = [:]
    for key in keys.sorted(by: { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }) {
      let isPlain = encodable[key.text] == nil && !key.text.hasPrefix(Self.prefix)
      let hexadecimal = key.text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      encodable[isPlain ? key.text : Self.prefix + hexadecimal.joined()] = self[key]
    }
    return encodable
  }

  /// Creates a dictionary from the entries of an encoded form.
  init(encodable: [String: Value]) {
    self.init()
    for (key, value) in encodable { self[Identifier(Self.decoded(key))] = value }
  }

  private static func decoded(_ key: String) -> String {
    guard key.hasPrefix(prefix) else { return key }
    let digits = Array(key.utf8.dropFirst(prefix.utf8.count))
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count - 1, by: 2) {
      let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return key }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self) ?? key
  }
}

extension String {
  /// Returns whether two strings consist of the same bytes.
  ///
  /// `utf8.elementsEqual(_:)` takes 65 instructions for each byte, more than the rest of a look-up.
  package func isIdentical(to other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { unsafe System.areEqual(own, $0) } }
  }
}
