import TabHost

// The first responder is the content that has the keyboard focus, or gets it back when the user leaves
// the bar and the sidebar.

extension HostScreen {
  /// Moves the focus as the app has directed it: to the content that has become the first responder, or
  /// out of content that has resigned.
  func followFirstResponder() {
    guard host.takeFocusRequest() else { return }
    let layout = hostLayout()
    guard let responder = host.firstResponder else { return returnFocus(in: layout) }
    guard let page = layout.page(showing: responder, in: host), isContent(page) else { return }
    guard page != .popover else { return presented.focusPage() }
    guard let area = contentArea(page, layout), area.entry != focus else { return }
    previousContent = contents.focused
    setFocus(area.entry)
  }

  /// Performs input in content, wherever the focus is. Content that can have the focus has it afterward,
  /// unless the input takes it away.
  ///
  /// - Returns: Whether the content has handled the input, or been notified of the focus.
  package func perform(_ step: ContentStep, in content: any TerminalContent) -> Bool {
    let isFocused = contents.focused === content
    if step == .event(.focusLost) {
      // Otherwise, the content has been notified already, for example when it opened a menu.
      if isFocused {
        setFocus(nil)
        contents.notifyFocus()
      }
      return true
    }
    if step.movesFocus, content.canBecomeFocused, !isFocused {
      moveFocus(to: content)
      contents.notifyFocus()
    }
    if step == .event(.focusGained), contents.focused === content { return true }
    let outcome = step.perform(on: content, in: host).outcome
    while isFinding { continueFinding() }
    return outcome == .performed
  }

  private func moveFocus(to content: any TerminalContent) {
    guard makeFirstResponder(content), let page = hostLayout().page(showing: content, in: host)
    else { return }
    if page == .popover { presented.focusPage() } else if page != focus { setFocus(page) }
  }

  /// Moves the focus from content that is not the first responder any more to the content that had it
  /// before or, without one, to the selection.
  private func returnFocus(in layout: FrameLayout) {
    guard let focus, focus.isPage, host.controller(at: focus) === contents.focused else { return }
    let previous = previousContent.flatMap { layout.page(showing: $0, in: host) }
    setFocus(previous == focus ? nil : previous)
  }

  /// Leaves the focus in the bar or the sidebar after a selection there. The first responder gets it when
  /// the user leaves them.
  func keepFocusInBars() {
    guard let focus, !focus.isPage, host.takeFocusRequest() else { return }
    directedContent = host.firstResponder
  }

  /// Returns the area of the first responder among the pages, or `nil` if there is none.
  func responderArea(in layout: FrameLayout) -> FocusArea? {
    host.firstResponder.flatMap { layout.page(showing: $0, in: host) }
      .flatMap { contentArea($0, layout) }
  }

  /// Returns the area of the first responder if it has not had the focus yet, or `nil` otherwise.
  func directedArea(in layout: FrameLayout) -> FocusArea? {
    guard let directedContent, directedContent === host.firstResponder else { return nil }
    return responderArea(in: layout)
  }

  /// Makes content the first responder, because the user moves the focus into it.
  ///
  /// - Returns: `false` if the former first responder refuses to resign, and keeps the focus.
  func makeFirstResponder(_ content: any TerminalContent) -> Bool {
    guard host.firstResponder !== content else { return true }
    content.becomeFirstResponder()
    guard !presentsAny, let responder = host.firstResponder, responder !== content,
      let page = hostLayout().page(showing: responder, in: host), isContent(page)
    else {
      // The focus is there already.
      _ = host.takeFocusRequest()
      return true
    }
    setFocus(page)
    return false
  }
}
