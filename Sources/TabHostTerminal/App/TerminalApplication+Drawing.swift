import TabHost

extension TerminalApplication {
  /// The host has changed: it is drawn once everything that changes it now has done so.
  func planFrame() {
    guard isRunning, !isFrameDue, !isDrawing else { return }
    isFrameDue = true
    Task { [weak self] in
      guard let self, isFrameDue, isRunning else { return }
      draw()
    }
  }

  /// Draws the host as it is now, or what leads there.
  func draw() {
    let slides = animator.count
    isDrawing = true
    _ = screen.host.takeChanges()
    isFrameDue = false
    let layout = settledLayout()
    let frame = screen.picture(of: layout)
    isDrawing = false
    show(animator.picture(of: frame, layout, allowed: showsMotion))
    if animator.count != slides { goOn(with: animator.count) }
    drawAgain(screen.host.takeChanges())
  }

  /// Where everything lies, after what is told of that has changed nothing any more; an app that
  /// always does is not waited for.
  private func settledLayout() -> FrameLayout {
    for _ in 1..<HostScreen.passes {
      let layout = screen.settle()
      if screen.host.takeChanges().isEmpty { return layout }
    }
    return screen.settle()
  }

  /// Draws another frame where the host has changed while it was drawn: the change may be to a part
  /// that is drawn already. An app that does so each time doesn't get frame after frame at once.
  private func drawAgain(_ changes: PresentationChanges) {
    // Content that asks for a frame while it draws is in this one.
    var content = PresentationChanges()
    content.content = true
    guard !changes.isEmpty, changes != content else { return isRedrawn = false }
    guard isRedrawn else {
      isRedrawn = true
      return planFrame()
    }
    guard !isRedrawDue else { return }
    isRedrawDue = true
    let clock = clock
    Task { [weak self] in
      await clock.sleep(Self.timeBetweenRedraws)
      self?.isRedrawDue = false
      self?.planFrame()
    }
  }

  private static let timeBetweenRedraws = Duration.milliseconds(100)

  private func show(_ frame: Frame) {
    // Nobody types into a picture that moves.
    let cursor = animator.slide == nil ? screen.cursor : nil
    let bytes = writer.bytes(toShow: frame, cursor: cursor)
    guard !bytes.isEmpty else { return }
    let start = clock.now()
    device.write(bytes)
    pace.note(clock.now() - start)
  }

  // MARK: - The sidebar in motion

  private var showsMotion: Bool {
    guard !reducesMotion, pace.isFast else { return false }
    switch device.capabilities.family {
    case .dumb, .plain, .linuxConsole: return false
    case .xterm, .tmux, .screen, .windowsTerminal: return true
    }
  }

  /// Shows the further pictures of a slide, unless it ends before.
  private func goOn(with slide: Int) {
    let clock = clock
    Task { [weak self] in
      repeat {
        await clock.sleep(SidebarAnimator.stepTime)
        guard let self, isRunning, animator.count == slide,
          let frame = animator.next(isFast: showsMotion)
        else { return }
        show(frame)
      } while self?.animator.slide != nil
    }
  }
}
