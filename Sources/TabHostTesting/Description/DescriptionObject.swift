import TabHostSpelling

/// An object of a description, decoded strictly.
///
/// The only keys allowed are those of `Key`, and each value must have the type of its key.
struct DescriptionObject<Key: RawRepresentable & CaseIterable> where Key.RawValue == String {
  /// The keys that are present, sorted by name. If there are several errors, the first in this order
  /// is reported.
  let keys: [Key]
  let path: [any CodingKey]

  private let values: KeyedDecodingContainer<AnyKey>

  init(_ values: KeyedDecodingContainer<AnyKey>) throws {
    self.values = values
    path = values.codingPath
    // The order of the decoder's keys differs from run to run; sorting them makes the error
    // deterministic.
    let names = values.allKeys.map(\.stringValue).sorted()
    for name in names where Key(rawValue: name) == nil {
      let allowedNames = Key.allCases.map(\.rawValue)
      let suggestion = Spelling.suggestion(for: name, among: allowedNames)
      let allowed =
        suggestion.isEmpty ? "; allowed are \(allowedNames.sorted().joined(separator: ", "))" : ""
      throw HostDescriptionError(
        path: path + [AnyKey(name)],
        "unknown key\(suggestion)\(allowed)"
      )
    }
    keys = names.compactMap { Key(rawValue: $0) }
  }

  init(_ decoder: any Decoder) throws {
    guard let values = try? decoder.container(keyedBy: AnyKey.self) else {
      throw HostDescriptionError(
        path: decoder.codingPath,
        decoder.codingPath.isEmpty ? "the description must be an object" : "must be an object"
      )
    }
    try self.init(values)
  }

  func text(_ key: Key) throws -> String { try value(key, "text") }

  func flag(_ key: Key) throws -> Bool { try value(key, "true or false") }

  func texts(_ key: Key) throws -> [String] {
    try list(key, of: String.self, "an array of texts", element: "text")
  }

  /// Returns the value for a word.
  ///
  /// - Throws: A ``HostDescriptionError`` that lists the choices if the word is none of them.
  func choice<Value>(_ key: Key, _ choices: KeyValuePairs<String, Value>) throws -> Value {
    let word = try text(key)
    if let found = choices.first(where: { $0.key == word }) { return found.value }
    throw error(at: key, Spelling.unknownValue(word, among: choices.map(\.key)))
  }

  /// Returns the case with the given name.
  ///
  /// - Throws: A ``HostDescriptionError`` that lists the cases if there is no such case.
  func choice<Value: CaseIterable>(_ key: Key, of type: Value.Type) throws -> Value {
    let word = try text(key)
    if let found = type.allCases.first(where: { "\($0)" == word }) { return found }
    throw error(at: key, Spelling.unknownValue(word, among: type.allCases.map { "\($0)" }))
  }

  /// Returns a value whose type reports its own errors.
  func object<Value: Decodable>(_ key: Key, of type: Value.Type) throws -> Value {
    try value(key, "an object")
  }

  /// Returns a dictionary from identifiers to values.
  func table<Value: Decodable>(
    _ key: Key,
    of type: Value.Type,
    _ expected: String
  ) throws -> [String: Value] {
    let key = AnyKey(key.rawValue)
    guard let entries = try? values.nestedContainer(keyedBy: AnyKey.self, forKey: key) else {
      throw HostDescriptionError(path: path + [key], "must be an object")
    }
    var table: [String: Value] = [:]
    for entry in entries.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      do {
        table[entry.stringValue] = try entries.decode(type, forKey: entry)
      } catch let error as HostDescriptionError {
        throw error
      } catch {
        throw HostDescriptionError(path: path + [key, entry], "must be \(expected)")
      }
    }
    return table
  }

  /// Returns an array. An error names the first invalid element.
  func list<Element: Decodable>(
    _ key: Key,
    of type: Element.Type,
    _ expected: String,
    element: String
  ) throws -> [Element] {
    guard var list = try? values.nestedUnkeyedContainer(forKey: AnyKey(key.rawValue)) else {
      throw error(at: key, "must be \(expected)")
    }
    var elements: [Element] = []
    while !list.isAtEnd {
      do {
        elements.append(try list.decode(type))
      } catch let error as HostDescriptionError {
        throw error
      } catch {
        let place = [AnyKey(key.rawValue), AnyKey(index: list.currentIndex)]
        throw HostDescriptionError(path: path + place, "must be \(element)")
      }
    }
    return elements
  }

  func isFalseOrEmpty(_ key: Key) -> Bool {
    let key = AnyKey(key.rawValue)
    if let list = try? values.nestedUnkeyedContainer(forKey: key) { return list.isAtEnd }
    return (try? values.decode(Bool.self, forKey: key)) == false
  }

  func error(at key: Key, _ message: String) -> HostDescriptionError {
    HostDescriptionError(path: path + [AnyKey(key.rawValue)], message)
  }

  private func value<Value: Decodable>(_ key: Key, _ expected: String) throws -> Value {
    do {
      return try values.decode(Value.self, forKey: AnyKey(key.rawValue))
    } catch let error as HostDescriptionError {
      throw error
    } catch {
      throw self.error(at: key, "must be \(expected)")
    }
  }
}

/// A key with an arbitrary name, or an index.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(index: intValue) }
}
