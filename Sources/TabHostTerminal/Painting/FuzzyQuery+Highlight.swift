import TerminalToolkit

extension FuzzyQuery {
  /// Highlights the characters of a text that match the query.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The cells of the text, which may be truncated.
  ///   - style: The style of a match.
  ///   - cells: The cells of the frame.
  func highlight(
    _ text: String,
    in place: CellRect,
    _ style: CellStyle,
    on cells: inout CellBuffer
  ) {
    guard !isEmpty else { return }
    for range in ranges(in: text) {
      cells.restyle(text.rect(of: range, in: place)) {
        $0.isDim = false
        $0.apply(style)
      }
    }
  }
}

extension String {
  /// Returns the cells of a range of the text, which is empty where the text is truncated.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - place: The cells of the text.
  func rect(of range: Range<Index>, in place: CellRect) -> CellRect {
    let start = SafeText(String(self[..<range.lowerBound]), limit: place.columns).columns
    let columns = SafeText(String(self[range]), limit: place.columns - start).columns
    return place.without(left: start).without(right: place.columns - start - columns)
  }
}
