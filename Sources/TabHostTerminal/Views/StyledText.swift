/// Text whose parts have styles, as a ``TextViewController`` displays it.
///
/// ```swift
/// var text = StyledText("Moss and Rain\n", style: CellStyle(bold: true))
/// text.append("A walk through an old forest.")
/// ```
public struct StyledText: Hashable, Sendable {
  /// A part of a text with one style.
  public struct Run: Hashable, Sendable {
    /// The text of the part.
    public var text: String
    /// The style of the part.
    public var style: CellStyle

    /// Creates a part.
    public init(_ text: String, style: CellStyle = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The parts, in order. None of them is empty.
  public private(set) var runs: [Run] = []

  /// Creates a text with one style.
  public init(_ text: String = "", style: CellStyle = .plain) {
    append(text, style: style)
  }

  /// Creates a text of parts, of which empty ones are omitted.
  public init(_ runs: [Run]) {
    for run in runs { append(run.text, style: run.style) }
  }

  /// Appends text. Text with the style of the last part extends that part.
  ///
  /// - Parameters:
  ///   - text: The text. If it is empty, nothing changes.
  ///   - style: The style of the text.
  public mutating func append(_ text: String, style: CellStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text, style: style))
    }
  }

  /// The text without styles.
  public var string: String { runs.map(\.text).joined() }
}
