import TabHost

/// The JSON keys of a delegate call.
enum CallKey: String, CodingKey {
  case call, tab, answer, previous, origin, proposed, tabs, group, hidden, available
  case types, action
}

/// One value of a delegate call: its coded form, and its form in text.
struct CallPart<Value>: Sendable {
  /// The place of a value in the text of a call.
  enum Place: Sendable {
    /// Inside the parentheses.
    case argument
    /// Inside the parentheses, after the name of its key.
    case labeledArgument
    /// Behind the parentheses, after an arrow.
    case answer
    /// Behind the parentheses.
    case suffix
  }

  let decode: @Sendable (KeyedDecodingContainer<CallKey>) throws -> Value
  let encode: @Sendable (Value, inout KeyedEncodingContainer<CallKey>) throws -> Void
  let print: @Sendable (Value, inout CallText) -> Void
}

extension CallPart where Value: Codable & SendableMetatype {
  private init(
    _ key: CallKey,
    _ place: Place = .argument,
    decode: @escaping @Sendable (KeyedDecodingContainer<CallKey>) throws -> Value,
    text: @escaping @Sendable (Value) -> String?
  ) {
    self.decode = decode
    encode = { try $1.encode($0, forKey: key) }
    print = { value, call in
      guard let text = text(value) else { return }
      switch place {
      case .argument: call.arguments.append(text)
      case .labeledArgument: call.arguments.append("\(key.rawValue): \(text)")
      case .answer: call.result += " -> \(text)"
      case .suffix: call.result += " \(text)"
      }
    }
  }
}

// MARK: - Parts

extension CallPart<String> {
  static var tab: Self { name(.tab) }
  static var group: Self { name(.group) }
  static var action: Self { name(.action) }
  /// The group of an action.
  static var groupOfAction: Self { name(.group, .labeledArgument) }

  /// The answer of a drop delegate, by name.
  static var operation: Self {
    CallPart(.answer, .answer) { values in
      let word = try values.decode(String.self, forKey: .answer)
      guard DropOperation.allCases.contains(where: { $0.word == word }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .answer,
          in: values,
          debugDescription: "no drop operation is called \(Spelling.quoted(word))"
        )
      }
      return word
    } text: {
      $0
    }
  }

  private static func name(_ key: CallKey, _ place: Place = .argument) -> Self {
    CallPart(key, place, decode: { try $0.decode(String.self, forKey: key) }, text: { $0 })
  }
}

extension CallPart<Bool> {
  static var permission: Self { flag(.answer, .answer) }
  static var hidden: Self { flag(.hidden, .labeledArgument) }
  static var available: Self { flag(.available, .labeledArgument) }

  private static func flag(_ key: CallKey, _ place: Place) -> Self {
    CallPart(key, place, decode: { try $0.decode(Bool.self, forKey: key) }, text: { "\($0)" })
  }
}

extension CallPart<[String]> {
  static var tabs: Self { list(.tabs, .argument) }
  static var proposed: Self { list(.proposed, .labeledArgument) }
  static var controllers: Self { list(.answer, .answer) }
  static var types: Self { list(.types, .labeledArgument) }

  private static func list(_ key: CallKey, _ place: Place) -> Self {
    CallPart(key, place, decode: { try $0.decode([String].self, forKey: key) }) { names in
      "[\(names.joined(separator: ", "))]"
    }
  }
}

extension CallPart<String?> {
  static var previous: Self {
    CallPart(.previous, .labeledArgument) {
      try $0.decodeIfPresent(String.self, forKey: .previous)
    } text: {
      $0 ?? "nil"
    }
  }
}

extension CallPart<SelectionOrigin?> {
  static var origin: Self {
    CallPart(.origin, .suffix) {
      try $0.decodeIfPresent(SelectionOrigin.self, forKey: .origin)
    } text: {
      $0?.rawValue
    }
  }
}

extension CallPart<DelegateCall.Row> {
  /// A tab, or an action with its group.
  static var row: Self {
    CallPart { values in
      guard let action = try values.decodeIfPresent(String.self, forKey: .action) else {
        return .tab(try values.decode(String.self, forKey: .tab))
      }
      return .action(action, group: try values.decode(String.self, forKey: .group))
    } encode: { row, values in
      switch row {
      case .tab(let tab):
        try values.encode(tab, forKey: .tab)
      case .action(let action, let group):
        try values.encode(action, forKey: .action)
        try values.encode(group, forKey: .group)
      }
    } print: { row, call in
      call.arguments.append(row.description)
    }
  }
}

/// The text of a call without its name.
struct CallText {
  var arguments: [String] = []
  var result = ""

  var description: String {
    (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))") + result
  }
}

extension DropOperation {
  /// The name of the case, as in calls and descriptions.
  var word: String { "\(self)" }
}
