import Foundation

/// What is more than renaming in a port: what is taken out, and what is put in its place.
///
/// Written as `# Name`, then the lines from top to bottom: those after `-` go, those after `+`
/// come, those after a blank stay. A name stands in "What needs more than renaming".
struct Differences {
  struct Change {
    let name: String
    var old: [String] = []
    var new: [String] = []
  }

  /// A change whose old lines are not below those of the one before.
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

  /// The lines of a text with all changes made, each below the one before.
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
