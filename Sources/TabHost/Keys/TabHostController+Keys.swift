extension TabHostController {
  /// The key commands that a key press can currently perform.
  ///
  /// The controllers are, in this order:
  ///
  /// 1. what is presented, from the uppermost controller to the lowest; one that is modal, such as a
  ///    sheet, keeps all keys from the controllers beneath it, up to the host, and an alert from all
  /// 2. the first responder, and its containers; see ``ViewController/becomeFirstResponder()``
  /// 3. the page on top of the content of the selection, and its containers up to that content; a
  ///    container with several pages on screen counts after all of them
  /// 4. the host
  /// 5. the containers of the host
  ///
  /// The commands of a controller are in the order of ``ViewController/keyCommands``, followed by those
  /// of its buttons; see ``BarButtonItem/primaryAction``. Those of the host are followed by its
  /// ``tabKeyCommands``. The action of a message that a terminal shows precedes all of
  /// them, unless an alert is presented. Disabled and hidden commands are left out, and so are commands whose key performs an earlier one. Empty while
  /// the host is off screen. A renderer displays ``Action/discoverabilityTitle`` or else the title,
  /// and performs a command with ``UserInteraction/perform(_:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of commands.
  public var availableKeyCommands: [KeyCommand] {
    accessResponders()
    guard isShown else { return [] }
    var strokes: Set<KeyStroke> = []
    let own = presentedAlert == nil ? [rendererKeyCommand].compactMap(\.self) : []
    let commands = own + ResponderOrder(host: self).responders.flatMap(usableKeyCommands)
    return
      commands
      .filter { strokes.insert(KeyStroke($0, in: state.traits.layoutDirection)).inserted }
  }

  /// Returns the key command that a key press would perform, or `nil` if there is none, or if the
  /// press would type into the search field; see ``UserInteraction/press(_:modifiers:)``.
  ///
  /// - Parameters:
  ///   - input: One character, or a constant such as ``KeyCommand/inputUpArrow``.
  ///   - modifiers: The modifier keys that are held.
  public func keyCommand(for input: String, modifiers: KeyModifierFlags = []) -> KeyCommand? {
    let press = KeyStroke(input, modifiers)
    let direction = state.traits.layoutDirection
    let command = availableKeyCommands.first { KeyStroke($0, in: direction).matches(press) }
    guard takesText, press.text != nil else { return command }
    return command?.wantsPriorityOverSystemBehavior == true ? command : nil
  }

  /// Registers an access to what decides which responders there are.
  private func accessResponders() {
    access(\.isDisplayed)
    access(\.traitCollection)
    access(.availableKeyCommands)
  }

  /// The alert above everything else, or `nil` if there is none.
  var presentedAlert: AlertController? { state.overlays.presented.last?.alert }

  /// Whether a field has the focus, which takes characters before key commands do.
  var takesText: Bool {
    if let presentedAlert { return !presentedAlert.fields.isEmpty }
    return searchField.isActive && !isCovered
  }

  /// Returns the commands of a responder that are neither disabled nor hidden, and reports inputs
  /// that no key has.
  private func usableKeyCommands(of responder: ViewController) -> [KeyCommand] {
    var commands = calls.keyCommands(of: responder)
    commands += responder.storedNavigationItem?.buttons.compactMap(\.keyCommand) ?? []
    if let host = responder.asHost { commands += host.tabKeyCommands }
    return commands.filter { command in
      guard KeyStroke(command, in: .leftToRight).isValid else {
        reportInvalidInput(of: command)
        return false
      }
      return command.attributes.isDisjoint(with: [.disabled, .hidden])
    }
  }

  /// Returns the button whose action is an available command, or `nil` if it is that of no button.
  fileprivate func button(for command: KeyCommand) -> BarButtonItem? {
    ResponderOrder(host: self).responders.lazy
      .flatMap { $0.storedNavigationItem?.buttons ?? [] }
      .first { $0.keyCommand === command }
  }

  private func reportInvalidInput(of command: KeyCommand) {
    var inputs = state.reportedInputs
    guard inputs.insert(command.input).inserted else { return }
    set(\.reportedInputs, inputs)
    let message =
      "no key has the input \(command.input.debugDescription) of a key command; use one character, "
      + "or a constant such as KeyCommand.inputUpArrow"
    report(.invalidKeyCommand, [], message)
  }
}

// MARK: - Tabs

extension TabHostController {
  /// The commands for ``tabKeyCommands``.
  var standardTabKeyCommands: [KeyCommand] {
    access(\.traitCollection)
    // Terminals send no Command key, and select tabs with digits.
    guard state.traits.userInterfaceIdiom != .terminal else { return [] }
    let tabs = displayOrder.filter(\.isObservedAsEligible)
    let digits = tabs.prefix(9).enumerated().map { index, tab in
      tabKeyCommand(tab.title, "\(index + 1)", .command) { [weak tab] _ in tab }
    }
    guard tabs.count > 1 else { return digits }
    return digits + [
      tabKeyCommand(Self.strings[.nextTab], "]", [.command, .shift]) { $0.neighbor(of: 1) },
      tabKeyCommand(Self.strings[.previousTab], "[", [.command, .shift]) { $0.neighbor(of: -1) },
    ]
  }

  private func tabKeyCommand(
    _ title: String,
    _ input: String,
    _ modifiers: KeyModifierFlags,
    tab: @escaping (TabHostController) -> TabItem?
  ) -> KeyCommand {
    KeyCommand(title: title, input: input, modifierFlags: modifiers) { [weak self] _ in
      guard let self, let tab = tab(self) else { return }
      _ = user.select(tab.resolvedSelf)
    }
  }

  /// The root tab that the user can select at a distance from the selected one, beginning again at
  /// the end.
  private func neighbor(of offset: Int) -> TabItem? {
    let tabs = displayOrder.filter(\.isEligible)
    guard !tabs.isEmpty else { return nil }
    let root = selection.tab?.root
    let index = tabs.firstIndex { $0 === root }.map { $0 + offset } ?? (offset > 0 ? 0 : -1)
    return tabs[(index + tabs.count) % tabs.count]
  }
}

/// The order in which view controllers provide key commands.
@MainActor struct ResponderOrder {
  private(set) var responders: [ViewController] = []

  init(host: TabHostController) {
    if let alert = host.presentedAlert {
      append(alert)
      return
    }
    // The first responder comes before what is above it, if nothing modal covers it.
    let presented = host.state.overlays.presented
    let modal = presented.lastIndex(where: \.isModal)
    let uncovered = modal.map { presented[$0...].map(\.viewController) } ?? [host]
    if let first = host.firstResponder, !first.isLeavingOrOffScreen,
      uncovered.contains(where: first.isOrIsContained)
    {
      var above: ViewController? = first
      while let responder = above, responder !== host {
        append(responder)
        above = responder.holder
      }
    }
    add(host)
    var above = host.holder
    while let container = above {
      append(container)
      above = container.holder
    }
  }

  /// Adds the pages on top of a container, and then the container.
  private mutating func add(_ controller: ViewController) {
    if let host = controller.asHost {
      for presentation in host.state.overlays.presented.reversed() {
        add(presentation.viewController)
        if presentation.isModal { return append(controller) }
      }
      let content = host.contentPresenter.shown
      if let content, content.appearanceState != .disappeared { add(content) }
    } else {
      for child in controller.shownChildren where child.appearanceState != .disappeared {
        add(child)
      }
    }
    append(controller)
  }

  private mutating func append(_ controller: ViewController) {
    if !responders.contains(where: { $0 === controller }) { responders.append(controller) }
  }
}

// MARK: - Commands of a controller

extension ViewController {
  /// Adds a key command to the controller.
  ///
  /// The command is available while the controller is on screen, unless an override of
  /// ``keyCommands`` leaves it out. Adding a command again moves it to the end. Corresponds to
  /// `UIViewController.addKeyCommand(_:)` in UIKit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of added commands.
  public func addKeyCommand(_ keyCommand: KeyCommand) {
    let commands = (details?.keyCommands ?? []).filter { $0 !== keyCommand } + [keyCommand]
    replace(&madeDetails.keyCommands, with: commands)
    keyCommandsDidChange()
  }

  /// Removes a key command that was added; see ``addKeyCommand(_:)``.
  ///
  /// Has no effect for a command that was not added. Corresponds to
  /// `UIViewController.removeKeyCommand(_:)` in UIKit.
  public func removeKeyCommand(_ keyCommand: KeyCommand) {
    guard let details else { return }
    replace(&details.keyCommands, with: details.keyCommands.filter { $0 !== keyCommand })
    keyCommandsDidChange()
  }

  /// Notifies observers of the available key commands, and requests a frame, which shows them.
  private func keyCommandsDidChange() {
    guard appearanceState != .disappeared else { return }
    forEachHost { host in host.update(.content) { host.changed(\.availableKeyCommands) } }
  }

  /// The commands that were added, or `nil` if there are none.
  var addedKeyCommands: [KeyCommand]? {
    guard let commands = details?.keyCommands, !commands.isEmpty else { return nil }
    return commands
  }
}

// MARK: - Commands of buttons

extension BarButtonItem {
  /// The action of the button if it has a key and the user can tap the button, or `nil`.
  fileprivate var keyCommand: KeyCommand? {
    isUsable && isInBar ? storedAction as? KeyCommand : nil
  }
}

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
  /// before the handler of a command runs. ``Action/sender`` is the host, or the button whose action the
  /// command is.
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
    let button = host.button(for: command)
    host.closeForGesture()
    host.notify {
      if let button {
        button.performTap { host.calls.perform($0, of: button) }
      } else {
        host.calls.perform(command)
      }
    }
    return .performed
  }
}
