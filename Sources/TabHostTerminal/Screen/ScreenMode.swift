import TabHost

/// A mode of a screen, such as an open list, a move in progress or typing into the search field:
/// what events do and what is drawn above the frame.
///
/// A screen has one object for each mode; see ``HostScreen/modes``. It calls the first active mode.
/// Every method that handles or draws something has a default, which calls the next active mode, so a
/// mode overrides only what is different while it is active. A mode uses the host, the layout and the
/// focus of the screen, and owns its state.
@MainActor class ScreenMode {
  unowned let screen: HostScreen
  let host: TabHostController
  /// The mode after this one in the order of the screen, active or not.
  private var following: ScreenMode?

  init(_ screen: HostScreen) {
    self.screen = screen
    host = screen.host
  }

  /// Returns modes in the order in which events pass through them.
  static func chain(_ modes: [ScreenMode]) -> [ScreenMode] {
    for (mode, following) in zip(modes, modes.dropFirst()) { mode.following = following }
    return modes
  }

  /// The first active mode after this one, or `nil` after the last one.
  final var next: ScreenMode? {
    var mode = following
    while let candidate = mode, !candidate.isActive { mode = candidate.following }
    return mode
  }

  /// Whether the mode handles events, unless an earlier mode is active.
  var isActive: Bool { false }

  /// Updates the state for changes that the app has made. Called before each event and each frame,
  /// whether or not the mode is active.
  func update() {}

  // MARK: - Keys

  /// The content that receives keys first, or `nil` if there is none or something covers it.
  var keyContent: FrameElement.ID? { next?.keyContent }

  /// Whether the app receives keys: content that has the focus, and key commands.
  var sendsKeysToApp: Bool { next?.sendsKeysToApp ?? true }

  /// Where the bindings of keys apply.
  var keyScope: KeyBindings.Scope { .screen }

  /// Handles a key press that enters text or edits a line.
  ///
  /// - Returns: `false` if the key has not been handled.
  func type(_ press: KeyPress) -> Bool { next?.type(press) ?? false }

  /// Returns whether a key press enters text or edits a line, so that it performs no command.
  func entersText(_ press: KeyPress) -> Bool { next?.entersText(press) ?? false }

  /// Handles pasted text.
  func paste(_ pasted: PastedText) { next?.paste(pasted) }

  /// The command of a key without modifiers that is bound to quitting: it closes what is on top, and
  /// quits only if nothing is. `nil` if it has no effect.
  var commandOfQuitKey: TerminalCommand? { next?.commandOfQuitKey ?? .quit }

  /// Returns what a command does now, or `nil` if it has no effect in the mode.
  ///
  /// The list of keyboard shortcuts and the status line omit commands without a possible action, and
  /// the key of such a command is refused.
  func action(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    next?.action(of: command, in: layout)
  }

  /// Whether the focused content of the framework enters text, also before it shows a text cursor.
  var contentEntersText: Bool { (content as? any TextEntryContent)?.entersText == true }

  /// Returns the command that is performed for a command, with its action: its substitute where it has
  /// no action. Returns `nil` if neither has one.
  func performed(
    _ command: TerminalCommand,
    in layout: FrameLayout
  ) -> (command: TerminalCommand, action: CommandAction)? {
    for command in [command, command.entry.substitute].compactMap({ $0 }) {
      if let action = action(of: command, in: layout) { return (command, action) }
    }
    return nil
  }

  /// The content whose keys matter, or `nil` if none has the focus.
  var content: (any TerminalContent)? { keyContent.flatMap { host.content(at: $0) } }

  /// Returns whether the palette and the status line offer a command, given its action: it is known to
  /// have an effect.
  func offers(
    _ command: TerminalCommand,
    with action: CommandAction?,
    in layout: FrameLayout
  ) -> Bool {
    action?.availability == .possible
  }

  // MARK: - Mouse

  /// Handles a mouse event that concerns content.
  ///
  /// - Returns: `false` if the event is to be handled by one of the methods below.
  func handle(_ event: PointerEvent) -> Bool { next?.handle(event) ?? false }

  /// Handles a press of the main button.
  func press(_ event: PointerEvent) { next?.press(event) }

  /// Handles the release of the main button, unless the press has become a drag.
  func click(_ press: Press, _ event: PointerEvent) { next?.click(press, event) }

  /// Handles a press of the right button.
  func pressRight(_ event: PointerEvent) { next?.pressRight(event) }

  /// Handles a step of the wheel.
  func turnWheel(_ event: PointerEvent) { next?.turnWheel(event) }

  /// Returns the cells of the element at a point that a click would act on, or `nil` if there is
  /// none.
  func hoveredRect(at point: CellPoint, in layout: FrameLayout) -> CellRect? {
    next?.hoveredRect(at: point, in: layout)
  }

  // MARK: - Drawing

  /// Draws the marks of the mode above the frame, and sets the text cursor.
  func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    next?.paint(layout, on: &picture)
  }

  /// Returns the cells of the focused line or element, or those of content that has the focus.
  func focusRect(in layout: FrameLayout) -> CellRect? { next?.focusRect(in: layout) }

  /// What has the focus, which determines the keys in the status line.
  var place: StatusSituation.Place { next?.place ?? .nothing }

  /// Returns what releasing the mouse button, or dropping by keyboard, would do.
  func notice(in layout: FrameLayout) -> StatusText? { next?.notice(in: layout) }
}

// MARK: - Commands of content

extension ScreenMode {
  /// The content that performs the commands of keys first, or `nil` if none has the focus.
  var commandContent: (any CommandContent)? { content as? any CommandContent }

  /// The title of the row that has the focus in the focused content, or `nil` if the content is no list.
  var titleInContent: String? { (content as? ListViewController)?.focusedTitle }

  /// Returns the action of a command in the focused content. If the content does not perform the
  /// command, or the command turns out to have no effect there, the action is that of the mode.
  func actionInContent(
    of command: TerminalCommand,
    otherwise own: CommandAction?
  ) -> CommandAction? {
    guard let content = commandContent, content.canPerform(command) else { return own }
    let hint = content.commands.first { $0.command == command }
    return CommandAction(effect: hint?.label) { [self] in
      let isPerformed = ContentStep.command(command).perform(on: content, in: host).isHandled
      screen.focusList()
      if isPerformed { return }
      switch command {
      case .contextMenu: screen.refuse(because: .noMenu(titleInContent))
      case .swipeLeading, .swipeTrailing:
        screen.refuse(because: .noSwipeActions(titleInContent))
      default: break
      }
      own?.perform()
    }
  }
}

// MARK: - The screen

extension ScreenMode {
  var glyphs: FrameGlyphs { screen.glyphs }
  var focus: FrameElement.ID? { screen.focus }

  func hostLayout() -> FrameLayout { screen.hostLayout() }

  func setFocus(_ element: FrameElement.ID?) { screen.setFocus(element) }
}
