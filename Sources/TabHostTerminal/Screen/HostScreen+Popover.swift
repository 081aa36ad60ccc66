import TabHost

// A popover is modal, as on a tablet: only the commands below and its content handle events.

extension HostScreen {
  /// The commands that are available while a popover is visible.
  static let commandsBesidePopover: Set<TerminalCommand> = [
    .cancel, .help, .quit, .redraw, .suspend,
  ]

  /// Performs the command of a key that the content of the popover has not handled.
  func performBesidePopover(_ command: TerminalCommand) {
    switch command {
    case .cancel: host.user.dismissPopover()
    case .help:
      list = .keys
      focusPanel()
    case .quit: quit()
    case .suspend: suspend()
    default: break
    }
  }

  /// Handles a mouse event while a popover is visible.
  ///
  /// Events inside the popover are sent to its content. A press outside only dismisses the popover.
  func handleBesidePopover(_ mouse: MouseEvent, _ popover: FrameLayout.Popover) {
    if popover.rect.contains(mouse.location) {
      _ = send(mouse, to: .popover, at: popover.page)
    } else if mouse.kind == .press, !mouse.button.isWheel {
      host.user.dismissPopover()
    }
  }
}
