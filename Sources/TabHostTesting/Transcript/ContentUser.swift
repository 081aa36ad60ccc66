import TabHost

/// Passes input to content that no screen shows, and notifies the content of the keyboard focus, as a
/// screen does.
@MainActor final class ContentUser {
  /// The content that has the keyboard focus.
  private(set) weak var focused: (any InputContent)?
  /// The number of times that the focus has moved.
  private(set) var moveCount = 0

  /// Performs input, and returns the outcome, or `nil` if the words stand for no input.
  func perform(
    _ words: [String],
    on content: ViewController
  ) -> UserInteraction.Outcome? {
    guard let content = content as? any InputContent else { return .refused(.notAvailable) }
    let hadFocus = focused === content
    if hadFocus, words == ["blur"] {
      moveFocus(to: nil)
      return .performed
    }
    if !hadFocus, (content as? any FocusItem)?.canBecomeFocused != false {
      content.becomeFirstResponder()
      moveFocus(to: content)
      if words == ["focus"] { return .performed }
    }
    return content.performInput(words)
  }

  /// Notifies content that has left the screen that it loses the focus.
  func follow() {
    if let focused, focused.appearanceState != .appeared { moveFocus(to: nil) }
  }

  private func moveFocus(to content: (any InputContent)?) {
    let former = focused
    focused = content
    moveCount += 1
    _ = former?.performInput(["blur"])
    _ = content?.performInput(["focus"])
  }
}
