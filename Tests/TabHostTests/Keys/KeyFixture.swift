import TabHost
import TabHostTestSupport

/// A controller with key commands that record their titles.
@MainActor final class KeyPage: ViewController {
  var commands: [KeyCommand] = []

  override var keyCommands: [KeyCommand]? {
    let added = super.keyCommands ?? []
    return commands.isEmpty && added.isEmpty ? nil : commands + added
  }
}

/// A host without key commands for its tabs.
@MainActor final class KeyHost: TabHostController {
  override var tabKeyCommands: [KeyCommand] { [] }
}

/// A visible host whose selected tab shows a page on a stack in a container.
@MainActor final class KeyFixture {
  let notes = Notes()
  let page = KeyPage()
  let lower = KeyPage()
  let container = KeyPage()
  let navigation: NavigationController
  let host = KeyHost()

  init() {
    navigation = NavigationController(rootViewController: lower)
    navigation.pushViewController(page, animated: false)
    container.addChild(navigation)
    navigation.didMove(toParent: container)
    let content = container
    host.tabs = [
      .showing(content, "a"),
      .shown("b"),
    ]
    host.diagnosticHandler = { [notes] in notes.words.append($0.rule.rawValue) }
    host.appear()
  }

  /// Returns a command that records its title.
  func command(
    _ title: String,
    _ input: String,
    _ modifiers: KeyModifierFlags = [],
    attributes: MenuElement.Attributes = []
  ) -> KeyCommand {
    KeyCommand(
      title: title,
      input: input,
      modifierFlags: modifiers,
      attributes: attributes
    ) { [notes] in notes.words.append($0.title) }
  }

  /// Presses a key, and returns the outcome and the recorded words.
  func press(_ input: String, _ modifiers: KeyModifierFlags = []) -> [String] {
    let outcome = host.user.press(input, modifiers: modifiers)
    return notes.take()
      + (outcome == .performed ? [] : ["\(outcome)".prefix(7) == "refused" ? "refused" : "vetoed"])
  }
}
