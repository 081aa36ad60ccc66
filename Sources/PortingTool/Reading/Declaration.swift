/// A declaration in a source file.
struct Declaration {
  enum Kind { case type, function, initializer, variable }

  let kind: Kind
  /// The keyword, such as `class` or `func`.
  let keyword: String
  /// The name. For an extension, the last component of the name of the extended type.
  let name: String
  /// The index of the first attribute or modifier, or of the keyword.
  let start: Int
  let keywordIndex: Int
  /// The index of the token of the name, or of the keyword of an initializer.
  let nameIndex: Int
  var modifiers: Set<String> = []
  /// The names of the attributes, without the signs.
  var attributes: Set<String> = []
  var genericParameters: [String] = []
  /// The indices of the types that the type inherits from or conforms to.
  var inherited: [Int] = []
  /// The labels of the parameters, which are `_` for those without one.
  var labels: [String] = []
  /// The indices of the parentheses around the parameters.
  var parentheses: ClosedRange<Int>?
  /// The indices of the braces of the body.
  var body: ClosedRange<Int>?
  /// The index of the innermost enclosing type or function.
  var parent: Int?
  /// The name of the type whose member this is.
  var owner: String?
  var isMember: Bool { owner != nil }

  /// The name with the labels, such as `present(_:animated:completion:)`.
  var signature: String {
    guard kind == .function || kind == .initializer else { return name }
    return "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}
