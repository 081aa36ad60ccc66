/// A call as a value: its name, its arguments and its answer, from which its text and its JSON follow.
///
/// Events and the entries of a log use it, so that the same call is the same everywhere.
package struct Call: Hashable, Sendable {
  package let name: String
  /// The arguments in the order in which the text lists them, and the answer.
  package var arguments: [TabHostEvent.Argument]

  package init(_ name: String, _ arguments: [TabHostEvent.Argument] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// Returns the value of an argument, or `nil` if the call has no such argument.
  package subscript(label: TabHostEvent.Label) -> TabHostEvent.Value? {
    get { arguments.first { $0.label == label }?.value }
    set {
      let argument = newValue.map { [TabHostEvent.Argument(label: label, value: $0)] } ?? []
      let index = arguments.firstIndex { $0.label == label } ?? arguments.count
      arguments.replaceSubrange(index..<min(index + 1, arguments.count), with: argument)
    }
  }
}

extension Call: CustomStringConvertible {
  /// The call on one line, such as `didSelectTab(b, previous: a) user`.
  package var description: String {
    var texts: [String] = []
    var result = ""
    for argument in arguments {
      let text = argument.value.description
      switch argument.label {
      case .answer: result += " -> \(text)"
      case .origin: result += argument.value == .text(nil) ? "" : " \(text)"
      case .managing: texts.append("managing")
      case .action where !name.hasPrefix("sidebarAction"): texts.append("action \(text)")
      case .group where !texts.isEmpty: texts.append("group: \(text)")
      case .previous, .proposed, .types, .hidden, .available, .editing, .page, .of, .on, .before,
        .after:
        texts.append("\(argument.label): \(text)")
      case .tab, .tabs, .group, .action, .column, .displayMode, .size, .identifier:
        texts.append(text)
      }
    }
    return texts.isEmpty ? name + result : "\(name)(\(texts.joined(separator: ", ")))\(result)"
  }
}

extension TabHostEvent.Value: CustomStringConvertible {
  /// The value as it stands in the text of a call, such as `a`, `nil`, `true` or `[a, b]`.
  public var description: String {
    switch self {
    case .text(let text): text ?? "nil"
    case .flag(let flag): "\(flag)"
    case .list(let texts): "[\(texts.joined(separator: ", "))]"
    }
  }
}

extension TabHostEvent: CustomStringConvertible {
  /// The event on one line, such as `didSelectTab(b, previous: a) user` or `viewDidAppear(b)`.
  ///
  /// The result is not part of it. Titles and identifiers of the app are included as they are, so
  /// escape the text before you print it.
  public var description: String {
    switch subject {
    case .action(let action): action.text
    case .diagnostic(let diagnostic): diagnostic.textInCalls
    default: kind == .handler ? "handler \(name)" : Call(name, arguments).description
    }
  }
}

extension TabHostController.Diagnostic {
  fileprivate var textInCalls: String {
    Call.text(ofDiagnostic: rule.rawValue, identifiers, message)
  }
}

extension Call {
  /// Returns the text of a diagnostic.
  package static func text(
    ofDiagnostic name: String,
    _ identifiers: [String],
    _ message: String
  ) -> String {
    "diagnostic \(name) \(TabHostEvent.Value.list(identifiers)): \(message)"
  }
}
