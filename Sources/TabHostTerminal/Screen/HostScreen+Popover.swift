import TabHost

// While there is a popover, it has the person's attention, as on a tablet: what it does not take
// does nothing beside it, but for the few keys that are about the popover and the program.

extension HostScreen {
  /// What a key can do while there is a popover.
  static let commandsBesidePopover: Set<TerminalCommand> = [.cancel, .help, .quit, .suspend]

  /// Does what a key is bound to while there is a popover that has not taken it.
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

  /// Takes what the mouse does while there is a popover: inside, its content gets it; a button that
  /// goes down beside it dismisses it, and does nothing else.
  func handleBesidePopover(_ mouse: MouseEvent, _ popover: FrameLayout.Popover) {
    if popover.rect.contains(mouse.location) {
      _ = send(mouse, to: .popover, at: popover.page)
    } else if mouse.kind == .press, !mouse.button.isWheel {
      host.user.dismissPopover()
    }
  }
}
