import TabHost

// Editing requires a sidebar, which a narrow screen has only while the user edits.

extension HostScreen {
  /// Begins editing, and moves the focus to the rows of the sidebar, unless it is on what the user edits. A
  /// screen whose width is compact has a regular width until editing ends.
  func beginEditing() {
    if host.isTabListInPlaceOfSidebar {
      isWidenedForEditing = true
      host.traitCollection.horizontalSizeClass = .regular
    }
    host.user.beginEditing()
    narrowAfterEditing()
    if host.isEditing { focusEditedTabs() }
  }

  private func focusEditedTabs() {
    let layout = hostLayout()
    let area = focus.flatMap(layout.element)?.area
    guard focus?.isRow != true, area != .bar, area != .sidebar, !host.sidebar.rows.isEmpty
    else { return }
    setFocus(.row(selectedRow))
  }

  /// Ends editing.
  func endEditing() {
    host.user.endEditing()
    narrowAfterEditing()
  }

  /// Restores the width of a screen that was widened, if editing has ended.
  func narrowAfterEditing() {
    guard isWidenedForEditing, !host.isEditing else { return }
    isWidenedForEditing = false
    host.setTerminalSize(columns: size.columns, rows: size.rows)
  }
}
