/// The renaming that the tables of "Coming from UIKit" publish, word for word.
///
/// A type is renamed wherever it is named. A member is renamed, and with it its labels, if its row
/// has the type that its type is renamed to, and as many labels; other rows say what to use
/// instead.
struct Renaming {
  /// What each word becomes, by the word. More than one would be ambiguous.
  private(set) var words: [String: Set<String>] = [:]

  /// Reads the rows with one symbol there and one here.
  init(article: String) {
    let rows = article.matches(of: /(?m)^\| `([^`]+)` \| `([^`]+)` \|/)
      .map { (Symbol(path: String($0.1)), Symbol(path: String($0.2))) }
    for (original, symbol) in rows where original.owner.isEmpty {
      words[original.name, default: []].insert(symbol.path)
    }
    for (original, symbol) in rows where !original.owner.isEmpty {
      guard applied(to: original.owner) == symbol.owner,
        original.labels.count == symbol.labels.count
      else { continue }
      let old = [original.name] + original.labels
      for (old, new) in zip(old, [symbol.name] + symbol.labels) where old != "_" {
        words[old, default: []].insert(new)
      }
    }
  }

  /// A text with its words renamed, those in comments as well.
  func applied(to text: String) -> String {
    text.replacing(/\b[A-Za-z_][A-Za-z_0-9]*/) { match in
      let word = String(match.0)
      return words[word]?.first ?? word
    }
  }

  private struct Symbol {
    let path: String
    /// All but the last part of the path; empty for a type that is in no other.
    let owner: String
    let name: String
    let labels: [String]

    init(path: String) {
      self.path = path
      let base = path.prefix { $0 != "(" }
      let parts = base.split(separator: ".")
      owner = parts.dropLast().joined(separator: ".")
      name = parts.last.map(String.init) ?? ""
      labels = path.dropFirst(base.count).drop { $0 == "(" }.prefix { $0 != ")" }
        .split(separator: ":").map(String.init)
    }
  }
}
