public import TabHost

/// Text that a test compares with a file beside it: a frame, a transcript or a state.
///
/// The call is the same in Swift Testing and XCTest, because it throws an error that describes the
/// difference:
///
/// ```swift
/// try Snapshot(frame: screen.frame().plainText).verify("inbox")
/// ```
///
/// The file is `Snapshots/MailTests.inbox.txt` for a test in `MailTests.swift`. If it is missing, it
/// is written, and the test fails once to report that. If the text is different, the test fails with
/// the lines that differ. To accept the new texts, run the tests with `TABHOST_RECORD=1`, which
/// rewrites all files. With `TABHOST_RECORD=never`, as in CI, a missing file is not written, and the
/// test fails each time.
public struct Snapshot: Hashable, Sendable {
  /// The kind of text, which determines how differences are described.
  enum Kind: Hashable, Sendable {
    case frame, lines
  }

  /// The text.
  public let text: String
  /// The SVG picture of a frame, or `nil` if there is none.
  public let picture: String?

  let kind: Kind

  /// Creates a snapshot of a frame.
  ///
  /// - Parameters:
  ///   - text: The lines of the frame, such as the `plainText` of a frame of `TabHostTerminal`.
  ///   - picture: The picture of the frame, such as its `svg()`. It is compared and stored beside
  ///     the text, with the extension `svg`.
  public init(frame text: String, picture: String? = nil) {
    self.text = text
    self.picture = picture
    kind = .frame
  }

  /// Creates a snapshot of the lines of a transcript.
  public init(transcript lines: [String]) {
    self.init(lines: lines)
  }

  /// Creates a snapshot of recorded calls, one per line.
  public init(calls: [some CustomStringConvertible]) {
    self.init(lines: calls.map(\.description.escapingControlCharacters))
  }

  /// Creates a snapshot of the state of a host.
  @MainActor public init(stateOf host: TabHostController) {
    self.init(lines: [HostState(of: host).description])
  }

  private init(lines: [String]) {
    text = lines.joined(separator: "\n")
    picture = nil
    kind = .lines
  }
}
