public import TerminalToolkit

extension Frame {
  /// Returns the frame as an SVG 1.1 document, for READMEs and bug reports.
  ///
  /// The document is self-contained: it has no scripts, style sheets or references. Each cell is 9
  /// by 18 units, with the first cell at the origin, and a margin surrounds the frame. Text is
  /// stretched so that each character takes its columns in every font. Box-drawing characters and
  /// block elements are drawn as shapes, so boxes are closed in every font. The theme supplies the
  /// colors that the frame leaves to the terminal. Equal frames produce equal documents.
  ///
  /// - Parameters:
  ///   - title: The accessible title of the document, or `nil` for none. Any string is valid; it is
  ///     sanitized like a ``SafeText``.
  ///   - theme: The colors. The default is ``PictureTheme/dark``.
  public func svg(title: String? = nil, theme: PictureTheme = .dark) -> String {
    var picture = SVGPicture(theme: theme)
    for row in 0..<size.rows { picture.add(shownRow(row, colors: .trueColor), row: row) }
    return SVGPicture.document(size: size, title: title, theme: theme, picture.elements)
  }
}

// MARK: - Colors
