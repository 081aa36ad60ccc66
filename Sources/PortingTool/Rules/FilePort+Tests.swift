extension FilePort {
  /// Makes the methods of test cases of the main actor asynchronous.
  ///
  /// XCTest calls synchronous methods outside of the main actor, where they exist for no class but
  /// those of Apple's platforms.
  func portTests() {
    for declaration in file.declarations where declaration.kind == .function {
      guard let type = declaration.owner,
        declaration.modifiers.isDisjoint(with: ["class", "nonisolated", "static"]),
        program.base(of: type, in: { $0 == "XCTestCase" }) != nil
      else { continue }
      let isIsolated =
        declaration.attributes.contains("MainActor")
        || ([type] + program.ancestors(of: type))
          .contains { program.mainActorTypes.contains($0) }
      guard isIsolated else { continue }
      switch declaration.signature {
      case "setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()":
        portFixture(declaration)
      case let name where name.hasPrefix("test") && name.hasSuffix("()"):
        makeAsynchronous(declaration)
      case _ where has("async", declaration): portWaits(in: declaration)
      default: reportWaits(in: declaration)
      }
    }
  }

  /// Returns whether a function is declared with a word such as `async`.
  private func has(_ word: String, _ declaration: Declaration) -> Bool {
    guard let start = declaration.parentheses?.upperBound, let end = declaration.body?.lowerBound
    else { return false }
    return tokens[start..<end].contains { $0.is(word) }
  }

  private func makeAsynchronous(_ declaration: Declaration) {
    guard let close = declaration.parentheses?.upperBound else { return }
    if !has("async", declaration) { file.insert(" async", after: close) }
    portWaits(in: declaration)
  }

  /// Ports a method that prepares or cleans up, of which only the asynchronous form is isolated.
  private func portFixture(_ declaration: Declaration) {
    guard declaration.modifiers.contains("override"),
      let close = declaration.parentheses?.upperBound,
      let body = declaration.body
    else { return }
    let wasAsynchronous = has("async", declaration)
    if !wasAsynchronous {
      file.insert(has("throws", declaration) ? " async" : " async throws", after: close)
    }
    let name = declaration.name.hasPrefix("setUp") ? "setUp" : "tearDown"
    file.replace(declaration.nameIndex, with: name)
    let isDirect = program.supertypes[declaration.owner ?? ""]?.contains("XCTestCase") == true
    for index in body where tokens[index].is("super") && tokens[index + 2].is(declaration.name) {
      var start = index
      while ["try", "await"].contains(tokens[start - 1].word) { start -= 1 }
      guard let call = file.statement(at: start) else { continue }
      if isDirect {
        // The methods of `XCTestCase` do nothing, and can't be called from the main actor.
        file.removeStatement(call)
      } else {
        file.replace(start..<index + 3, with: "try await super.\(name)")
      }
    }
    portWaits(in: declaration)
  }

  /// Reports what waits in another method, whose calls would have to be asynchronous.
  private func reportWaits(in declaration: Declaration) {
    for (index, _) in waits(in: declaration) {
      let reason =
        "blocks the main actor, so that what is expected can't happen; make \(declaration.name) "
        + "asynchronous, and call fulfillment(of:timeout:)"
      file.report(index, tokens[index].word, reason)
    }
  }

  /// Returns the calls that wait for expectations, with their parentheses.
  private func waits(in declaration: Declaration) -> [(index: Int, parentheses: ClosedRange<Int>)] {
    let labels = ["wait": "for", "waitForExpectations": "timeout"]
    return (declaration.body.map(Array.init) ?? []).compactMap { index in
      guard let label = labels[tokens[index].word],
        let parentheses = file.parentheses(at: index + 1),
        file.labels(in: parentheses).first == label
      else { return nil }
      return (index, parentheses)
    }
  }

  /// Makes a method wait for expectations without blocking the main actor.
  private func portWaits(in declaration: Declaration) {
    guard let body = declaration.body else { return }
    for (index, parentheses) in waits(in: declaration) {
      let first = parentheses.lowerBound + 1
      if tokens[index].is("wait") {
        file.replace(first, with: "of")
      } else {
        let names = expectations(in: body)
        file.insert("of: [\(names.joined(separator: ", "))], ", before: first)
        if file.labels(in: parentheses) == ["timeout", "handler"] {
          let arguments = file.arguments(in: parentheses)
          file.remove(arguments[0].upperBound..<arguments[1].upperBound)
        }
      }
      file.replace(index, with: "await fulfillment")
      removeReceiver(of: index)
    }
  }

  /// Removes `self.` before a call that becomes one after `await`.
  private func removeReceiver(of index: Int) {
    guard tokens[index - 1].word == ".", tokens[index - 2].is("self") else { return }
    file.remove(index - 2..<index)
  }

  /// Returns the names of the constants that are initialized with an expectation.
  private func expectations(in body: ClosedRange<Int>) -> [String] {
    body.dropLast(5).compactMap { index in
      guard tokens[index].is("let"), tokens[index + 2].word == "=" else { return nil }
      let call = tokens[index + 3].is("self") ? index + 5 : index + 3
      let isExpectation = ["expectation", "XCTestExpectation"].contains(tokens[call].word)
      return isExpectation ? tokens[index + 1].word : nil
    }
  }
}
