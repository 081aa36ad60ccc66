/// The numbers at the beginning of a test name.
///
/// The forms are `row 5: …`, `rows 49, 50 and 57: …`, `rows 52 to 54: …`, the same with
/// `assertion`, and `R5: …`.
struct NumberedName {
  /// The numbered rows, assertions and rules, as `row 5`, `assertion 5` and `R5`.
  let subjects: [String]

  /// Parses a name, or returns `nil` if it does not begin with numbers in one of the forms.
  init?(_ name: String) {
    if let match = name.wholeMatch(of: /(R\d+[a-z]?): .+/) {
      subjects = [String(match.1)]
      return
    }
    let form = /(row|assertion)s? (\d+(?:(?:, | and | to )\d+)*): .+/
    guard let match = name.wholeMatch(of: form) else { return nil }
    var numbers: [Int] = []
    for part in match.2.matches(of: /( to )?(\d+)/) {
      guard let number = Int(part.2) else { continue }
      if part.1 != nil, let last = numbers.last, last < number {
        numbers += (last + 1)...number
      } else {
        numbers.append(number)
      }
    }
    subjects = numbers.map { "\(match.1) \($0)" }
  }

  /// Returns whether a name seems to begin with numbers, whether or not the form is valid.
  static func isMeant(by name: String) -> Bool {
    name.prefixMatch(of: /(?:rows?|assertions?) \d|R\d/) != nil
  }
}
