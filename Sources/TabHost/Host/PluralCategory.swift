/// The category of a number that determines the form of the words beside it, named as in CLDR.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Creates the category of a whole number by the cardinal rules of CLDR.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: A language tag, such as `de` or `pt-BR`. An unknown language has the rule of
  ///     English.
  init(of number: Int, in language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let (ones, hundreds) = (number % 10, number % 100)
    let isTeen = 11...14 ~= hundreds
    switch code {
    case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yo", "zh": self = .other
    case "fr", "hi", "hy", "fa", "bn", "gu", "zu", "am":
      self = number < 2 ? .one : .other
    case "pt": self = number == 1 || number == 0 && language != "pt-PT" ? .one : .other
    case "be", "ru", "uk", "bs", "hr", "sr":
      let many: Self = ["be", "ru", "uk"].contains(code) ? .many : .other
      self = isTeen ? many : ones == 1 ? .one : 2...4 ~= ones ? .few : many
    case "pl": self = number == 1 ? .one : !isTeen && 2...4 ~= ones ? .few : .many
    case "cs", "sk": self = number == 1 ? .one : 2...4 ~= number ? .few : .other
    case "sl":
      self = hundreds == 1 ? .one : hundreds == 2 ? .two : 3...4 ~= hundreds ? .few : .other
    case "lt":
      self = 11...19 ~= hundreds ? .other : ones == 1 ? .one : ones == 0 ? .other : .few
    case "lv":
      self = ones == 0 || 11...19 ~= hundreds ? .zero : ones == 1 ? .one : .other
    case "ro": self = number == 1 ? .one : number == 0 || 1...19 ~= hundreds ? .few : .other
    case "he": self = number == 1 ? .one : number == 2 ? .two : .other
    case "ar":
      self =
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: 3...10 ~= hundreds ? .few : 11...99 ~= hundreds ? .many : .other
        }
    case "is": self = ones == 1 && hundreds != 11 ? .one : .other
    default: self = number == 1 ? .one : .other
    }
  }
}
