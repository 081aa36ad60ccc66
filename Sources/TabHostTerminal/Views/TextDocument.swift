/// A text as one string, with its styles by position.
struct TextDocument {
  let string: String
  /// The styles, each with the position at which it begins, in ascending order.
  private let styles: [(start: String.Index, style: Style)]

  init(_ text: StyledText) {
    var string = text.string
    // Positions in contiguous UTF-8 are found in constant time.
    string.makeContiguousUTF8()
    var styles: [(start: String.Index, style: Style)] = []
    var start = string.startIndex
    for run in text.runs {
      styles.append((start, run.style))
      start = string.utf8.index(start, offsetBy: run.text.utf8.count)
    }
    self.string = string
    self.styles = styles
  }

  /// Returns the parts of a range, each with its style, in order.
  func parts(of range: Range<String.Index>) -> [(range: Range<String.Index>, style: Style)] {
    var parts: [(range: Range<String.Index>, style: Style)] = []
    var index = firstStyle(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound, styles.indices.contains(index) {
      let next = index + 1 < styles.count ? styles[index + 1].start : string.endIndex
      let end = min(next, range.upperBound)
      if end > start { parts.append((start..<end, styles[index].style)) }
      start = max(start, end)
      index += 1
    }
    return parts
  }

  /// Returns the index of the style at a position, by binary search.
  private func firstStyle(at position: String.Index) -> Int {
    var low = 0
    var high = styles.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if styles[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    return max(low, 0)
  }
}

/// The selected part of a text.
struct TextSelection: Hashable {
  /// The position at which the selection began.
  let anchor: String.Index
  /// The position that the user moves.
  var head: String.Index

  var range: Range<String.Index> { min(anchor, head)..<max(anchor, head) }
}
