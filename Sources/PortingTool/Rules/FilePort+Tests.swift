extension FilePort {
  /// Makes the synchronous methods of test cases of the main actor ones that XCTest can call.
  ///
  /// XCTest calls them outside of the main actor, where they exist for no class but those of Apple's
  /// platforms, and on the main thread, so that they can assume the main actor, and wait for what
  /// occurs there.
  func portTests() {
    var types: Set<String> = []
    for method in file.declarations where isCalledByXCTest(method) {
      guard let type = method.owner, let body = method.body else { continue }
      types.insert(type)
      removeMainActor(from: method)
      file.insert("nonisolated ", before: method.keywordIndex)
      let throwing = has("throws", method)
      let start =
        throwing ? "try MainActor.assumeIsolated { () throws" : "MainActor.assumeIsolated { ()"
      file.insert(" \(start) -> Void in", after: body.lowerBound)
      file.insert("} ", before: body.upperBound)
    }
    // A class that inherits from one that is not isolated is not sendable by itself.
    for type in file.declarations where type.keyword == "class" && type.kind == .type {
      guard types.contains(type.name) || isIsolated(type.name), isTestCase(type.name),
        !type.inherited.contains(where: { tokens[$0].is("Sendable") }), let body = type.body
      else { continue }
      file.insert(", @unchecked Sendable", after: body.lowerBound - 1)
    }
  }

  private func isTestCase(_ type: String) -> Bool {
    program.base(of: type, in: { $0 == "XCTestCase" }) != nil
  }

  private func isIsolated(_ type: String) -> Bool {
    ([type] + program.ancestors(of: type)).contains { name in
      program.mainActorTypes.contains(name)
        || name.hasPrefix("UI")
          && (table.protocols.contains(name) || table.standIns[name] == "protocol")
    }
  }

  /// Returns whether a method is isolated to the main actor, and called by XCTest without waiting.
  private func isCalledByXCTest(_ method: Declaration) -> Bool {
    guard method.kind == .function, let type = method.owner, isTestCase(type),
      isIsolated(type) || method.attributes.contains("MainActor"), !has("async", method),
      !method.modifiers.contains("nonisolated")
    else { return false }
    switch method.signature {
    case "setUp()", "setUpWithError()", "tearDown()", "tearDownWithError()":
      return method.modifiers.contains("override")
    case let name:
      return name.hasPrefix("test") && name.hasSuffix("()") && !method.modifiers.contains("static")
    }
  }

  /// Returns whether a function is declared with a word such as `async`.
  private func has(_ word: String, _ declaration: Declaration) -> Bool {
    guard let start = declaration.parentheses?.upperBound, let end = declaration.body?.lowerBound
    else { return false }
    return tokens[start..<end].contains { $0.is(word) }
  }

  private func removeMainActor(from method: Declaration) {
    for index in method.start..<method.keywordIndex where tokens[index].is("MainActor") {
      file.remove(index - 1..<index + 1)
    }
  }
}
