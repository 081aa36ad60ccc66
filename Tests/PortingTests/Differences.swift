import Foundation

/// The differences between a port and its renamed original.
///
/// The format is `# Name`, followed by lines from top to bottom: those that begin with `-` are
/// removed, those that begin with `+` are added, and those that begin with a space are kept. The
/// names are the headings in the section "What needs more than the tool".
struct Differences {
  struct Change {
    let name: String
    var old: [String] = []
    var new: [String] = []
  }

  /// An error for a change whose lines do not occur below those of the previous change.
  struct Missing: Error {
    let name: String
    let lines: [String]
  }

  private(set) var changes: [Change] = []

  init(parsing text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        changes.append(Change(name: String(line.dropFirst(2))))
      } else if var change = changes.popLast() {
        let content = String(line.dropFirst())
        if line.hasPrefix("-") || line.hasPrefix(" ") { change.old.append(content) }
        if line.hasPrefix("+") || line.hasPrefix(" ") { change.new.append(content) }
        changes.append(change)
      }
    }
  }

  /// Returns the lines of a text after applying all changes from top to bottom.
  func applied(to text: String) throws -> [String] {
    var rest = text.components(separatedBy: "\n")[...]
    var result: [String] = []
    for change in changes {
      let count = change.old.count
      let place = rest.indices.first { rest[$0...].prefix(count).elementsEqual(change.old) }
      guard let place else { throw Missing(name: change.name, lines: change.old) }
      result += rest[..<place] + change.new
      rest = rest[(place + count)...]
    }
    return result + rest
  }
}
