import TabHost
import TabHostSpelling

extension TerminalApplication {
  /// Schedules a frame after the current main-actor job, so that changes made together are drawn
  /// once, and not before `timeOfFrame` has passed since the last frame.
  ///
  /// Does nothing while a frame is already scheduled or being drawn.
  func planFrame() {
    let next = lastFrame.map { $0 + Self.timeOfFrame }
    planFrame(after: next.map { $0 - clock.now() } ?? .zero)
  }

  private func planFrame(after time: Duration) {
    guard isRunning, !isFramePending, !isDrawing else { return }
    isFramePending = true
    let clock = clock
    Task { [weak self] in
      if time > .zero { await clock.sleep(time) }
      guard let self, isFramePending, isRunning else { return }
      draw()
      // A list whose rows have changed searches them again.
      scheduleSlice()
    }
  }

  /// Draws the current state of the host, or the first frame of the animation that leads to it.
  ///
  /// While the terminal does not accept output, nothing is drawn: the next frame shows the state of
  /// the time at which the terminal accepts it.
  func draw() {
    guard !device.hasPendingOutput else { return isFramePending = true }
    lastFrame = clock.now()
    let slides = animator.count
    isDrawing = true
    screen.showsMotion = !reducesMotion
    _ = screen.host.takeChanges()
    isFramePending = false
    let (layout, frame) = SymbolGlyphs.$unknownNames.withValue(unknownSymbols) {
      let layout = resolvedLayout()
      return (layout, screen.picture(of: layout))
    }
    isDrawing = false
    let drawnVersion = screen.host.drawingVersion
    reportUnknownSymbols()
    show(animator.picture(of: frame, layout, allowed: showsMotion), title: titleChange())
    updateMouseReports()
    writeCopiedText()
    if animator.count != slides { continueSlide(with: animator.count) }
    let changes = screen.host.takeChanges()
    drawAgain(changes, isUpdated: screen.host.drawingVersion != drawnVersion)
    turnSpinners()
    scheduleCustomizationSave()
  }

  /// Schedules the next step of the spinners that the last frame shows, later in a slow terminal.
  private func turnSpinners() {
    guard screen.isAnimated, !reducesMotion else { return }
    let interval = pace.isFast ? HostScreen.spinnerInterval : .seconds(1)
    schedule(.spinners, after: interval) { application in
      guard application.screen.isAnimated else { return }
      application.screen.time = application.clock.now()
      application.planFrame()
    }
  }

  private func reportUnknownSymbols() {
    for name in unknownSymbols.take() {
      let suggestion = Spelling.suggestion(for: name, among: SymbolGlyphs.names)
      let message = "no symbol has this name\(suggestion); register a glyph for it"
      screen.host.report(
        TabHostController.Diagnostic(rule: .unknownSymbol, identifiers: [name], message: message)
      )
    }
  }

  /// Returns the layout after reporting it to the host no longer changes the host.
  ///
  /// Gives up after `HostScreen.passes` passes, so that an app that changes the host in response to
  /// every layout cannot block drawing.
  private func resolvedLayout() -> FrameLayout {
    for _ in 1..<HostScreen.passes {
      let layout = screen.resolveLayout()
      if screen.host.takeChanges().isEmpty { return layout }
    }
    return screen.resolveLayout()
  }

  /// Schedules another frame if the host changed while it was drawn, because the change may affect
  /// a part that was already drawn.
  ///
  /// A second frame in a row is delayed by `timeBetweenRedraws`, so that an app that changes the
  /// host in every frame does not keep the terminal busy.
  ///
  /// - Parameter isUpdated: Whether the host has changed since it was drawn.
  private func drawAgain(_ changes: PresentationChanges, isUpdated: Bool) {
    // The frame just drawn already includes content that requested a frame while drawing.
    guard !changes.isEmpty, isUpdated || changes != .content else { return isRedrawn = false }
    guard isRedrawn else {
      isRedrawn = true
      return planFrame(after: .zero)
    }
    schedule(.redraw, after: Self.timeBetweenRedraws) { $0.planFrame(after: .zero) }
  }

  /// The minimum time between two frames that only programmatic changes cause.
  private static let timeOfFrame = Duration.milliseconds(10)

  private static let timeBetweenRedraws = Duration.milliseconds(100)

  private func show(_ frame: Frame, title: [UInt8] = []) {
    let (frame, paneCursor) = whole(frame)
    // A cursor would be misplaced in an intermediate frame.
    let isSliding = animator.slide != nil
    let output =
      if let cursor = pane.isFocused ? paneCursor : screen.cursor, !isSliding {
        writer.bytes(toShow: frame, cursor: cursor)
      } else {
        writer.bytes(toShow: frame, hiddenCursorAt: isSliding ? nil : focusPoint)
      }
    let bytes = title + output
    guard !bytes.isEmpty else { return }
    let start = clock.now()
    device.write(bytes)
    if device.hasPendingOutput { pendingWrite = start } else { pace.note(clock.now() - start) }
  }

  /// Returns a frame of the whole terminal: the frame of the app, with the pane beside it.
  func whole(_ frame: Frame) -> (frame: Frame, paneCursor: CellPoint?) {
    guard let split, let inspector else { return (frame, nil) }
    var cells = CellBuffer(size: terminalSize)
    let app = CellRect(split.app)
    cells.copy(CellRect(frame.size), of: frame.cells, to: app.origin, clip: app)
    let glyphs = FrameGlyphs(
      drawing: frame.drawing,
      isRightToLeft: false,
      styles: screen.painter.styles
    )
    let cursor = pane.paint(in: split, inspector.model, screen.keyBindings, glyphs, on: &cells)
    cells.addColors(of: glyphs.styles)
    return (Frame(cells, drawing: frame.drawing), cursor)
  }

  /// The position of the hidden cursor: the focused element or, if there is none, the first cell, so
  /// that it does not depend on which cells were written last.
  private var focusPoint: CellPoint { screen.focusPoint ?? CellPoint(column: 0, row: 0) }

  /// Writes the text that content has copied, unless the terminal would display the command.
  private func writeCopiedText() {
    guard let command = screen.takeCopyCommand() else { return }
    if device.capabilities.family.isEmulator { device.write(Array(command.utf8)) }
  }

  /// Records how long the terminal took to accept the last frame. The pending frame follows.
  func noteAcceptedOutput() {
    if let pendingWrite { pace.note(clock.now() - pendingWrite) }
    pendingWrite = nil
  }

  /// Requests the reports of the mouse that `usesMouse` and the screen's `highlightsHover` require, or
  /// ends them.
  private func updateMouseReports() {
    guard device.capabilities.modes.list.contains(.mouse), !device.hasPendingOutput else { return }
    var bytes = ""
    if usesMouse != reportsMouse {
      reportsMouse = usesMouse
      // Switching off the reports of the mouse ends those of moves.
      reportsMotion = false
      bytes += usesMouse ? TerminalMode.mouse.enter : TerminalMode.mouse.leave
    }
    let wanted = usesMouse && screen.highlightsHover && pace.isFast
    if wanted != reportsMotion {
      reportsMotion = wanted
      bytes += TerminalMode.motionReports(wanted)
    }
    if !bytes.isEmpty { device.write(Array(bytes.utf8)) }
  }

  // MARK: - Animating the sidebar

  private var showsMotion: Bool {
    !reducesMotion && pace.isFast && device.capabilities.family.isEmulator
  }

  /// Shows the remaining frames of a slide, unless the slide ends early.
  private func continueSlide(with slide: Int) {
    let clock = clock
    Task { [weak self] in
      repeat {
        await clock.sleep(SidebarAnimator.stepTime)
        guard let self, isRunning, animator.count == slide else { return }
        guard !device.hasPendingOutput else {
          // The frame that follows the pending output ends the slide.
          animator.interrupt()
          return isFramePending = true
        }
        guard let frame = animator.next(isFast: showsMotion)
        else { return }
        show(frame)
      } while self?.animator.slide != nil
    }
  }
}
