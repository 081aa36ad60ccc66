/// The rules for the engine of the framework, as functions that return violations.
enum EngineRules {
  // MARK: - State

  /// The host with its state.
  static let host = PropertyWrites.Family(
    types: ["TabHostController", "HostState"],
    receivers: ["host", "state", "tabHostController", "$0"]
  )

  /// The classes of tabs.
  static let tabs = PropertyWrites.Family(
    types: ["TabItem", "TabGroupItem", "SearchTabItem"],
    receivers: ["tab", "group", "child", "parent", "root", "$0"]
  )

  /// Returns the Boolean properties that indicate an operation in progress, as `Type.name`.
  static func flags(in files: [SwiftCode]) -> [String] {
    files.flatMap(\.properties)
      .filter { $0.isVariable && $0.isBoolean && $0.name.contains(/^is[A-Z]\w*ing(?:[A-Z]|$)/) }
      .map { "\($0.type).\($0.name)" }.sorted()
  }

  /// Returns the number of stored properties of a type.
  static func storedProperties(of type: String, in files: [SwiftCode]) -> Int {
    files.flatMap(\.properties).filter { $0.type == type }.count
  }

  // MARK: - Documentation

  /// Returns the lines whose comment describes a member as what another member reads.
  static func duplicates(in lines: [String], of file: String) -> [String] {
    lines.enumerated()
      .filter { $1.contains("/// What ``") && $1.contains(/\/\/\/ What ``[^`]+`` reads/) }
      .map { "\(file):\($0.offset + 1)" }
  }

  // MARK: - Calls to the app

  /// The handlers of a host, which run code of the app.
  static let handlers: Set = [
    "diagnosticHandler", "dismissHandler", "editingChangedHandler", "frameProvider",
    "needsFrameHandler", "searchTextHandler", "submitHandler", "valueHandler",
  ]

  /// The beginnings of the names of the methods of delegates.
  private static let methodPrefixes = [
    "navigationController", "presentationController", "sidebar", "tabHostController",
  ]

  /// Returns the places outside `AppCalls` that call a delegate or a handler.
  static func appCalls(in files: [SwiftCode]) -> [String] {
    files.filter { !$0.fileName.hasPrefix("AppCalls") }.flatMap { code in
      code.tokens.indices.filter { callsApp(at: $0, code.tokens) }
        .map { "\(code.file):\(code.tokens[$0].line): \(code.tokens[$0].text)" }
    }
  }

  private static func callsApp(at index: Int, _ tokens: [SwiftToken]) -> Bool {
    let rest = tokens[(index + 1)...].drop { ["?", "!"].contains($0.text) }.prefix(2).map(\.text)
    guard let sign = rest.first, let name = rest.last else { return false }
    if handlers.contains(tokens[index].text) {
      let bound = ["let", "var"].contains(index > 2 ? tokens[index - 3].text : "")
      let isUnwrapped = bound && tokens[index - 1].text == "="
      return sign == "(" || sign == "." || isUnwrapped
    }
    guard tokens[index].text.lowercased().hasSuffix("delegate"), sign == "." else { return false }
    return methodPrefixes.contains { name.hasPrefix($0) }
  }

  // MARK: - References

  /// Returns the weak references to tabs, groups and hosts, as `Type.name`.
  static func weakReferences(in files: [SwiftCode]) -> [String] {
    let targets = host.types.union(tabs.types).subtracting(["HostState"])
    return files.flatMap(\.properties).filter { property in
      let words = property.declaration
      // A type nested in one of the classes, such as a protocol, does not count.
      let isReference = zip(words, words.dropFirst() + [""]).contains { word, next in
        targets.contains(word) && next != "."
      }
      return words.contains("weak") && isReference
    }.map { "\($0.type).\($0.name)" }.sorted()
  }

  /// Returns the files with references that the runtime does not check.
  static func uncheckedReferences(in files: [SwiftCode]) -> [String] {
    files.filter { code in
      code.tokens.indices.contains { index in
        let words = code.tokens[index...].prefix(3).map(\.text)
        return words.first == "Unmanaged" || words == ["unowned", "(", "unsafe"]
      }
    }.map(\.file)
  }

  // MARK: - Files

  /// Returns the files that have fewer lines than the limit.
  static func shortFiles(_ lines: [String: Int], below limit: Int) -> [String] {
    lines.filter { $0.value < limit }.keys.sorted()
  }
}

extension SwiftCode {
  /// The name of the file, without its folders.
  var fileName: Substring { file.split(separator: "/").last ?? "" }
}
