import TabHost

/// A property of a tab or of a host, which the command `set` and descriptions assign.
struct SettableProperty: Sendable {
  /// Assigns a value, or returns `false` if the target has no property of this name.
  typealias Assignment = @MainActor @Sendable (_ target: AnyObject) -> Bool

  typealias Setter<Target, Value> = @MainActor @Sendable (Target, Value) -> Void

  /// The name of the property, which the command `set` uses.
  let name: String
  /// The key in descriptions, or `nil` for a property that only scripts assign.
  let key: MemberKey?
  /// Reads a value in descriptions, or `nil` if the description reads the value of the key itself.
  let read: (@Sendable (JSONValue) throws -> Assignment)?
  /// The value in scripts.
  let parameter: ScriptParameter<Assignment>
  /// Whether only groups have the property.
  let isOfGroup: Bool

  /// The words that mean the property: its name, and those for its key.
  var words: [String] { [name] + (key.map { [$0.name] + $0.synonyms } ?? []) }

  private init<Target: AnyObject, Value>(
    _ name: String,
    _ form: PropertyForm<Value>,
    _ key: MemberKey?,
    _ set: @escaping Setter<Target, Value>
  ) {
    @Sendable func assignment(_ value: Value) -> Assignment {
      { target in
        guard let target = target as? Target else { return false }
        set(target, value)
        return true
      }
    }
    self.name = name
    self.key = key
    read = if let read = form.read { { assignment(try read($0)) } } else { nil }
    parameter = form.parameter.map(assignment)
    isOfGroup = Target.self == TabGroupItem.self
  }
}

// MARK: - Owners of properties

extension SettableProperty {
  static func tab<Value>(
    _ name: String,
    _ form: PropertyForm<Value>,
    key: MemberKey? = nil,
    _ set: @escaping Setter<TabItem, Value>
  ) -> Self {
    Self(name, form, key, set)
  }

  static func group<Value>(
    _ name: String,
    _ form: PropertyForm<Value>,
    key: MemberKey? = nil,
    _ set: @escaping Setter<TabGroupItem, Value>
  ) -> Self {
    Self(name, form, key, set)
  }

  static func search<Value>(
    _ name: String,
    _ form: PropertyForm<Value>,
    _ set: @escaping Setter<SearchTabItem, Value>
  ) -> Self {
    Self(name, form, nil, set)
  }

  static func host<Value>(
    _ name: String,
    _ form: PropertyForm<Value>,
    key: MemberKey? = nil,
    _ set: @escaping Setter<TabHostController, Value>
  ) -> Self {
    Self(name, form, key, set)
  }
}

/// The form of the values of a property in scripts and in descriptions.
struct PropertyForm<Value: Sendable>: Sendable {
  let parameter: ScriptParameter<Value>
  /// Reads a value of a description, or `nil` if descriptions have no such values.
  let read: (@Sendable (JSONValue) throws -> Value)?

  init(
    _ parameter: ScriptParameter<Value>,
    _ read: (@Sendable (JSONValue) throws -> Value)? = nil
  ) {
    self.parameter = parameter
    self.read = read
  }
}

// MARK: - Forms

extension PropertyForm<Bool> {
  static var flag: Self { Self(.choice(["true": true, "false": false])) { try $0.flag() } }
}

extension PropertyForm<String> {
  static var text: Self {
    Self(
      .plain { words throws(ScriptMistake) in
        let word = try words.word()
        if word.isKeyword("nil") {
          throw word.mistake("can't clear this property; quote it to set the text")
        }
        return word.text
      }
    ) { try $0.text() }
  }
}

extension PropertyForm<String?> {
  static var optionalText: Self { Self(.optional { $0.text }) { try $0.text() } }
}

extension PropertyForm<[String]?> {
  /// Texts separated by commas or blanks, or `nil`.
  static var list: Self {
    Self(
      .plain { words throws(ScriptMistake) in
        try words.list()?.map(\.text)
      }
    ) { try $0.texts() }
  }
}

extension PropertyForm where Value: CaseIterable {
  /// A case by its name.
  static var choice: Self { Self(.choice(Value.self)) { try $0.choice() } }
}

extension PropertyForm<TabHostController.Bar.Edge?> {
  static var barEdge: Self {
    Self(
      .optional { word throws(ScriptMistake) in
        guard let edge = TabHostController.Bar.Edge(rawValue: word.text) else {
          throw word.mistake("is not an edge of the bar or \"nil\"")
        }
        return edge
      }
    )
  }
}

extension PropertyForm<Int?> {
  static var optionalNumber: Self {
    Self(
      .optional { word throws(ScriptMistake) in
        guard let number = Int(word.text) else { throw word.mistake("is not a whole number") }
        return number
      }
    )
  }
}

extension PropertyForm<TabItem?> {
  static var optionalTab: Self { Self(.tab(or: "nil")) }
}

extension PropertyForm<[TabItem]> {
  /// Tabs separated by commas or blanks, or `nil` for none.
  static var tabs: Self {
    Self(
      ScriptParameter { words throws(ScriptMistake) in
        let names = try words.list() ?? []
        return { runner throws(ScriptMistake) in try runner.tabs(names) }
      }
    )
  }
}

extension ScriptParameter where Value: Sendable {
  /// A value of one word, or `nil`.
  fileprivate static func optional<Wrapped: Sendable>(
    _ read: @escaping @Sendable (ScriptWord) throws(ScriptMistake) -> Wrapped
  ) -> Self where Value == Wrapped? {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      return word.isKeyword("nil") ? nil : try read(word)
    }
  }
}

extension ScriptArguments {
  /// Reads the remaining words as the elements of a list, or `nil` for the keyword.
  fileprivate mutating func list() throws(ScriptMistake) -> [ScriptWord]? {
    let first = try word()
    if first.isKeyword("nil"), !hasWords { return nil }
    return ([first] + rest()).flatMap(\.elements)
  }
}

extension ScriptWord {
  /// The elements of a list: the parts between commas, or a whole word in quotes. An empty word is an
  /// empty list.
  fileprivate var elements: [ScriptWord] {
    guard !text.isEmpty else { return [] }
    guard !isQuoted else { return [self] }
    var column = column
    return text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      defer { column += part.unicodeScalars.count + 1 }
      return ScriptWord(text: String(part), column: column, isQuoted: false)
    }
  }
}
