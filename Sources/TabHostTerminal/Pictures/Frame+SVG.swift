extension Frame {
  /// The picture as an SVG 1.1 document, for READMEs and bug reports.
  ///
  /// It stands alone: no script, no style sheet, no reference to anything. Every cell is 9 by 18
  /// units, the first one at the origin, with a margin around all. Text is set so that each
  /// character takes its columns whatever the font, and lines and blocks are drawn, not written, so
  /// boxes close. What is left to the terminal comes from the theme. The same frame gives the same
  /// document.
  ///
  /// - Parameters:
  ///   - title: What the picture is called, for those who can't see it; nil for no title. Any text
  ///     will do: it is made safe as ``SafeText`` does.
  ///   - theme: The colours. The default is dark.
  public func svg(title: String? = nil, theme: PictureTheme = .dark) -> String {
    var picture = SVGPicture(theme: theme)
    for row in 0..<size.rows { picture.add(shownRow(row, colors: .trueColor), row: row) }
    return picture.document(size: size, title: title)
  }
}
