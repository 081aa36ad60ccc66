import TabHost
import TabHostSpelling

/// A value of a delegate call, with its coded form and its text.
protocol CallValue: Sendable {
  typealias Reader = KeyedDecodingContainer<CallKey>
  typealias Writer = KeyedEncodingContainer<CallKey>

  static func read(_ key: CallKey, from reader: Reader) throws -> Self
  func write(_ key: CallKey, to writer: inout Writer) throws
  /// The text of the value, or `nil` if it is absent.
  var text: String? { get }
}

extension CallValue where Self: Codable {
  static func read(_ key: CallKey, from reader: Reader) throws -> Self {
    try reader.decode(Self.self, forKey: key)
  }

  func write(_ key: CallKey, to writer: inout Writer) throws {
    try writer.encode(self, forKey: key)
  }
}

extension String: CallValue {
  var text: String? { self }
}

extension Bool: CallValue {
  var text: String? { "\(self)" }
}

extension [String]: CallValue {
  var text: String? { CallText.list(self) }
}

extension SelectionOrigin: CallValue {
  var text: String? { rawValue }
}

/// An optional value, which is encoded as `null` if it is absent.
extension Optional: CallValue where Wrapped: CallValue & Codable {
  static func read(_ key: CallKey, from reader: Reader) throws -> Self {
    try reader.decodeIfPresent(Wrapped.self, forKey: key)
  }

  var text: String? { self?.text }
}

/// A row, which is encoded under the key of its tab, or under the keys of its action and group.
extension DelegateCall.Row: CallValue {
  static func read(_ key: CallKey, from reader: Reader) throws -> Self {
    guard let action = try reader.decodeIfPresent(String.self, forKey: .action) else {
      return .tab(try reader.decode(String.self, forKey: .tab))
    }
    return .action(action, group: try reader.decode(String.self, forKey: .group))
  }

  func write(_ key: CallKey, to writer: inout Writer) throws {
    switch self {
    case .tab(let tab):
      try writer.encode(tab, forKey: .tab)
    case .action(let action, let group):
      try writer.encode(action, forKey: .action)
      try writer.encode(group, forKey: .group)
    }
  }

  var text: String? { description }
}

extension DropOperation {
  /// The name of the case, as calls and descriptions spell it.
  var word: String { "\(self)" }

  /// Returns the given word if it is the name of an operation.
  ///
  /// - Throws: A `DecodingError` if it is not.
  static func checkedWord(_ word: String) throws -> String {
    guard allCases.contains(where: { $0.word == word }) else {
      let problem = "no drop operation is called \(Spelling.quoted(word))"
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: problem))
    }
    return word
  }
}
