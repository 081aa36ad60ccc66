/// Text that a person pasted into the terminal, or dropped onto it.
///
/// It is data: nothing in it was taken for a key, and it may hold control characters and escape
/// sequences. ``SafeText`` makes it fit to be shown.
public struct PastedText: Hashable, Sendable {
  /// The text. Lines end in `\n`, whatever the terminal sent; invalid UTF-8 is U+FFFD.
  public var text: String
  /// Whether more was pasted than the decoder keeps. What came after the limit is lost.
  public var isTruncated: Bool

  /// A pasted text.
  public init(_ text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }
}
