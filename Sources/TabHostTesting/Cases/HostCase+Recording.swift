import Foundation
import TabHost

extension HostCase {
  /// Replaces the lines of the case in its file. Everything else in the file stays as it is, also the
  /// ends of lines that are the same in both.
  ///
  /// - Parameters:
  ///   - old: The lines of the case that were parsed.
  ///   - new: The lines that the case has written.
  /// - Returns: `false` if the file contains the new lines already.
  /// - Throws: An error if the file contains other lines of the case than those that were parsed, is
  ///   read-only, or can't be written, or if the case was read from standard input.
  func rewrite(from old: [String], to new: [String]) throws(ScriptError) -> Bool {
    guard file != NamedFile.standardInput else {
      throw ScriptError(in: file, "the case \"\(name)\" can't be recorded; read it from a file")
    }
    var problem: String?
    var isReplaced = false
    try RecordedFile.replace(file) { bytes in
      var text = CaseText(bytes)
      let section = text.section(named: name)
      let (old, new) = (old.droppingBlankEnd, new.droppingBlankEnd)
      let found = section.map { text.lines[$0].map(\.content).droppingBlankEnd }
      if let found, found.isIdentical(to: new) { return nil }
      guard let section, let found, found.isIdentical(to: old) else {
        problem = found == nil ? "is no longer in the file" : "has changed since it was read"
        return nil
      }
      text.replace(from: section.lowerBound, found, with: new)
      isReplaced = true
      return text.bytes
    }
    if let problem {
      let message = "the case \"\(name)\" \(problem), so it is not recorded; run the cases again"
      throw ScriptError(in: file, message)
    }
    return isReplaced
  }
}

/// The lines of a file of cases, from which the same bytes can be written again.
private struct CaseText {
  struct Line {
    /// The bytes of the line, without its terminator.
    var text: ArraySlice<UInt8>
    /// `\n`, `\r\n`, or nothing at the end of the file.
    var terminator: ArraySlice<UInt8>

    /// The line as it is parsed, without blanks at its end.
    var content: String { String(decoding: text, as: UTF8.self).trimmingTrailingBlanks }
  }

  private(set) var lines: [Line] = []

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let next = end.map { $0 + 1 } ?? rest.endIndex
      var text = rest[..<(end ?? rest.endIndex)]
      if end != nil, text.last == UInt8(ascii: "\r") { text.removeLast() }
      lines.append(Line(text: text, terminator: rest[text.endIndex..<next]))
      rest = rest[next...]
    }
  }

  var bytes: [UInt8] { lines.flatMap { $0.text + $0.terminator } }

  /// The lines below the name of a case, up to the next case, or `nil` if there is no such case.
  func section(named name: String) -> Range<Int>? {
    let starts = lines.indices.filter { title(of: $0) != nil }
    guard let start = starts.first(where: { title(of: $0)?.isIdentical(to: name) == true }) else {
      return nil
    }
    return start + 1..<(starts.first { $0 > start } ?? lines.endIndex)
  }

  /// The name of the case that a line begins.
  private func title(of index: Int) -> String? {
    let content = lines[index].content
    let line = index == 0 ? content.drop { $0 == "\u{FEFF}" } : content[...]
    return line.hasPrefix("## ") ? String(line.dropFirst(3)).trimmingTrailingBlanks : nil
  }

  /// Replaces the lines below the name of a case. New lines end as that line does.
  mutating func replace(from start: Int, _ old: [String], with new: [String]) {
    let terminator = lines[start - 1].terminator
    for change in new.difference(from: old, by: { $0.isIdentical(to: $1) }) {
      switch change {
      case .remove(let offset, _, _): lines.remove(at: start + offset)
      case .insert(let offset, let text, _):
        lines.insert(Line(text: Array(text.utf8)[...], terminator: terminator), at: start + offset)
      }
    }
    // A line was inserted below one that has ended the file.
    for index in lines.indices.dropLast() where lines[index].terminator.isEmpty {
      lines[index].terminator = terminator
    }
  }
}

extension [String] {
  /// The lines without the blank ones at the end.
  fileprivate var droppingBlankEnd: [String] {
    Array(prefix((lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  fileprivate func isIdentical(to other: [String]) -> Bool {
    elementsEqual(other) { $0.isIdentical(to: $1) }
  }
}
