import TabHost

extension HostScreen {
  /// Quits for the user, unless something that is presented refuses to be dismissed, or the app has
  /// something to ask.
  ///
  /// In the first case, the request is an attempt to dismiss what is on top. In both, the status line
  /// says that another one quits. The next request quits, unless the user has done anything else in the
  /// meantime.
  func requestQuit() {
    // An action of the user, so that it is recorded: the app may present a question.
    host.user.input(isQuitConfirmed ? ["quit", "again"] : ["quit"], to: host) {
      answerQuitRequest()
      return true
    }
  }

  private func answerQuitRequest() {
    guard !isQuitConfirmed else { return quit() }
    if refusesToQuit() {
      let (text, short) = quitTexts
      status.refusal =
        quitKey.map { StatusText(text, short: short, ["key": $0]) } ?? StatusText(.quitAgain)
    } else if shouldQuitHandler?() == false {
      let text = quitTexts.short
      status.refusal = quitKey.map { StatusText(text, ["key": $0]) }
    } else {
      return quit()
    }
    isQuitConfirmed = true
  }

  /// Discards the confirmation of a request to quit before an event that does not lead to another one.
  func discardQuitRequest(before event: InputEvent) {
    isQuitKeyPressed = if case .key(let press) = event { isQuitKey(press) } else { false }
    guard isQuitConfirmed else { return }
    let isInPalette = lists.opened == .palette
    let isKept =
      switch event {
      case .key(let press): isInPalette || press.kind == .release || requestsQuit(press)
      case .mouse: isInPalette || event.isMove
      case .paste: isInPalette
      case .reply, .focus: true
      }
    if !isKept { isQuitConfirmed = false }
  }

  /// Whether something that is presented refuses to be dismissed.
  ///
  /// A delegate can only be asked by an attempt, so what is on top is dismissed if its delegate
  /// permits that.
  private func refusesToQuit() -> Bool {
    let presented = host.presentedControllers
    guard let top = presented.last else { return false }
    let isRefusing = presented.contains(where: \.refusesDismissal)
    let asksDelegate =
      top.alert == nil && top.viewController.presentationController?.delegate != nil
    guard isRefusing ? top.refusesDismissal : asksDelegate else { return isRefusing }
    return host.user.dismissPresented() != .performed
  }

  /// Returns whether a key requests to quit, or opens the palette, in which the user can do that.
  private func requestsQuit(_ press: KeyPress) -> Bool {
    isQuitKey(press) || keyBindings.command(for: press) == .palette
  }

  /// Returns whether a key quits whatever is on top.
  private func isQuitKey(_ press: KeyPress) -> Bool {
    !press.modifiers.isEmpty && keyBindings.command(for: press) == .quit
  }

  /// The texts that say which key quits now, the complete and the short one.
  private var quitTexts: (TabHostController.Strings.Text, short: TabHostController.Strings.Text) {
    isQuitKeyPressed ? (.quitAgainWithKey, .keyQuitsAgain) : (.quitWithKey, .keyQuits)
  }

  /// The name of the key that quits while something is presented, or `nil` if there is none.
  private var quitKey: String? {
    keyBindings.filtered { !$0.modifiers.isEmpty }.hint(.quit, "")?.key
  }
}

extension TabHostController.PresentedController {
  /// Whether the user can't dismiss what is presented, without regard to its delegate.
  @MainActor var refusesDismissal: Bool {
    alert.map { !$0.canBeCanceled } ?? viewController.refusesDismissal
  }
}
