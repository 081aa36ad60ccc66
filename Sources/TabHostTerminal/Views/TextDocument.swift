import Foundation
import TerminalToolkit

/// A text as one string, with its styles by position and the positions of its line breaks.
///
/// Appending costs as much as the appended text and the last line, and keeps all positions.
@MainActor final class TextDocument {
  /// The maximum number of bytes of a part that ends at a blank, and of any part.
  ///
  /// Wrapping a part takes at most a few milliseconds.
  static let maximumBytes = (toBlank: 65_536, ofPart: 66_560)

  private(set) var string = ""
  /// The parts of the styled text without their texts, each with the position at which it begins, in
  /// ascending order.
  private var runs: [(start: String.Index, run: StyledText.Run)] = []
  /// Whether a part has text at the beginning of wrapped lines.
  private(set) var hasWrappedLinePrefixes = false
  /// The links, in ascending order.
  private(set) var links: [(range: Range<String.Index>, target: URL)] = []
  /// The positions at which the parts begin: the text between two line breaks, or a piece of a
  /// longer one.
  private var starts = ["".startIndex]
  /// The number of times that the end of a character was searched for, which takes as long as reading
  /// the character.
  private(set) var characterSearchCount = 0

  init(_ text: StyledText) { append(text) }

  /// The text with its styles.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var text: StyledText {
    StyledText(
      runs.indices.map { index in
        let end = index + 1 < runs.count ? runs[index + 1].start : string.endIndex
        var run = runs[index].run
        run.text = String(string[runs[index].start..<end])
        return run
      }
    )
  }

  /// Appends text.
  ///
  /// - Returns: The index of the first part that may have changed.
  @discardableResult
  func append(_ text: StyledText) -> Int {
    var offset = string.utf8.count
    string += text.string
    // Positions in contiguous UTF-8 are found in constant time.
    string.makeContiguousUTF8()
    for run in text.runs {
      let start = index(offset)
      offset += run.text.utf8.count
      append(run, in: start..<index(offset))
    }
    // The last line may become longer, and its line break may become one of two characters.
    let first = max(starts.count - 2, 0)
    findParts(from: first)
    return first
  }

  private func append(_ run: StyledText.Run, in range: Range<String.Index>) {
    var run = run
    // A reference to the text would have it copied when the app changes it.
    run.text = ""
    hasWrappedLinePrefixes = hasWrappedLinePrefixes || !run.wrappedLinePrefix.isEmpty
    if let target = run.link {
      let last = links.last
      if let last, last.range.upperBound == range.lowerBound, last.target == target {
        links[links.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        links.append((range, target))
      }
    }
    if runs.last?.run.hasFormat(of: run) != true { runs.append((range.lowerBound, run)) }
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset)
  }

  // MARK: - Parts

  /// The number of parts, at least 1.
  var partCount: Int { starts.count }

  /// Returns the range of a part, without the line break at its end.
  func range(ofPart index: Int) -> Range<String.Index> {
    guard index + 1 < starts.count else { return starts[index]..<string.endIndex }
    // Within the part, because finding the beginning of a flag reads all flags before it.
    let part = string[starts[index]..<starts[index + 1]]
    let isEnded = part.last?.isNewline == true
    return starts[index]..<(isEnded ? part.index(before: part.endIndex) : part.endIndex)
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

  /// Finds the parts from one of them on. Reads bytes, because reading the characters of a long text
  /// takes too long.
  private func findParts(from part: Int) {
    starts.removeSubrange((part + 1)...)
    var offset = string.utf8.distance(from: string.startIndex, to: starts[part])
    var start = offset
    // A character may be longer than a part, so its end is searched for only once.
    var endOfCharacter = 0
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in string.utf8[starts[part]...] {
      var isStart = Self.isLineBreak(last, after: beforeLast, before: byte)
      if !isStart, offset - start >= Self.maximumBytes.toBlank, offset >= endOfCharacter {
        let isLong = last == UInt8(ascii: " ") || offset - start >= Self.maximumBytes.ofPart
        if isLong {
          endOfCharacter = self.endOfCharacter(before: offset, inPartFrom: start)
          isStart = endOfCharacter == offset
        }
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
  }

  /// Returns the end of the character that contains the byte before an offset in the last part.
  private func endOfCharacter(before offset: Int, inPartFrom start: Int) -> Int {
    characterSearchCount += 1
    let end = string[index(start)...].index(after: index(offset - 1))
    return string.utf8.distance(from: string.startIndex, to: end)
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
  /// Returns the style of the part, to which that of its role is added. A link is underlined.
  func style(in styles: Theme.Styles) -> CellStyle {
    var style = style
    if link != nil { style.isUnderlined = true }
    if let role = role ?? (link == nil ? nil : .tint) { style.apply(styles[role]) }
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
