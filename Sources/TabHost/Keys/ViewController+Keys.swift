extension ViewController {
  /// Adds a key command to the controller.
  ///
  /// The command is available while the controller is on screen, unless an override of
  /// ``keyCommands`` leaves it out. Adding a command again moves it to the end. Corresponds to
  /// `UIViewController.addKeyCommand(_:)` in UIKit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of added commands.
  public func addKeyCommand(_ keyCommand: KeyCommand) {
    let commands = (details?.keyCommands ?? []).filter { $0 !== keyCommand } + [keyCommand]
    replace(&madeDetails.keyCommands, with: commands)
  }

  /// Removes a key command that was added; see ``addKeyCommand(_:)``.
  ///
  /// Has no effect for a command that was not added. Corresponds to
  /// `UIViewController.removeKeyCommand(_:)` in UIKit.
  public func removeKeyCommand(_ keyCommand: KeyCommand) {
    guard let details else { return }
    replace(&details.keyCommands, with: details.keyCommands.filter { $0 !== keyCommand })
  }

  /// The commands that were added, or `nil` if there are none.
  var addedKeyCommands: [KeyCommand]? {
    guard let commands = details?.keyCommands, !commands.isEmpty else { return nil }
    return commands
  }
}
