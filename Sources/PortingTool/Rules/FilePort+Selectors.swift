extension FilePort {
  /// A selector, such as `#selector(Self.sort(_:))`.
  private struct Selector {
    /// The tokens of the selector.
    let range: Range<Int>
    let method: String
    /// The labels of the method, or `nil` if they are not known.
    let labels: [String]?
  }

  /// Turns selectors into closures, and reports those that have no form with a closure.
  func portSelectors() {
    for index in tokens.indices where tokens[index].word == "#selector" {
      guard let selector = selector(at: index) else { continue }
      let isPorted =
        if let call = enclosingCall(of: index) {
          portCall(call, with: selector)
        } else {
          portAssignment(of: selector)
        }
      if !isPorted {
        file.report(
          index,
          "#selector(\(selector.method))",
          "there are no selectors here; use the form of the call that has a closure"
        )
      }
    }
  }

  /// Removes the target of buttons that have no action: `target: nil, action: nil`.
  func portMissingActions() {
    for index in tokens.indices.dropLast(3) where tokens[index].is("action") {
      guard tokens[index + 1].word == ":", tokens[index + 2].is("nil"),
        let call = enclosingCall(of: index), call.value(of: "action") == index + 2..<index + 3,
        !call.name.hasSuffix("GestureRecognizer")
      else { continue }
      removeArguments(["target"], of: call)
    }
  }

  private func selector(at index: Int) -> Selector? {
    guard let parentheses = file.parentheses(at: index + 1) else { return nil }
    var last = parentheses.lowerBound + 1
    while tokens[last + 1].word == "." { last += 2 }
    guard tokens[last].kind == .identifier else { return nil }
    let method = tokens[last].word
    var labels = program.labels(ofMethod: method, in: file.enclosingType(of: index)?.name)
    if tokens[last + 1].word == "(" {
      labels = tokens[last + 2..<parentheses.upperBound - 1].filter { $0.word != ":" }.map(\.word)
    }
    return Selector(range: index..<parentheses.upperBound + 1, method: method, labels: labels)
  }

  /// Returns a closure that calls the method of a selector, or `nil` for several parameters.
  private func closure(for selector: Selector, target: Range<Int>?) -> String? {
    // A type can't be captured weakly.
    guard !isInStaticMethod(selector.range.lowerBound) else { return nil }
    var name = target.map { file.source(of: $0) } ?? "self"
    if name == "nil" { name = "self" }
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let capture = isWord ? name : "object = \(name)"
    let receiver = isWord ? name : "object"
    switch selector.labels ?? [] {
    case [] where selector.method == "endEditing", ["_"] where selector.method == "endEditing":
      return "{ [weak \(capture)] _ in \(receiver)?.endEditing(true) }"
    case ["animated"]:
      return "{ [weak \(capture)] _ in \(receiver)?.\(selector.method)(animated: true) }"
    case []: return "{ [weak \(capture)] _ in \(receiver)?.\(selector.method)() }"
    case ["_"]: return "{ [weak \(capture)] in \(receiver)?.\(selector.method)($0) }"
    case let labels where labels.count == 1:
      return "{ [weak \(capture)] in \(receiver)?.\(selector.method)(\(labels[0]): $0) }"
    default: return nil
    }
  }

  private func isInStaticMethod(_ index: Int) -> Bool {
    let method = file.declarations.last { $0.kind == .function && $0.body?.contains(index) == true }
    return method?.modifiers.isDisjoint(with: ["class", "static"]) == false
  }

  // MARK: - Arguments

  /// A call with its arguments by their labels.
  private struct Call {
    let name: String
    let parentheses: ClosedRange<Int>
    let arguments: [Range<Int>]
    let labels: [String]

    /// Returns the tokens of an argument, without its label.
    func value(of label: String) -> Range<Int>? {
      zip(labels, arguments).first { $0.0 == label }.map { $0.1.lowerBound + 2..<$0.1.upperBound }
    }
  }

  private func enclosingCall(of index: Int) -> Call? {
    var open = index - 1
    while open > 0, tokens[open].word != "(" {
      if ["{", "}", ";"].contains(tokens[open].word) { return nil }
      if let partner = file.partners[open], partner < open { open = partner }
      open -= 1
    }
    guard open > 0, let parentheses = file.parentheses(at: open) else { return nil }
    return Call(
      name: tokens[open - 1].word,
      parentheses: parentheses,
      arguments: file.arguments(in: parentheses),
      labels: file.labels(in: parentheses)
    )
  }

  private func portCall(_ call: Call, with selector: Selector) -> Bool {
    switch (call.name, call.labels) {
    case ("addObserver", ["_", "selector", "name", "object"]): portObserver(call, with: selector)
    case (_, ["timeInterval", "target", "selector", "userInfo", "repeats"]):
      portTimer(call, with: selector)
    default: portAction(call, with: selector)
    }
  }

  /// Ports `target: self, action: #selector(sort)`, and `addTarget(self, action: #selector(buy))` of
  /// the stand-ins, which keeps its target.
  private func portAction(_ call: Call, with selector: Selector) -> Bool {
    let target = call.name == "addTarget" ? call.arguments.first : call.value(of: "target")
    guard call.value(of: "action") == selector.range,
      let closure = closure(for: selector, target: target)
    else { return false }
    file.replace(selector.range, with: closure)
    removeArguments(["target"], of: call)
    return true
  }

  /// Ports `addObserver(self, selector: #selector(update), name: name, object: nil)`, to the method
  /// of the stand-ins that holds the observer, so that `removeObserver(self)` removes it.
  private func portObserver(_ call: Call, with selector: Selector) -> Bool {
    guard let closure = closure(for: selector, target: call.arguments[0]) else { return false }
    removeArguments(["selector"], of: call)
    file.replace(call.arguments[2].lowerBound, with: "forName")
    file.insert(" \(closure)", after: call.parentheses.upperBound)
    return true
  }

  /// Ports `scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), …)`.
  private func portTimer(_ call: Call, with selector: Selector) -> Bool {
    guard let closure = closure(for: selector, target: call.value(of: "target")) else {
      return false
    }
    removeArguments(["target", "selector", "userInfo"], of: call)
    file.replace(call.arguments[0].lowerBound, with: "withTimeInterval")
    file.insert(" \(closure)", after: call.parentheses.upperBound)
    return true
  }

  /// Removes arguments with the commas after them.
  private func removeArguments(_ labels: Set<String>, of call: Call) {
    for (label, argument) in zip(call.labels, call.arguments) where labels.contains(label) {
      file.remove(argument.lowerBound..<argument.upperBound + 1)
    }
  }

  // MARK: - Assignments

  /// Ports `item.action = #selector(sort)` and removes `item.target = self`.
  private func portAssignment(of selector: Selector) -> Bool {
    let name = selector.range.lowerBound - 2
    guard name > 1, tokens[name].is("action"), tokens[name + 1].word == "=",
      tokens[name - 1].word == ".", tokens[name - 2].kind == .identifier
    else { return false }
    let item = tokens[name - 2].word
    let target = tokens.indices.dropLast(4).first { index in
      tokens[index].is(item) && tokens[index + 1].word == "." && tokens[index + 2].is("target")
        && tokens[index + 3].word == "=" && file.statement(at: index)?.count == 5
    }
    let value = target.map { $0 + 4..<$0 + 5 }
    guard let closure = closure(for: selector, target: value) else { return false }
    file.replace(name, with: "primaryAction")
    file.replace(selector.range, with: "\(qualified("Action")) \(closure)")
    if let target { file.removeStatement(target..<target + 5) }
    return true
  }
}
