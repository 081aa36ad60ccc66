import TabHost

/// Input of the user that one command can continue: a key or a click to content, or the text of a
/// field.
@MainActor struct RecordedInput {
  private enum Kind {
    /// Words that a renderer has defined.
    case content([String])
    /// The whole text of the field.
    case text(String)
  }

  private let prefix: String
  /// The content or the field. The same prefix can mean another one after a page has changed.
  private weak var target: AnyObject?
  private let kind: Kind

  /// Input to content.
  init(_ words: [String], to content: ViewController, in host: TabHostController) {
    kind = .content(words)
    target = content
    guard content !== host else {
      prefix = "screen"
      return
    }
    prefix = "content\(ActionText(host: host).words(for: content))"
  }

  /// Typing into the search field or a field of the alert on screen, or `nil` for another action.
  init?(typing action: UserAction, in host: TabHostController) {
    switch action {
    case .enterSearchText(let text):
      kind = .text(text)
      prefix = "type"
      target = host
    case .enterText(let text, let field):
      let fields = host.presentedControllers.last?.alert?.textFields ?? []
      guard let position = fields.firstIndex(where: { $0 === field }) else { return nil }
      kind = .text(field.recorded(text))
      target = field
      prefix = position == 0 ? "type" : "field \(position)"
    default: return nil
    }
  }

  /// The command for the input alone.
  var line: String {
    switch kind {
    case .content(let words): prefix + Self.text(words[...])
    case .text(let text): "\(prefix) \(ScriptWord.written(text))"
    }
  }

  /// Returns the words with which the command for this input continues, or `nil` if the next input
  /// needs a command of its own.
  ///
  /// Keys continue keys, a press of a mouse button continues until its release, and a text continues
  /// with what is typed after it.
  func words(continuing next: RecordedInput) -> String? {
    guard next.prefix == prefix, let target, next.target === target else { return nil }
    switch (kind, next.kind) {
    case (.text(let text), .text(let longer)):
      guard longer.count > text.count, longer.hasPrefix(text) else { return nil }
      return " \(ScriptWord.written(String(longer.dropFirst(text.count))))"
    case (.content(let words), .content(let more)):
      switch (words.first, more.first) {
      // A request is a line of its own, because the app may answer it.
      case _ where words.first == "quit" || more.first == "quit": return nil
      case _ where prefix == "screen": return Self.text(more[...])
      case ("key", "key"): return Self.text(more.dropFirst())
      case ("press", "drag"), ("press", "release"), ("drag", "drag"), ("drag", "release"):
        return Self.text(more[...])
      default: return nil
      }
    default: return nil
    }
  }

  private static func text(_ words: ArraySlice<String>) -> String {
    // Numbers are not quoted.
    words.map { Int($0) == nil ? " \(ScriptWord.written($0))" : " \($0)" }.joined()
  }
}
