import TabHost

// The key commands of the app.

extension HostScreen {
  /// Returns the key command of the app that a key press performs, or `nil` if there is none or the
  /// key bindings take precedence.
  ///
  /// They do while a list is open or something is moved, for quitting and suspending with a modifier
  /// such as Ctrl-C, and for closing what is presented, the search or editing.
  func keyCommand(for press: KeyPress) -> KeyCommand? {
    guard press.kind != .release, mode.sendsKeysToApp, !isReserved(press) else {
      return nil
    }
    let direction = host.traitCollection.layoutDirection
    let commands = host.availableKeyCommands
    if !distinguishesAllKeys { reportIndistinctKeys(of: commands, direction) }
    return commands.first(for: press, in: direction)
  }

  /// Returns the key command of the app that a key press performs, of those that were available when
  /// the layout was resolved.
  func offeredKeyCommand(for press: KeyPress) -> KeyCommand? {
    guard !status.keyCommands.isEmpty, !isReserved(press) else { return nil }
    return status.keyCommands.first(for: press, in: host.traitCollection.layoutDirection)
  }

  /// Returns the key bindings without those that have another effect beneath the open list: the keys
  /// of given key commands of the app, and while something is presented the keys without modifiers
  /// that quit otherwise.
  func keyBindings(besides commands: [KeyCommand]) -> KeyBindings {
    let direction = host.traitCollection.layoutDirection
    let keys = commands.compactMap { KeyCommandKey($0, in: direction) }
    return keyBindings.filtered { binding in
      if binding.command == .quit, binding.modifiers.isEmpty, presentsAny { return false }
      let press = KeyPress(binding.key, modifiers: binding.modifiers)
      return isReserved(press) || !keys.contains { $0.matches(press) }
    }
  }

  private func isReserved(_ press: KeyPress) -> Bool {
    switch keyBindings.command(for: press) {
    case .quit, .suspend: !press.modifiers.isEmpty
    case .cancel: host.isSearchActive || !host.presentedControllers.isEmpty || host.isEditing
    default: false
    }
  }

  /// Performs a key command for a key press.
  func perform(_ command: KeyCommand?) {
    guard let command else { return }
    findFocus(in: hostLayout())
    endPress()
    host.user.perform(command)
    focusList()
  }

  /// Reports each key that the terminal does not distinguish from another one, once.
  private func reportIndistinctKeys(of commands: [KeyCommand], _ direction: LayoutDirection) {
    for command in commands {
      guard let key = KeyCommandKey(command, in: direction), let other = key.indistinctFrom,
        reportedKeys.insert(key.name(in: .init())).inserted
      else { continue }
      // Diagnostics are for developers, and in English.
      let name = key.name(in: .init())
      let title = command.discoverabilityTitle ?? command.title
      let message =
        "the terminal reports \(other) for \(name), the key of \(title.debugDescription); "
        + "add another key, or use a terminal with the kitty keyboard protocol"
      host.report(
        TabHostController.Diagnostic(rule: .indistinctKey, identifiers: [], message: message)
      )
    }
  }
}

@MainActor extension [KeyCommand] {
  /// Returns the first command that a key press performs, or `nil` if there is none.
  fileprivate func first(for press: KeyPress, in direction: LayoutDirection) -> KeyCommand? {
    first { KeyCommandKey($0, in: direction)?.matches(press) == true }
  }
}
