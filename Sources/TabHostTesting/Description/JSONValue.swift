import TabHostSpelling

/// A value of a JSON text, with its place in the text.
struct JSONValue {
  enum Content: Equatable {
    case object
    case array
    case text(String)
    /// `true`, `false`, `null`, or a number.
    case word(String)
  }

  let path: JSONPath
  let content: Content
  /// The members of an object, sorted by key, or the elements of an array.
  var parts: [JSONValue] = []

  /// The key of a member of an object.
  var key: String {
    if case .key(let key, _) = path { key } else { "" }
  }

  /// The member of an object with the given key, or `nil` if there is none.
  subscript(key: String) -> JSONValue? { parts.first { $0.key == key } }

  func error(_ message: String) -> HostDescriptionError {
    HostDescriptionError(path: path, message)
  }
}

/// The place of a value in a JSON text, such as `tabs[2].children[0].id`.
indirect enum JSONPath: CustomStringConvertible, Sendable {
  case root
  case key(String, in: JSONPath)
  case index(Int, in: JSONPath)

  /// The number of keys and indices.
  var depth: Int {
    switch self {
    case .root: 0
    case .key(_, let outer), .index(_, let outer): outer.depth + 1
    }
  }

  var description: String {
    switch self {
    case .root: ""
    case .index(let index, let outer): "\(outer)[\(index)]"
    case .key(let key, .root) where key.isPlainName: Spelling.shortened(key)
    case .key(let key, let outer) where key.isPlainName: "\(outer).\(Spelling.shortened(key))"
    case .key(let key, let outer): "\(outer)[\(Spelling.quoted(key))]"
    }
  }
}

extension String {
  fileprivate var isPlainName: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
      }
  }
}

// MARK: - Scalars and arrays

extension JSONValue {
  func text() throws(HostDescriptionError) -> String {
    guard case .text(let text) = content else { throw error("must be text") }
    return text
  }

  func flag() throws(HostDescriptionError) -> Bool {
    switch content {
    case .word("true"): return true
    case .word("false"): return false
    default: throw error("must be true or false")
    }
  }

  /// Returns the value for a word. The error for another word lists the choices.
  func choice<Value>(
    _ choices: KeyValuePairs<String, Value>
  ) throws(HostDescriptionError) -> Value {
    let word = try text()
    if let found = choices.first(where: { $0.key == word }) { return found.value }
    throw error(Spelling.unknownValue(word, among: choices.map(\.key)))
  }

  /// Returns the case with the given name. The error for another name lists the cases.
  func choice<Value: CaseIterable>() throws(HostDescriptionError) -> Value {
    let word = try text()
    if let found = Value.allCases.first(where: { "\($0)" == word }) { return found }
    throw error(Spelling.unknownValue(word, among: Value.allCases.map { "\($0)" }))
  }

  func texts() throws -> [String] {
    try elements("an array of texts") { try $0.text() }
  }

  /// Returns the elements of an array.
  func elements<Element>(
    _ expected: String,
    _ read: (JSONValue) throws -> Element
  ) throws -> [Element] {
    guard content == .array else { throw error("must be \(expected)") }
    return try parts.map(read)
  }

  var isFalseOrEmpty: Bool {
    content == .word("false") || content == .array && parts.isEmpty
  }
}

// MARK: - Objects

/// Reads a member of an object into a value.
typealias MemberReader<Value> = @Sendable (inout Value, JSONValue) throws -> Void

/// The key of a member of an object.
struct MemberKey: ExpressibleByStringLiteral, Sendable {
  let name: String
  /// Other words for the member, such as the name of the property in Swift.
  var synonyms: [String] = []

  init(stringLiteral name: String) {
    self.name = name
  }

  /// Returns a key that is suggested in place of other words.
  static func key(_ name: String, for synonyms: String...) -> Self {
    var key = Self(stringLiteral: name)
    key.synonyms = synonyms
    return key
  }
}

/// The readers of the members of an object, by key.
struct MemberReaders<Value>: ExpressibleByDictionaryLiteral, Sendable {
  private var readers: [String: MemberReader<Value>] = [:]
  /// What to write in place of a word that is no key, by the word.
  private var advice: [String: String] = [:]

  init(dictionaryLiteral members: (MemberKey, MemberReader<Value>)...) {
    for (key, read) in members { add(key, read) }
  }

  subscript(key: String) -> MemberReader<Value>? { readers[key] }

  mutating func add(_ key: MemberKey, _ read: @escaping MemberReader<Value>) {
    readers[key.name] = read
    suggest(key.name, for: [key.name] + key.synonyms)
  }

  /// Adds the names of properties, which stand for their keys. A property without a key is set by a
  /// script.
  ///
  /// - Parameter target: The target of the command that sets the properties.
  mutating func addNames(of properties: [SettableProperty], setOn target: String) {
    for property in properties {
      if let key = property.key {
        suggest(key.name, for: property.words)
      } else {
        let command = "set \(target) \(property.name) VALUE"
        advice[property.name] = "a script sets this property with \"\(command)\""
      }
    }
  }

  private mutating func suggest(_ key: String, for words: [String]) {
    for word in words { advice[word] = Spelling.question(key) }
  }

  /// Returns what to write in place of an unknown key: what a similar word stands for, or one of all
  /// keys.
  func advice(for key: String) -> String {
    Spelling.nearest(to: key, among: advice.keys).flatMap { advice[$0] }
      ?? "allowed are \(readers.keys.sorted().joined(separator: ", "))"
  }
}

extension JSONValue {
  /// Reads the members of an object that has no other keys than those of the readers.
  ///
  /// If there are several errors, unknown keys are reported first, and of these the first by name.
  ///
  /// - Parameter required: A key that must be present, and the rule that requires it.
  func read<Value>(
    into value: inout Value,
    _ readers: MemberReaders<Value>,
    required: (key: String, rule: String)? = nil
  ) throws {
    try checkKeys(among: readers)
    if let required { try require(required.key, required.rule) }
    for member in parts { try readers[member.key]?(&value, member) }
  }

  func checkKeys<Value>(among readers: MemberReaders<Value>) throws(HostDescriptionError) {
    for member in try members() where readers[member.key] == nil {
      throw member.error("unknown key; \(readers.advice(for: member.key))")
    }
  }

  func require(_ key: String, _ rule: String) throws(HostDescriptionError) {
    guard self[key] == nil else { return }
    throw HostDescriptionError(path: .key(key, in: path), "is missing: \(rule)")
  }

  /// Reads an object whose keys are identifiers.
  func table<Value>(_ read: (JSONValue) throws -> Value) throws -> [String: Value] {
    var table: [String: Value] = [:]
    for member in try members() { table[member.key] = try read(member) }
    return table
  }

  private func members() throws(HostDescriptionError) -> [JSONValue] {
    guard content == .object else {
      throw error("\(path.depth == 0 ? "the description " : "")must be an object")
    }
    return parts
  }
}
