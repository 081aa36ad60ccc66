extension FilePort {
  /// Removes what has no counterpart and no effect: code of SwiftUI, previews, overrides
  /// with types that do not exist, and statements that set a property or call a method that the table leaves out.
  func removeLeftOutCode() {
    removeSwiftUI()
    var end = 0
    for declaration in file.declarations
    where declaration.keywordIndex >= end && !tokens[declaration.nameIndex].text.isEmpty {
      guard let range = unknownOverride(declaration) else { continue }
      end = range.upperBound
      let reason = "TabHost calls no such member; the declaration is left out"
      file.report(declaration.nameIndex, declaration.signature, reason)
      file.remove(range)
    }
    for index in tokens.indices where !tokens[index].text.isEmpty {
      if tokens[index].word == "#Preview", let range = preview(at: index) {
        file.remove(range)
      } else if file.beginsStatement(index),
        let entry = leftOutProperty(at: index) ?? leftOutCall(at: index)
      {
        removeStatement(at: index, symbol: entry.symbol, reason: entry.reason)
      }
    }
    if file.isChanged { fillEmptyCases() }
  }

  private func preview(at index: Int) -> Range<Int>? {
    var brace = index + 1
    if let parentheses = file.parentheses(at: brace) { brace = parentheses.upperBound + 1 }
    guard tokens[brace].word == "{", let end = file.partners[brace] else { return nil }
    return attributes(before: index)..<end + 1
  }

  /// Returns the first token of the attributes before a token, such as `@available(iOS 17, *)`, or the
  /// token itself.
  private func attributes(before index: Int) -> Int {
    var start = index
    while start > 0 {
      var name = start - 1
      if tokens[name].word == ")" { name = (file.partners[name] ?? 0) - 1 }
      guard name > 0, tokens[name].kind == .identifier, tokens[name - 1].word == "@" else { break }
      start = name - 1
    }
    return start
  }

  // MARK: - Declarations

  /// Returns the tokens of a member that overrides one of UIKit without a counterpart and whose type
  /// has none either.
  private func unknownOverride(_ declaration: Declaration) -> Range<Int>? {
    guard declaration.isMember, declaration.modifiers.contains("override"),
      let type = declaration.parent.map({ file.declarations[$0].name }),
      let base = uiKitClass(of: type), !table.canOverride(declaration.signature, in: base)
    else { return nil }
    let range: Range<Int>
    let types: Range<Int>
    switch declaration.kind {
    case .type, .initializer: return nil
    case .function:
      guard let parentheses = declaration.parentheses, let body = declaration.body else {
        return nil
      }
      range = declaration.start..<body.upperBound + 1
      types = parentheses.lowerBound..<body.lowerBound
    case .variable:
      range = file.variable(declaration)
      types = range
    }
    let isUnknown = types.contains { index in
      tokens[index].kind == .identifier && isUnknownType(tokens[index].word)
    }
    return isUnknown ? range : nil
  }

  // MARK: - Statements

  private static let keywords: Set<String> = [
    "case", "default", "defer", "do", "for", "guard", "if", "let", "repeat", "return", "switch",
    "throw", "var", "while",
  ]

  /// Returns the property without a counterpart that a statement assigns a value to, or to a
  /// property of which.
  private func leftOutProperty(at start: Int) -> (symbol: String, reason: String)? {
    guard !Self.keywords.contains(tokens[start].word), let range = file.statement(at: start),
      let sign = range.first(where: { isAssignment($0, in: range) })
    else { return nil }
    for index in range.lowerBound..<sign where tokens[index].kind == .identifier {
      let word = tokens[index].word
      let entries = table.leftOutMembers[word, default: []].filter { $0.labels == nil }
      guard word.count > 8, !program.declares(word), let entry = entries.first,
        !table.standInMembers.contains(word) || !isStandInMember(index)
      else { continue }
      return ("\(entry.owner).\(word)", entry.reason)
    }
    return nil
  }

  /// Returns the method without a counterpart that a statement calls.
  private func leftOutCall(at start: Int) -> (symbol: String, reason: String)? {
    var name = start
    while [".", "?", "!"].contains(tokens[name + 1].word) { name += 1 }
    while tokens[name].kind == .symbol { name += 1 }
    guard tokens[name].kind == .identifier,
      let entries = table.leftOutMembers[tokens[name].word], !program.declares(tokens[name].word),
      let range = file.statement(at: start),
      let parentheses = file.parentheses(at: name + 1),
      parentheses.upperBound == range.upperBound - 1
    else { return nil }
    let used = file.labels(in: parentheses)
    let entry = entries.first { entry in
      guard let labels = entry.labels, !used.isEmpty else { return false }
      return used == Array(labels.prefix(used.count))
    }
    return entry.map { ("\($0.owner).\($0.name)", $0.reason) }
  }

  private func removeStatement(at index: Int, symbol: String, reason: String) {
    guard let range = file.statement(at: index) else { return }
    let previous = tokens[index - 1].word
    let next = tokens[range.upperBound]
    let isOnly = previous == "{" && next.word == "}"
    // The only expression of a closure or a getter can be its value.
    if isOnly, !returnsNothing(index - 1), !range.contains(where: { isAssignment($0, in: range) }) {
      return
    }
    file.removeStatement(range)
    file.report(index, symbol, reason)
  }

  private func isAssignment(_ index: Int, in range: Range<Int>) -> Bool {
    tokens[index].word == "=" && file.enclosing[index] == file.enclosing[range.lowerBound]
  }

  /// Writes `break` into the cases that have lost all their statements.
  private func fillEmptyCases() {
    for index in tokens.indices where tokens[index].is("case") || tokens[index].is("default") {
      guard !tokens[index].text.isEmpty, let colon = file.endOfCaseLabel(at: index) else {
        continue
      }
      var next = colon + 1
      while tokens[next].kind != .end, tokens[next].text.isEmpty || tokens[next].text.isBlank {
        next += 1
      }
      let isEmpty =
        next > colon + 1
        && (tokens[next].word == "}" || tokens[next].is("case") || tokens[next].is("default"))
      if isEmpty { file.insert(" break", after: colon) }
    }
  }

  /// Returns whether the code in a brace is that of a function without a result.
  private func returnsNothing(_ brace: Int) -> Bool {
    guard let function = file.declarations.first(where: { $0.body?.lowerBound == brace }),
      let close = function.parentheses?.upperBound
    else { return isControlFlow(brace) }
    return !tokens[close..<brace].contains { $0.word == "->" }
  }

  /// Returns whether a brace is that of a statement such as `if` or `for`.
  private func isControlFlow(_ brace: Int) -> Bool {
    var index = brace - 1
    while index > 0 {
      if let partner = file.partners[index], partner < index { index = partner }
      if ["catch", "defer", "do", "else", "for", "if", "while"].contains(tokens[index].word) {
        return true
      }
      if file.beginsStatement(index) || file.enclosing[index] != file.enclosing[brace] { break }
      index -= 1
    }
    return false
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isNewline) }
}
