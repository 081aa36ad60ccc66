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

  /// Moves the focus to content that has received input of a script, and makes it the first responder.
  package func follow(_ content: any TerminalContent) {
    guard makeFirstResponder(content), let page = hostLayout().page(showing: content, in: host)
    else { return }
    if page == .popover { presented.focusPage() } else if page != focus { setFocus(page) }
  }

  /// Notifies content of gaining and losing the focus.
  package var focusNotifier: FocusNotifier { contents.focusNotifier }

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
