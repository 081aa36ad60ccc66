/// Text that the user pasted into the terminal or dropped onto it.
///
/// The text may contain control characters and escape sequences, none of which were decoded as
/// keys. Use ``SafeText`` to display it.
public struct PastedText: Hashable, Sendable {
  /// The text. Lines end in `\n`, whatever the terminal sent; invalid UTF-8 is U+FFFD.
  public var text: String
  /// Whether the text exceeded the limit of the decoder. The rest is lost.
  public var isTruncated: Bool

  /// Creates a pasted text.
  public init(_ text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }
}
