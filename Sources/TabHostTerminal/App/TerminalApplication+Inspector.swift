import Foundation

// The inspector beside the app: its pane, its keys, and the size that remains for the app.

extension TerminalApplication {
  /// Whether the inspector is on screen.
  ///
  /// The pane lists the actions of the user, the transactions of the host with their steps and
  /// durations, and the calls of delegates, content and handlers as they happen; its second page is
  /// the log of the program. Recording begins when the inspector is shown for the first time. The
  /// app is drawn as in a smaller terminal, and behaves the same. In a terminal with fewer than 100
  /// columns, the pane is below the app; it is not drawn if there are also fewer than 12 rows.
  public var isInspectorVisible: Bool {
    get { pane.isVisible }
    set {
      guard newValue != pane.isVisible else { return }
      if newValue { inspect() }
      pane.isVisible = newValue
      updateInspector()
    }
  }

  /// Shows the log of the program in the inspector: what it has written to standard output and
  /// standard error.
  ///
  /// Also works if ``isInspectable`` is `false`. The user closes the pane with the key for the
  /// inspector, F12.
  public func showLog() {
    inspect()
    inspector?.model.page = .log
    pane.isVisible = true
    updateInspector()
  }

  /// The division of the terminal, or `nil` if the pane is not on screen.
  var split: InspectorSplit? { pane.isVisible ? InspectorSplit(terminalSize) : nil }

  /// Whether the pane receives keys: if it has the focus, unless the list of keys is open.
  private var receivesKeys: Bool {
    split != nil && pane.isFocused && screen.openList?.kind != .keys
  }

  /// Sets the size of the screen to what the pane leaves of the terminal.
  func updateScreenSize() {
    screen.applicationKeys = split.map { _ in InspectorPane.keyLines }
    let size = split?.app ?? terminalSize
    guard size != screen.size else { return }
    animator.interrupt()
    screen.size = size
  }

  private func inspect() {
    guard inspector == nil else { return }
    let inspector = HostInspector(of: screen.host, now: clock.now)
    inspector.changeHandler = { [weak self] in
      guard let self, pane.isVisible else { return }
      planFrame()
    }
    self.inspector = inspector
  }

  private func updateInspector() {
    inspector?.model.appliesFilter = pane.isVisible
    updateLog()
    updateScreenSize()
    planFrame()
  }

  /// Takes the log from the device while the pane may show it.
  func updateLog() {
    guard pane.isVisible, let inspector else { return }
    inspector.model.log = device.log
    if inspector.model.page == .log { planFrame() }
  }

  // MARK: - Events

  /// Returns whether the pane handles an event instead of the screen.
  func isForPane(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let press):
      let command = screen.keyBindings.command(for: press)
      if let command, Self.inspectorCommands.contains(command) { return true }
      return receivesKeys && !isCommon(press, command)
    case .paste: return receivesKeys
    case .mouse(let mouse): return isForPane(mouse)
    case .focus, .reply: return false
    }
  }

  /// Returns whether a key has the same effect everywhere. Other keys filter or are keys of the
  /// pane.
  private func isCommon(_ press: KeyPress, _ command: TerminalCommand?) -> Bool {
    switch command {
    case .quit, .suspend, .redraw: !press.modifiers.isEmpty
    case .help: press.text == nil
    default: false
    }
  }

  /// A drag belongs to the area in which it began.
  private func isForPane(_ mouse: MouseEvent) -> Bool {
    guard let split else { return false }
    if mouse.kind == .press { isPressInPane = split.pane.contains(mouse.location) }
    return mouse.kind != .move && isPressInPane
  }

  /// Handles an event in the pane.
  func handleInPane(_ event: InputEvent) {
    screen.needsFrame = true
    let rows = split.map { InspectorPane.content(of: $0).rows } ?? 0
    switch event {
    case .key(let press):
      if let command = screen.keyBindings.command(for: press),
        Self.inspectorCommands.contains(command)
      {
        return perform(command)
      }
      guard let inspector else { return }
      switch pane.handle(press, &inspector.model, rows: rows, screen.keyBindings) {
      case .none: break
      case .leave: pane.isFocused = false
      case .save: save(inspector.model)
      }
    case .mouse(let mouse):
      if let inspector { pane.handle(mouse, &inspector.model, rows: rows) }
    case .paste(let pasted):
      if let inspector { pane.paste(pasted.text, &inspector.model) }
    case .focus, .reply: break
    }
  }

  // MARK: - Commands

  /// The commands of the inspector, which the screen leaves to the application.
  static let inspectorCommands: Set<TerminalCommand> = [.inspect, .focusInspector, .showLog]

  /// Performs a command of the inspector.
  func perform(_ command: TerminalCommand) {
    switch command {
    case .inspect: isInspectorVisible.toggle()
    case .focusInspector:
      isInspectorVisible = true
      pane.isFocused.toggle()
    case .showLog: showLog()
    default: break
    }
  }

  /// Saves the page in a new file of the working directory, and shows the name or the error.
  private func save(_ model: InspectorModel) {
    let program = TerminalSystem.programName ?? "app"
    do {
      let name = try Self.write(model.text, toNewFile: "\(program)-\(model.page.rawValue)")
      pane.notice = localized(.savedFile, ["file": name])
    } catch {
      pane.notice = Self.notice(of: error)
    }
  }

  /// Returns that a file can't be written, and why.
  static func notice(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile: localized(.cannotSaveWithoutFolder)
    case .fileWriteNoPermission: localized(.cannotSaveInFolder)
    case .fileWriteVolumeReadOnly: localized(.cannotSaveOnReadOnlyDisk)
    case .fileWriteOutOfSpace: localized(.cannotSaveOnFullDisk)
    default: localized(.cannotSave, ["error": "\(error)"])
    }
  }

  /// Writes a text into a file that does not exist yet, and returns its name.
  static func write(_ text: String, toNewFile name: String) throws -> String {
    var number = 1
    while true {
      let file = number == 1 ? "\(name).txt" : "\(name)-\(number).txt"
      do {
        try Data(text.utf8).write(to: URL(filePath: file), options: .withoutOverwriting)
        return file
      } catch let error as CocoaError where error.code == .fileWriteFileExists && number < 1000 {
        number += 1
      }
    }
  }
}
