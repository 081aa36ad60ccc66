import Foundation
import TerminalToolkit

// MARK: - Documents

/// The lines of a document that is wrapped to a number of columns.
@MainActor final class TextLayout: WrappedParts {
  /// The maximum number of parts whose lines are kept.
  private static let maximumParts = 1_024

  let document: TextDocument
  let columns: Int
  private(set) var wrapped: [Int: TextLines] = [:]
  /// For the parts up to the last one that was estimated, the estimated number of lines up to its end.
  private var storedEnds: [Int] = []

  init(_ document: TextDocument, columns: Int) {
    self.document = document
    self.columns = columns
  }

  var partCount: Int { document.partCount }

  /// Wraps the parts from one of them on again, when their lines are requested.
  func discard(from first: Int) {
    wrapped = wrapped.filter { $0.key < first }
    storedEnds.removeLast(max(storedEnds.count - first, 0))
  }

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

  /// For each part, the estimated number of lines up to its end.
  private var estimatedEnds: [Int] {
    while storedEnds.count < document.partCount {
      let bytes = document.byteCount(ofPart: storedEnds.count)
      let lines = TextLines.estimatedCount(bytes: bytes, columns: columns)
      storedEnds.append((storedEnds.last ?? 0) + lines)
    }
    return storedEnds
  }

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
