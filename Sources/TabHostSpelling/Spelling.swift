/// Finds the most likely correction of a misspelled word.
///
/// This module is internal to the package: no product exports it.
public enum Spelling {
  /// Returns `; did you mean "tap"?` if a candidate is similar enough, and an empty string
  /// otherwise.
  public static func suggestion(
    for word: String,
    among candidates: some Collection<String>
  ) -> String {
    nearest(to: word, among: candidates).map { "; \(question($0))" } ?? ""
  }

  /// Returns the suggestion of the name for which the most similar word stands, and an empty string
  /// if none is similar enough.
  ///
  /// - Parameters:
  ///   - word: The misspelled word.
  ///   - names: The names by the words that stand for them.
  public static func suggestion(for word: String, among names: [String: String]) -> String {
    nearest(to: word, among: names.keys).flatMap { names[$0] }.map { "; \(question($0))" } ?? ""
  }

  /// Returns `did you mean "tap"?`.
  public static func question(_ name: String) -> String { "did you mean \(quoted(name))?" }

  /// Returns the candidate that is most similar to a word, or `nil` if none is similar enough or
  /// there are more than 1000.
  ///
  /// Of equally similar candidates, returns the first in alphabetical order.
  public static func nearest(
    to word: String,
    among candidates: some Collection<String>
  ) -> String? {
    // Comparing with thousands of candidates would cost more than a suggestion is worth.
    guard isShort(word), candidates.count <= 1000 else { return nil }
    let letters = Array(word.lowercased())
    var best: (distance: Int, word: String)?
    for candidate in candidates where isShort(candidate) {
      let others = Array(candidate.lowercased())
      let limit = tolerance(min(letters.count, others.count), of: letters.count)
      guard abs(others.count - letters.count) <= limit else { continue }
      let distance = distance(letters, others)
      guard distance <= limit else { continue }
      // The order of the candidates may differ from run to run.
      if let best, (best.distance, best.word) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.word
  }

  /// Returns the word in quotes for a message, shortened if it is long.
  public static func quoted(_ word: String) -> String { shortened(word).debugDescription }

  /// Returns the word, cut to 40 scalars of which the last is an ellipsis if it is longer.
  public static func shortened(_ word: String) -> String {
    guard word.unicodeScalars.dropFirst(40).first != nil else { return word }
    return String(word.unicodeScalars.prefix(39)) + "…"
  }

  /// Returns the message for a word that is none of the allowed values.
  public static func unknownValue(_ word: String, among known: [String]) -> String {
    "unknown value \(quoted(word)); allowed are \(known.joined(separator: ", "))"
      + suggestion(for: word, among: known)
  }

  private static func isShort(_ word: String) -> Bool { word.utf8.count <= 256 }

  /// Returns the maximum edit distance of a suggestion.
  ///
  /// All words of one letter are one edit apart, so the only suggestion for such a word is the same
  /// letter in the other case.
  private static func tolerance(_ shorter: Int, of length: Int) -> Int {
    guard shorter > 1 else { return 0 }
    return length <= 4 ? 1 : 2
  }

  /// Returns the words as `"a", "b" or "c"`.
  public static func alternatives(_ words: [String]) -> String {
    let quoted = words.map(quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two
  /// words.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older: [Int] = []
    var old = Array(0...right.count)
    for i in left.indices {
      var new = [i + 1]
      for j in right.indices {
        let replaced = old[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, old[j + 1] + 1, new[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, older[j - 1] + 1)
        }
        new.append(cost)
      }
      older = old
      old = new
    }
    return old[right.count]
  }
}
