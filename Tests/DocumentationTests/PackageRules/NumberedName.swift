/// The numbers at the beginning of a test name.
///
/// The forms are `row 5: …`, `rows 49, 50 and 57: …` and `rows 52 to 54: …`, the same with
/// `assertion` and `parity`, and `R5: …` or `R9b: …`.
struct NumberedName {
  /// The rows, assertions, parities and rules, as `row 5`, `assertion 5`, `parity 5` and `R5`.
  let subjects: [String]

  /// The words before numbers. Most names contain none of them, and searching for them is faster
  /// than matching an expression.
  private static let kinds = ["R", "row", "assertion", "parity"]

  /// Reads a name. Returns `nil` if it does not begin with numbers in one of the forms.
  init?(_ name: String) {
    guard Self.kinds.contains(where: name.hasPrefix),
      let match = name.wholeMatch(of: /(R\d+[a-z]?|\w+ \d+(?:(?:, | and | to )\d+)*): .+/),
      let subjects = Self.subjects(of: match.1)
    else { return nil }
    self.subjects = subjects
  }

  /// The subjects that are cited anywhere in a name, also in the middle of a sentence.
  static func citations(in name: String) -> [String] {
    guard kinds.contains(where: name.contains) else { return [] }
    let form = /\b(?:R\d+[a-z]?(?=:)|(?:rows?|assertions?|parity) \d+(?:(?:, | and | to )\d+)*)/
    return name.matches(of: form).compactMap { subjects(of: $0.0) }.flatMap(\.self)
  }

  /// Expands a citation such as `rows 52 to 54`.
  private static func subjects(of citation: Substring) -> [String]? {
    if citation.first == "R" { return [String(citation)] }
    guard let match = citation.wholeMatch(of: /(row|assertion|parity)s? (.+)/) else { return nil }
    var numbers: [Int] = []
    for part in match.2.matches(of: /( to )?(\d+)/) {
      guard let number = Int(part.2) else { continue }
      if part.1 != nil, let last = numbers.last, last < number {
        numbers += (last + 1)...number
      } else {
        numbers.append(number)
      }
    }
    return numbers.map { "\(match.1) \($0)" }
  }

  /// Whether a name seems to begin with numbers, even if it is in none of the forms.
  static func isMeant(by name: String) -> Bool {
    kinds.contains(where: name.hasPrefix)
      && name.prefixMatch(of: /(?:rows?|assertions?|parity) \d|R\d/) != nil
  }
}
