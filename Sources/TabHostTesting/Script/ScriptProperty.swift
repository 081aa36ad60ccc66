import TabHost

/// A property that the `set` command can assign, with the syntax of its values.
struct ScriptProperty: Sendable {
  /// Assigns a value, or returns `false` if the target has no property of this name.
  typealias Assignment = @MainActor (_ target: AnyObject) -> Bool

  typealias Setter<Target, Value> = @MainActor @Sendable (Target, Value) -> Void

  let value: ScriptParameter<Assignment>

  private init<Target: AnyObject, Value>(
    _ value: ScriptParameter<Value>,
    _ set: @escaping Setter<Target, Value>
  ) {
    self.value = value.map { value in
      { target in
        guard let target = target as? Target else { return false }
        set(target, value)
        return true
      }
    }
  }
}

// MARK: - Kinds of properties

extension ScriptProperty {
  static func flag<Target: AnyObject>(_ set: @escaping Setter<Target, Bool>) -> Self {
    Self(.choice(["true": true, "false": false]), set)
  }

  static func text<Target: AnyObject>(_ set: @escaping Setter<Target, String>) -> Self {
    Self(.requiredText, set)
  }

  static func optionalText<Target: AnyObject>(_ set: @escaping Setter<Target, String?>) -> Self {
    Self(.optionalText, set)
  }

  /// An image by the name of its symbol.
  static func image<Target: AnyObject>(_ set: @escaping Setter<Target, TabImage?>) -> Self {
    optionalText { set($0, $1.flatMap { TabImage(systemName: $0) }) }
  }

  /// A case by its name.
  static func choice<Target: AnyObject, Choice: CaseIterable & Sendable>(
    _ set: @escaping Setter<Target, Choice>
  ) -> Self {
    Self(.choice(Choice.self), set)
  }

  static func barEdge<Target: AnyObject>(
    _ set: @escaping Setter<Target, TabHostController.Bar.Edge?>
  ) -> Self {
    Self(.barEdge, set)
  }

  static func list<Target: AnyObject>(_ set: @escaping Setter<Target, [String]?>) -> Self {
    Self(.optionalList, set)
  }

  static func optionalNumber<Target: AnyObject>(_ set: @escaping Setter<Target, Int?>) -> Self {
    Self(.optionalNumber, set)
  }

  static func optionalTab<Target: AnyObject>(_ set: @escaping Setter<Target, TabItem?>) -> Self {
    Self(.tab(or: "nil"), set)
  }

  static func tabs<Target: AnyObject>(_ set: @escaping Setter<Target, [TabItem]>) -> Self {
    Self(.tabList, set)
  }
}

// MARK: - Values

extension ScriptParameter<String> {
  fileprivate static var requiredText: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      if word.isKeyword("nil") {
        throw word.mistake("can't clear this property; quote it to set the text")
      }
      return word.text
    }
  }
}

extension ScriptParameter<String?> {
  /// A text, or `nil`.
  fileprivate static var optionalText: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      return word.isKeyword("nil") ? nil : word.text
    }
  }
}

extension ScriptParameter<TabHostController.Bar.Edge?> {
  /// An edge of the bar, or `nil`.
  fileprivate static var barEdge: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      if word.isKeyword("nil") { return nil }
      guard let edge = TabHostController.Bar.Edge(rawValue: word.text) else {
        throw word.mistake("is not an edge of the bar or \"nil\"")
      }
      return edge
    }
  }
}

extension ScriptParameter<Int?> {
  /// An integer, or `nil`.
  fileprivate static var optionalNumber: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      if word.isKeyword("nil") { return nil }
      guard let number = Int(word.text) else { throw word.mistake("is not a whole number") }
      return number
    }
  }
}

extension ScriptParameter<[String]?> {
  /// Texts separated by commas, or `nil`.
  fileprivate static var optionalList: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      return word.isKeyword("nil") ? nil : word.parts.map(\.text)
    }
  }
}

extension ScriptParameter<[TabItem]> {
  /// Tabs separated by commas, or `nil` for none.
  fileprivate static var tabList: Self {
    lookup { runner, word throws(ScriptMistake) in
      word.isKeyword("nil") ? [] : try runner.tabs(word.parts)
    }
  }
}

extension ScriptWord {
  /// The parts between commas. An empty word has no parts.
  fileprivate var parts: [ScriptWord] {
    guard !text.isEmpty else { return [] }
    var column = column + (isQuoted ? 1 : 0)
    return text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      defer { column += part.unicodeScalars.count + 1 }
      return ScriptWord(text: String(part), column: column, isQuoted: isQuoted)
    }
  }
}
