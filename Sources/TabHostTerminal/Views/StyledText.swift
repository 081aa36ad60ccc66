public import Foundation
public import TerminalToolkit

/// Text whose parts have styles, as a ``TextViewController`` and the columns of a list display it.
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
    /// The role whose style in the theme is added to that of the part, or `nil` for none.
    ///
    /// The default is `nil`.
    public var role: Theme.Role?
    /// The target of the link that the part is or belongs to, or `nil`.
    ///
    /// A link is underlined, and has the role ``Theme/Role/tint`` if it has no other. See
    /// ``TextViewController/linkHandler``.
    public var link: URL?
    /// The text at the beginning of the lines into which the paragraph that begins with the part is
    /// wrapped, except the first one.
    ///
    /// It has the style of the part and does not belong to the text: it can't be selected. The default
    /// is an empty text. Blanks indent the lines, as for the items of a list. A prefix that fills half
    /// of the width or more is not shown.
    public var wrappedLinePrefix = ""

    /// Creates a part.
    public init(_ text: String, style: CellStyle = .plain, link: URL? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }

    /// Whether text of another part can be appended to this one.
    func hasFormat(of other: Run) -> Bool {
      style == other.style && role == other.role && link == other.link
        && wrappedLinePrefix == other.wrappedLinePrefix
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
    for run in runs { append(run) }
  }

  /// Appends text. Text with the format of the last part extends that part.
  ///
  /// - Parameters:
  ///   - text: The text. If it is empty, nothing changes.
  ///   - style: The style of the text.
  ///   - link: The target of the link that the text is, or `nil`.
  public mutating func append(_ text: String, style: CellStyle = .plain, link: URL? = nil) {
    append(Run(text, style: style, link: link))
  }

  /// Appends text with the style of a role in the theme. Text with the format of the last part extends
  /// that part.
  ///
  /// - Parameters:
  ///   - text: The text. If it is empty, nothing changes.
  ///   - role: The role; see ``Run/role``.
  public mutating func append(_ text: String, role: Theme.Role) {
    var run = Run(text)
    run.role = role
    append(run)
  }

  /// Appends a part. A part with the format of the last part extends that part.
  ///
  /// - Parameter run: The part. If its text is empty, nothing changes.
  public mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].hasFormat(of: run) {
      runs[last].text += run.text
    } else {
      runs.append(run)
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
  /// attributes have no effect. Foundation parses no Markdown on Linux; see
  /// ``init(markdown:relativeTo:)``.
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
