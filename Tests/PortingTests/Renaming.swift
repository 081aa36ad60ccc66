/// The renaming of words that the tables of "Coming from UIKit" define.
///
/// A type is renamed wherever its name occurs. A member is renamed with its labels if its row has
/// the renamed type and the same number of labels. Other rows describe replacements.
struct Renaming {
  /// The new names of each word. A word with more than one new name is ambiguous.
  private(set) var words: [String: Set<String>] = [:]

  /// Reads the rows with one symbol of UIKit and one of TabHost.
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

  /// Returns a text with its words renamed, including those in comments.
  func applied(to text: String) -> String {
    text.replacing(/\b[A-Za-z_][A-Za-z_0-9]*/) { match in
      let word = String(match.0)
      return words[word]?.first ?? word
    }
  }

  private struct Symbol {
    let path: String
    /// The path without its last component. Empty for a type that is not nested.
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
