extension FilePort {
  /// Removes the code of views, which do not exist in TabHost: classes of views, variables and
  /// functions whose types are views, and the statements that begin with one of these names.
  ///
  /// What else uses a view remains, and the compiler reports it.
  mutating func removeViews() {
    var end = 0
    for declaration in file.declarations where declaration.keywordIndex >= end {
      guard let range = viewDeclaration(declaration) else { continue }
      end = range.upperBound
      let symbol = declaration.kind == .type ? declaration.name : declaration.signature
      let why =
        isUnknownOverride(declaration, range)
        ? "TabHost calls no such member" : "there are no views"
      file.report(declaration.nameIndex, symbol, "\(why); the declaration is left out")
      file.remove(range)
    }
    removeConformances()
    for index in tokens.indices where !tokens[index].text.isEmpty {
      if beginsViewStatement(index) {
        removeStatement(at: index, reason: "there are no views; the statement is left out")
      } else if file.beginsStatement(index), let animated = animation(at: index) {
        file.replace(animated, with: "do")
      } else if file.beginsStatement(index),
        let entry = leftOutProperty(at: index) ?? leftOutCall(at: index)
      {
        removeStatement(at: index, symbol: entry.symbol, reason: entry.reason)
      }
    }
  }

  /// Returns the property without a counterpart that a statement assigns a value to, or to a
  /// property of which.
  private func leftOutProperty(at start: Int) -> (symbol: String, reason: String)? {
    guard let range = file.statement(at: start),
      let sign = range.first(where: { isAssignment($0, in: range) })
    else { return nil }
    for index in range.lowerBound..<sign where tokens[index].kind == .identifier {
      let word = tokens[index].word
      let entries = table.leftOutMembers[word, default: []].filter { $0.labels == nil }
      guard word.count > 8, !program.declares(word), let entry = entries.first else { continue }
      return ("\(entry.owner).\(word)", entry.reason)
    }
    return nil
  }

  /// Returns the method without a counterpart that a statement calls.
  private func leftOutCall(at start: Int) -> (symbol: String, reason: String)? {
    guard let range = file.statement(at: start) else { return nil }
    var name = start
    while [".", "?", "!"].contains(tokens[name + 1].word) { name += 1 }
    while tokens[name].kind == .symbol { name += 1 }
    guard let parentheses = file.parentheses(at: name + 1),
      parentheses.upperBound == range.upperBound - 1, tokens[name].kind == .identifier,
      !program.declares(tokens[name].word)
    else { return nil }
    let used = file.labels(in: parentheses)
    let entry = table.leftOutMembers[tokens[name].word, default: []].first { entry in
      guard let labels = entry.labels, !used.isEmpty else { return false }
      return used == Array(labels.prefix(used.count))
    }
    return entry.map { ("\($0.owner).\($0.name)", $0.reason) }
  }

  /// Returns the tokens of `UIView.animate(withDuration: 1)` before a closure without parameters,
  /// which runs at once.
  private func animation(at start: Int) -> Range<Int>? {
    guard tokens[start].is("UIView"), tokens[start + 2].is("animate"),
      let parentheses = file.parentheses(at: start + 3),
      !parentheses.contains(where: { tokens[$0].word == "{" }),
      let end = file.partners[parentheses.upperBound + 1],
      tokens[parentheses.upperBound + 1].word == "{", tokens[end + 1].word != "completion"
    else { return nil }
    let body = parentheses.upperBound + 2..<end
    let hasParameters = body.contains { index in
      tokens[index].is("in") && file.enclosing[index] == parentheses.upperBound + 1
        && !body.prefix { $0 != index }.contains { tokens[$0].is("for") }
    }
    return hasParameters ? nil : start..<parentheses.upperBound + 1
  }

  // MARK: - Declarations

  /// Returns the tokens of a declaration whose type is a view, or `nil` for another declaration.
  private func viewDeclaration(_ declaration: Declaration) -> Range<Int>? {
    switch declaration.kind {
    case .type:
      guard declaration.keyword == "class" || declaration.keyword == "extension",
        let body = declaration.body, program.isView(declaration.name)
      else { return nil }
      return declaration.start..<body.upperBound + 1
    case .function:
      guard let parentheses = declaration.parentheses, let body = declaration.body else {
        return nil
      }
      let types = parentheses.lowerBound..<body.lowerBound
      guard mentionsView(types) || isUnknownOverride(declaration, types) else { return nil }
      return declaration.start..<body.upperBound + 1
    case .initializer: return nil
    case .variable:
      let range = file.variable(declaration)
      let isLeftOut =
        isViewVariable(declaration, in: range) || isUnknownOverride(declaration, range)
      return isLeftOut ? range : nil
    }
  }

  /// Returns whether a member overrides one of UIKit that has no counterpart and a type that has
  /// none.
  private func isUnknownOverride(_ declaration: Declaration, _ types: Range<Int>) -> Bool {
    guard declaration.isMember, declaration.modifiers.contains("override"),
      let type = declaration.parent.map({ file.declarations[$0].name }),
      let base = uiKitClass(of: type), !table.canOverride(declaration.signature, in: base)
    else { return false }
    return types.contains { index in
      tokens[index].kind == .identifier && isUnknownType(tokens[index].word)
    }
  }

  private func mentionsView(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].kind == .identifier && program.isView(tokens[$0].word) }
  }

  /// Returns whether the type or the value of a variable is a view.
  private func isViewVariable(_ declaration: Declaration, in range: Range<Int>) -> Bool {
    var next = declaration.nameIndex + 1
    if tokens[next].word == ":" {
      let end = range.first { tokens[$0].word == "=" || tokens[$0].word == "{" } ?? range.upperBound
      if next < end, mentionsView(next..<end) { return true }
      next = end
    }
    guard next < range.upperBound, tokens[next].word == "=" else { return false }
    let value = tokens[next + 1].word == "[" ? next + 2 : next + 1
    if program.isView(tokens[value].word), [".", "(", "]"].contains(tokens[value + 1].word) {
      return true
    }
    guard tokens[value].word == "{", let end = file.partners[value] else { return false }
    // A closure that is called, and that begins with the creation of a view.
    return tokens[end + 1].word == "(" && mentionsView(value..<min(value + 8, end))
  }

  /// Removes the protocols of views from the types that conform to them.
  private mutating func removeConformances() {
    for declaration in file.declarations where declaration.kind == .type {
      guard let body = declaration.body, !tokens[body.lowerBound].text.isEmpty else { continue }
      let views = declaration.inherited.filter { program.isView(tokens[$0].word) }
      if let last = views.last, views.count == declaration.inherited.count {
        file.remove(declaration.inherited[0] - 1..<last + 1)
        continue
      }
      for index in views {
        let isFirst = index == declaration.inherited[0]
        file.remove(isFirst ? index..<index + 2 : index - 1..<index + 1)
      }
    }
  }

  // MARK: - Statements

  /// Returns whether a statement begins at an index with the name of a view.
  private func beginsViewStatement(_ index: Int) -> Bool {
    guard tokens[index].kind == .identifier, !tokens[index].text.isEmpty,
      file.beginsStatement(index)
    else { return false }
    let isSelf = tokens[index].is("self") && tokens[index + 1].word == "."
    let name = isSelf ? index + 2 : index
    let word = tokens[name].word
    if word == "NSLayoutConstraint", tokens[name + 2].is("activate") { return true }
    guard [".", "?", "!", "=", "["].contains(tokens[name + 1].word) else { return false }
    if file.removedVariable(word, at: index) != nil { return true }
    guard let type = file.enclosingType(of: index)?.name else { return false }
    if program.isViewMember(word, of: type) { return true }
    return word == "view" && uiKitClass(of: type) != nil && !program.declares("view", in: type)
  }

  private mutating func removeStatement(at index: Int, symbol: String? = nil, reason: String) {
    guard let range = file.statement(at: index) else { return }
    let previous = tokens[index - 1].word
    let next = tokens[range.upperBound]
    let isOnly = previous == "{" && next.word == "}"
    // The only expression of a closure or a getter can be its value.
    if isOnly, !returnsNothing(index - 1), !range.contains(where: { isAssignment($0, in: range) }) {
      return
    }
    let isCase = previous == ":" && (next.word == "}" || next.is("case") || next.is("default"))
    if isCase {
      file.replace(range, with: "break")
    } else {
      file.remove(range)
    }
    let name = tokens[index].word == "self" ? tokens[index + 2].word : tokens[index].word
    file.report(index, symbol ?? name, reason)
  }

  private func isAssignment(_ index: Int, in range: Range<Int>) -> Bool {
    tokens[index].word == "=" && file.enclosing[index] == file.enclosing[range.lowerBound]
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
