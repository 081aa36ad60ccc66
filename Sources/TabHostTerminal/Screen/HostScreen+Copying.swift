import Foundation
import TabHost

extension HostScreen {
  /// The maximum size of text that can be copied, in bytes of UTF-8. Many terminals ignore longer
  /// text.
  public static let maximumCopiedBytes = 50_000

  /// Copies text to the clipboard of the terminal.
  ///
  /// The terminal receives the text with the next frame, as an OSC 52 sequence. Text cannot send
  /// other commands to the terminal, and the clipboard is never read. Terminals without support
  /// ignore the sequence; tmux forwards it if its option `set-clipboard` permits that. If the text is
  /// too long, the status line says so.
  ///
  /// - Returns: `false` if ``allowsCopying`` is `false`, or if the text is empty or exceeds
  ///   ``maximumCopiedBytes``. Then nothing is copied.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard allowsCopying, !text.isEmpty else { return false }
    guard text.utf8.count <= Self.maximumCopiedBytes else {
      status.loss = StatusText(.textTooLongToCopy, short: .textTooLong)
      host.setNeedsDisplay()
      return false
    }
    copiedText = text
    host.setNeedsDisplay()
    return true
  }

  /// Returns the command that copies the text that is to be copied, and resets that text.
  func takeCopyCommand() -> String? {
    guard let text = copiedText else { return nil }
    copiedText = nil
    return "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
  }
}

extension ViewController {
  /// The host that contains the controller and is in no other host, or `nil` if there is none.
  var outermostHost: TabHostController? {
    var host = tabHostController
    while let outer = host?.tabHostController { host = outer }
    return host
  }

  /// The screen that shows the controller, or `nil` if there is none.
  var terminalScreen: HostScreen? { window?.host.frameProvider as? HostScreen }
}
