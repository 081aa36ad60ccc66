package import TabHost

/// Input of the user to content.
package enum ContentStep: Hashable {
  case event(ContentEvent)
  /// A command that the user has chosen in a list, or with a key that only the screen binds.
  case command(TerminalCommand)

  /// Performs the step as an action of the user, unless it is a move of the mouse.
  ///
  /// The action is performed if the content has handled the step, or if that has changed the content
  /// or the host.
  ///
  /// - Parameter words: The words for the step, or `nil` for its own.
  @MainActor @discardableResult
  package func perform(
    on content: any TerminalContent,
    in host: TabHostController,
    as words: (() -> [String])? = nil
  ) -> (isHandled: Bool, outcome: UserInteraction.Outcome) {
    if case .event(.mouse(let mouse)) = self, mouse.kind == .move {
      return (send(to: content), .performed)
    }
    var isHandled = false
    let outcome = host.user.input(words?() ?? self.words, to: content) {
      let version = host.drawingVersion
      isHandled = send(to: content)
      return isHandled || host.drawingVersion != version
    }
    return (isHandled, outcome)
  }

  /// Whether the step gives the focus to the content. The mouse wheel does not.
  package var movesFocus: Bool {
    if case .event(.mouse(let mouse)) = self { !mouse.button.isWheel } else { true }
  }

  /// Sends the step to the content, and returns whether the content handled it.
  @MainActor private func send(to content: any TerminalContent) -> Bool {
    switch self {
    case .event(let event): content.handle(event)
    case .command(let command): (content as? any CommandContent)?.perform(command) ?? false
    }
  }

  /// The step as the words of a script command, such as `key ctrl+d`, `press 3 4 right` or `do sort`.
  package var words: [String] {
    switch self {
    case .event(let event): event.words
    case .command(let command): ["do", "\(command)"]
    }
  }

  /// Returns the steps that words stand for, or `nil` if they stand for none. Several keys can follow
  /// `key`, and `click` is a press with a release.
  package static func steps(_ words: [String]) -> [ContentStep]? {
    var rest = words[...]
    var steps: [ContentStep] = []
    var button = MouseEvent.Button.left
    while let word = rest.first {
      if word == "do" {
        let name = rest.dropFirst().first
        guard let command = TerminalCommand.allCases.first(where: { "\($0)" == name }) else {
          return nil
        }
        steps.append(.command(command))
        rest = rest.dropFirst(2)
      } else {
        guard let events = ContentEvent.events(&rest, &button) else { return nil }
        steps += events.map { .event($0) }
      }
    }
    return steps.isEmpty ? nil : steps
  }
}
