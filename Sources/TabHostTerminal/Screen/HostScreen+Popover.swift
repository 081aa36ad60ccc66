import TabHost

// What is presented is modal, also a popover, as on a tablet: only the commands below and its content
// handle events.

extension HostScreen {
  /// Whether a popover, a sheet, an alert or a controller in full screen is presented.
  var presentsAny: Bool { !host.presentedControllers.isEmpty }

  /// The commands that are available while something is presented.
  var commandsBesidePresented: Set<TerminalCommand> {
    let commands: Set<TerminalCommand> = [
      .cancel, .help, .palette, .quit, .redraw, .suspend,
    ]
    guard let top = host.presentedControllers.last, top.isModal,
      let navigation = top.viewController as? NavigationController,
      navigation.viewControllers.count > 1
    else { return commands }
    return commands.union([.goBack])
  }

  /// Performs the command of a key that the presented content has not handled.
  func performBesidePresented(_ command: TerminalCommand) {
    guard commandsBesidePresented.contains(command) else { return }
    switch command {
    case .cancel: host.user.dismissPresented()
    case .goBack: host.user.goBack()
    case .help:
      list = .keys
      focusPanel()
    case .palette: openSearch(of: .palette)
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
      host.user.dismissPresented()
    }
  }
}
