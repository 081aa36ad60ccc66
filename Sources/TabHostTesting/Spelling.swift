/// Finds what was probably meant by a misspelled word.
enum Spelling {
  /// `; did you mean "tap"?` if a candidate is close enough, else nothing.
  static func suggestion(for word: String, among candidates: some Collection<String>) -> String {
    // Where there are thousands, a guess costs more than it helps.
    guard word.count <= 64, candidates.count <= 1000 else { return "" }
    let limit = max(1, word.count / 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates where abs(candidate.count - word.count) <= limit {
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? Int.max {
        best = (distance, candidate)
      }
    }
    return best.map { "; did you mean \($0.word.debugDescription)?" } ?? ""
  }

  /// `"a", "b" or "c"`.
  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { $0.debugDescription }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// How many letters must be added, removed, replaced or swapped with their neighbour.
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
