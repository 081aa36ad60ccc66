public import Foundation
public import TerminalToolkit

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
    /// The target of the link that the part is or belongs to, or `nil`.
    ///
    /// A link is underlined. See ``TextViewController/linkHandler``.
    public var link: URL?

    /// Creates a part.
    public init(_ text: String, style: CellStyle = .plain, link: URL? = nil) {
      self.text = text
      self.style = style
      self.link = link
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
    for run in runs { append(run.text, style: run.style, link: run.link) }
  }

  /// Appends text. Text with the style and the link of the last part extends that part.
  ///
  /// - Parameters:
  ///   - text: The text. If it is empty, nothing changes.
  ///   - style: The style of the text.
  ///   - link: The target of the link that the text is, or `nil`.
  public mutating func append(_ text: String, style: CellStyle = .plain, link: URL? = nil) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style, runs[last].link == link {
      runs[last].text += text
    } else {
      runs.append(Run(text, style: style, link: link))
    }
  }

  /// The text without styles.
  public var string: String { runs.map(\.text).joined() }
}

// MARK: - Attributed strings

extension StyledText {
  /// Creates a text from an attributed string.
  ///
  /// The parts have the values of `CellStyleAttribute` and of Foundation's `link` attribute. Other
  /// attributes have no effect.
  public init(attributedString: AttributedString) {
    for run in attributedString.runs {
      append(
        String(attributedString[run.range].characters),
        style: run[CellStyleAttribute.self] ?? .plain,
        link: run.link
      )
    }
  }
}

/// The style of a part of an attributed string, for ``StyledText/init(attributedString:)``.
///
/// ```swift
/// var title = AttributedString("Moss and Rain")
/// title[CellStyleAttribute.self] = CellStyle(bold: true)
/// ```
public enum CellStyleAttribute: AttributedStringKey {
  /// The style.
  public typealias Value = CellStyle

  /// The name of the attribute.
  public static let name = "TabHostTerminal.CellStyle"
}
