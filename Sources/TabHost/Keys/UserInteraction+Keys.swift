extension UserInteraction {
  /// Presses a key.
  ///
  /// The first of these that applies handles the key:
  ///
  /// 1. a command with ``KeyCommand/wantsPriorityOverSystemBehavior``
  /// 2. the first text field of an alert, or the active search field: a character without modifiers
  ///    other than Shift is added to its text
  /// 3. the first of ``TabHostController/availableKeyCommands`` with this key
  /// 4. an alert: Escape dismisses it; see ``dismissPresented()``
  ///
  /// Otherwise, the press is refused as ``Refusal/notAvailable``. An open menu and a swiped row close
  /// before the handler of a command runs. ``Action/sender`` is the host.
  ///
  ///     host.user.press("r", modifiers: .control)
  ///     host.user.press(KeyCommand.inputEscape)
  ///
  /// - Parameters:
  ///   - input: One character, or a constant such as ``KeyCommand/inputUpArrow``.
  ///   - modifiers: The modifier keys that are held.
  @discardableResult
  public func press(_ input: String, modifiers: KeyModifierFlags = []) -> Outcome {
    perform(.press(input, modifiers: modifiers), whileCovered: true) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard !host.isLooping else { return .vetoed }
      if let command = host.keyCommand(for: input, modifiers: modifiers) { return run(command) }
      let stroke = KeyStroke(input, modifiers)
      if let text = stroke.text, host.takesText { return type(text) }
      let isCancel = stroke == KeyStroke(KeyCommand.inputEscape, [])
      return isCancel && host.presentedAlert != nil ? dismissPresented() : .refused(.notAvailable)
    }
  }

  /// Appends text to the field that has the focus.
  private func type(_ text: String) -> Outcome {
    if let field = host.presentedAlert?.fields.first {
      return enterText((field.text ?? "") + text, in: field)
    }
    return enterSearchText(host.searchText + text)
  }

  /// Chooses a key command in a list of the available commands.
  ///
  /// Performs the command in the same way as ``press(_:modifiers:)``, but never types into a field.
  /// Refused as ``Refusal/notAvailable`` if ``TabHostController/availableKeyCommands`` contains
  /// neither the command nor another one with its key.
  @discardableResult
  public func perform(_ command: KeyCommand) -> Outcome {
    perform(.performKeyCommand(command), whileCovered: true) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard !host.isLooping else { return .vetoed }
      let direction = host.state.traits.layoutDirection
      let stroke = KeyStroke(command, in: direction)
      // A controller may create its commands anew for each request.
      let current = host.availableKeyCommands.first {
        $0 === command || KeyStroke($0, in: direction) == stroke
      }
      guard let current else { return .refused(.notAvailable) }
      return run(current)
    }
  }

  private func run(_ command: KeyCommand) -> Outcome {
    host.closeForGesture()
    host.notify { host.calls.perform(command) }
    return .performed
  }
}
