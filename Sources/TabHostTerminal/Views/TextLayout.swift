import Foundation
import TerminalToolkit

/// The position of a line in a text that is wrapped.
struct TextPlace: Hashable, Comparable {
  /// The part of the text.
  var part: Int
  /// The line within the part.
  var line: Int

  static let start = TextPlace(part: 0, line: 0)

  static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.part, left.line) < (right.part, right.line)
  }
}

/// A text that is wrapped to a number of columns, part by part.
///
/// Parts are wrapped when their lines are requested, so that a screen of a long text costs as much as
/// that of a short one. The number of all lines is estimated.
@MainActor protocol WrappedParts: AnyObject {
  /// The number of parts, at least 1.
  var partCount: Int { get }

  /// Returns the lines of a part.
  func lines(ofPart part: Int) -> TextLines

  /// The estimated number of all lines.
  var estimatedLineCount: Int { get }

  /// Returns the estimated number of lines before a place.
  func estimatedLine(of place: TextPlace) -> Int

  /// Returns the place that has about the given number of lines before it.
  func place(atEstimated line: Int) -> TextPlace
}

extension WrappedParts {
  /// The last line.
  var end: TextPlace {
    let part = partCount - 1
    return TextPlace(part: part, line: lines(ofPart: part).ranges.count - 1)
  }

  /// Returns a line of this text that is at, or nearest to, a place of another text.
  func place(nearest place: TextPlace) -> TextPlace {
    guard place.part < partCount else { return end }
    let last = lines(ofPart: place.part).ranges.count - 1
    return TextPlace(part: place.part, line: min(place.line, last))
  }

  /// Returns the line that is a number of lines away, or the first or last line if there are fewer.
  func place(_ step: Int, from place: TextPlace) -> TextPlace {
    var place = place
    var rest = step
    while rest < 0, place > TextPlace.start {
      let lines = min(-rest, place.line)
      place.line -= lines
      rest += lines
      guard rest < 0, place.part > 0 else { break }
      place.part -= 1
      place.line = self.lines(ofPart: place.part).ranges.count - 1
      rest += 1
    }
    while rest > 0 {
      let lines = min(rest, self.lines(ofPart: place.part).ranges.count - 1 - place.line)
      place.line += lines
      rest -= lines
      guard rest > 0, place.part + 1 < partCount else { break }
      place = TextPlace(part: place.part + 1, line: 0)
      rest -= 1
    }
    return place
  }

  /// Returns whether there are more lines than the given number.
  func hasMoreLines(than rows: Int) -> Bool { measure(first: rows + 1).rows > rows }

  /// Returns the number of the first lines, and the number of columns of the widest one.
  ///
  /// - Parameter limit: The number of lines after which the rest of the text is not wrapped.
  func measure(first limit: Int) -> (columns: Int, rows: Int) {
    var (columns, rows) = (0, 0)
    for part in 0..<partCount {
      guard rows < limit else { break }
      let lines = lines(ofPart: part)
      columns = max(columns, lines.columns)
      rows += lines.ranges.count
    }
    return (columns, rows)
  }

  // MARK: - Scrolling

  /// Returns the first visible line at the end of the text.
  func lastFirstLine(rows: Int) -> TextPlace { place(1 - max(rows, 1), from: end) }

  /// Returns the first visible line that is at, or nearest to, a place, and with which the visible
  /// lines are full.
  func firstLine(nearest place: TextPlace, rows: Int) -> TextPlace {
    min(self.place(nearest: place), lastFirstLine(rows: rows))
  }

  /// Returns the first visible line with which a line is visible, after scrolling as little as
  /// necessary.
  func firstLine(revealing line: TextPlace, from first: TextPlace, rows: Int) -> TextPlace {
    max(place(1 - rows, from: line), min(first, line))
  }

  /// Returns the number of the first visible line and the number of all lines, as a scrollbar shows
  /// them.
  ///
  /// Both are estimated, but the text is at an end of the scrollbar only if it is scrolled to it.
  func scrolledLines(first: TextPlace, rows: Int) -> (first: Int, count: Int) {
    guard hasMoreLines(than: rows) else { return (0, 0) }
    let count = max(estimatedLineCount, rows + 1)
    let hidden = count - rows
    if first == .start { return (0, count) }
    if first == lastFirstLine(rows: rows) { return (hidden, count) }
    return (max(min(estimatedLine(of: first), hidden - 1), 1), count)
  }

  /// Returns the line that is the first visible one if the scrollbar shows a number of lines above it.
  ///
  /// - Parameters:
  ///   - first: The number of lines above it.
  ///   - shown: The first visible line now.
  ///   - rows: The number of visible lines.
  func line(atScrolled first: Int, showing shown: TextPlace, rows: Int) -> TextPlace {
    if first >= scrolledLines(first: shown, rows: rows).count - rows {
      return lastFirstLine(rows: rows)
    }
    return place(atEstimated: first)
  }
}

// MARK: - Documents

/// The lines of a document that is wrapped to a number of columns.
@MainActor final class TextLayout: WrappedParts {
  /// The maximum number of parts whose lines are kept.
  private static let maximumParts = 1_024

  let document: TextDocument
  let columns: Int
  private(set) var wrapped: [Int: TextLines] = [:]
  /// For each part, the estimated number of lines up to its end.
  private lazy var estimatedEnds: [Int] = {
    var end = 0
    return (0..<document.partCount).map { part in
      end += TextLines.estimatedCount(bytes: document.byteCount(ofPart: part), columns: columns)
      return end
    }
  }()

  init(_ document: TextDocument, columns: Int) {
    self.document = document
    self.columns = columns
  }

  var partCount: Int { document.partCount }

  func lines(ofPart part: Int) -> TextLines {
    if let lines = wrapped[part] { return lines }
    let range = document.range(ofPart: part)
    let lines = TextLines(
      document.string,
      in: range,
      columns: columns,
      indentation: prefix(ofPart: part)?.columns ?? 0
    )
    if wrapped.count >= Self.maximumParts { wrapped = [:] }
    wrapped[part] = lines
    return lines
  }

  // MARK: - Lines

  /// Returns the range of a line, without the line break at its end.
  func range(at place: TextPlace) -> Range<String.Index> {
    lines(ofPart: place.part).ranges[place.line]
  }

  /// Returns what is drawn at the beginning of the lines of a part except the first one, or `nil`.
  private func prefix(ofPart part: Int) -> (run: StyledText.Run, columns: Int)? {
    guard let run = document.runOfWrappedLines(inPart: part) else { return nil }
    let columns = SafeText(run.wrappedLinePrefix, limit: columns).columns
    return columns * 2 < self.columns ? (run, columns) : nil
  }

  /// Returns what is drawn before a line, or `nil`.
  func prefix(of line: Range<String.Index>) -> (run: StyledText.Run, columns: Int)? {
    guard document.hasWrappedLinePrefixes else { return nil }
    let place = place(containing: line.lowerBound)
    return place.line > 0 ? prefix(ofPart: place.part) : nil
  }

  /// Returns the line that contains a position.
  func place(containing position: String.Index) -> TextPlace {
    let part = document.part(containing: position)
    return TextPlace(part: part, line: lines(ofPart: part).line(containing: position))
  }

  /// Returns the ranges of the lines from a place on, at most the given number.
  func ranges(from place: TextPlace, count: Int) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var (part, line) = (place.part, place.line)
    while part < document.partCount, ranges.count < count {
      ranges += lines(ofPart: part).ranges.dropFirst(line).prefix(count - ranges.count)
      (part, line) = (part + 1, 0)
    }
    return ranges
  }

  // MARK: - Estimates

  /// The estimated number of all lines. It is exact if no line is wrapped.
  var estimatedLineCount: Int { estimatedEnds.last ?? 0 }

  func estimatedLine(of place: TextPlace) -> Int {
    let start = place.part == 0 ? 0 : estimatedEnds[place.part - 1]
    return min(start + place.line, estimatedEnds[place.part] - 1)
  }

  func place(atEstimated line: Int) -> TextPlace {
    let part = min(estimatedEnds.sortedIndex { $0 > line }, document.partCount - 1)
    let start = part == 0 ? 0 : estimatedEnds[part - 1]
    return place(nearest: TextPlace(part: part, line: max(line - start, 0)))
  }
}

// MARK: - Texts

/// A text as one string, with its styles by position and the positions of its line breaks.
struct TextDocument {
  /// The maximum number of bytes of a part that ends at a blank, and of any part.
  ///
  /// Wrapping a part takes at most a few milliseconds.
  static let maximumBytes = (toBlank: 65_536, ofPart: 66_560)

  let string: String
  /// The parts of the styled text, each with the position at which it begins, in ascending order.
  private let runs: [(start: String.Index, run: StyledText.Run)]
  /// Whether a part has text at the beginning of wrapped lines.
  let hasWrappedLinePrefixes: Bool
  /// The links, in ascending order.
  let links: [(range: Range<String.Index>, target: URL)]
  /// The positions at which the parts begin: the text between two line breaks, or a piece of a
  /// longer one.
  private let starts: [String.Index]

  init(_ text: StyledText) {
    var string = text.string
    // Positions in contiguous UTF-8 are found in constant time.
    string.makeContiguousUTF8()
    var runs: [(start: String.Index, run: StyledText.Run)] = []
    var links: [(range: Range<String.Index>, target: URL)] = []
    var start = string.startIndex
    for run in text.runs {
      let end = string.utf8.index(start, offsetBy: run.text.utf8.count)
      var run = run
      if let target = run.link {
        run.style.isUnderlined = true
        run.role = run.role ?? .tint
        if let last = links.last, last.range.upperBound == start, last.target == target {
          links[links.count - 1].range = last.range.lowerBound..<end
        } else {
          links.append((start..<end, target))
        }
      }
      runs.append((start, run))
      start = end
    }
    self.links = links
    self.string = string
    self.runs = runs
    hasWrappedLinePrefixes = text.runs.contains { !$0.wrappedLinePrefix.isEmpty }
    starts = Self.parts(of: string)
  }

  // MARK: - Parts

  /// The number of parts, at least 1.
  var partCount: Int { starts.count }

  /// Returns the range of a part, without the line break at its end.
  func range(ofPart index: Int) -> Range<String.Index> {
    guard index + 1 < starts.count else { return starts[index]..<string.endIndex }
    let next = starts[index + 1]
    let last = string.index(before: next)
    return starts[index]..<(string[last].isNewline ? last : next)
  }

  /// Returns the number of bytes from the beginning of a part to that of the next one.
  func byteCount(ofPart index: Int) -> Int {
    let end = index + 1 < starts.count ? starts[index + 1] : string.endIndex
    return string.utf8.distance(from: starts[index], to: end)
  }

  /// Returns the index of the part that contains a position, by binary search.
  func part(containing position: String.Index) -> Int {
    max(starts.sortedIndex { $0 > position } - 1, 0)
  }

  /// Finds the parts. Reads bytes, because reading the characters of a long text takes too long.
  private static func parts(of string: String) -> [String.Index] {
    var starts = [string.startIndex]
    var (offset, start) = (0, 0)
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    func index(_ offset: Int) -> String.Index {
      string.utf8.index(string.startIndex, offsetBy: offset)
    }
    for byte in string.utf8 {
      var isStart = Self.isLineBreak(last, after: beforeLast, before: byte)
      if !isStart, offset - start >= maximumBytes.toBlank {
        let isLong = last == UInt8(ascii: " ") || offset - start >= maximumBytes.ofPart
        isStart = isLong && String.Index(index(offset), within: string) != nil
      }
      // The third byte of a line or paragraph separator ends it.
      if !isStart, last == 0xA8 || last == 0xA9, beforeLast == 0x80, offset > 2 {
        isStart = string.utf8[index(offset - 3)] == 0xE2
      }
      if isStart {
        starts.append(index(offset))
        start = offset
      }
      (beforeLast, last) = (last, byte)
      offset += 1
    }
    if string.last?.isNewline == true { starts.append(string.endIndex) }
    return starts
  }

  /// Returns whether a byte ends a line break, except a line or paragraph separator.
  private static func isLineBreak(
    _ byte: UInt8,
    after previous: UInt8,
    before next: UInt8
  ) -> Bool {
    switch byte {
    case 0x0A, 0x0B, 0x0C: true
    case 0x0D: next != 0x0A
    case 0x85: previous == 0xC2
    default: false
    }
  }

  // MARK: - Styles

  /// Returns the parts of a range with one style each, in order.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - styles: The styles of the roles.
  func runs(
    in range: Range<String.Index>,
    styles: Theme.Styles
  ) -> [(range: Range<String.Index>, style: CellStyle)] {
    var parts: [(range: Range<String.Index>, style: CellStyle)] = []
    var index = firstRun(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound, runs.indices.contains(index) {
      let next = index + 1 < runs.count ? runs[index + 1].start : string.endIndex
      let end = min(next, range.upperBound)
      if end > start { parts.append((start..<end, runs[index].run.style(in: styles))) }
      start = max(start, end)
      index += 1
    }
    return parts
  }

  /// Returns the run at the beginning of a part if its wrapped lines begin with a text.
  func runOfWrappedLines(inPart part: Int) -> StyledText.Run? {
    guard hasWrappedLinePrefixes, starts[part] < string.endIndex else { return nil }
    let run = runs[firstRun(at: starts[part])].run
    return run.wrappedLinePrefix.isEmpty ? nil : run
  }

  /// Returns the index of the run at a position, by binary search.
  private func firstRun(at position: String.Index) -> Int {
    max(runs.sortedIndex { $0.start > position } - 1, 0)
  }
}

extension StyledText.Run {
  /// Returns the style of the part, to which that of its role is added.
  func style(in styles: Theme.Styles) -> CellStyle {
    var style = style
    if let role { style.apply(styles[role]) }
    return style
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
