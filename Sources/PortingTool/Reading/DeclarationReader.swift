/// Finds the declarations in the tokens of a file.
struct DeclarationReader {
  private let tokens: [Token]
  private let partners: [Int: Int]
  private var declarations: [Declaration] = []
  /// The indices of the declarations around the position, with the ends of their bodies.
  private var open: [(declaration: Int, end: Int)] = []
  /// The opening braces around the position.
  private var braces: [Int] = []

  private static let typeKeywords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "isolated",
    "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
    "private", "public", "required", "static", "unowned", "weak",
  ]
  private static let declarationKeywords: Set<String> = modifiers.union([
    "associatedtype", "case", "func", "init", "let", "subscript", "typealias", "var",
  ])

  /// Returns the declarations in the order of their keywords.
  static func declarations(in tokens: [Token], partners: [Int: Int]) -> [Declaration] {
    var reader = DeclarationReader(tokens: tokens, partners: partners)
    reader.run()
    return reader.declarations
  }

  private init(tokens: [Token], partners: [Int: Int]) {
    self.tokens = tokens
    self.partners = partners
  }

  private mutating func run() {
    for index in tokens.indices {
      let token = tokens[index]
      while let last = open.last, last.end < index { open.removeLast() }
      if token.word == "{", token.kind == .symbol { braces.append(index) }
      if token.word == "}", token.kind == .symbol { braces.removeLast() }
      guard token.kind == .identifier, index == 0 || tokens[index - 1].word != "." else { continue }
      if Self.typeKeywords.contains(token.word) {
        readType(index)
      } else if ["typealias", "associatedtype"].contains(token.word) {
        readName(index)
      } else if token.word == "func" {
        readFunction(index)
      } else if token.word == "init", isInitializer(index) {
        readFunction(index)
      } else if token.word == "var" || token.word == "let" {
        readVariable(index)
      }
    }
  }

  private mutating func add(_ declaration: Declaration) {
    var declaration = declaration
    declaration.parent = open.last?.declaration
    if let parent = declaration.parent, declarations[parent].kind == .type,
      declarations[parent].body?.lowerBound == braces.last
    {
      declaration.owner = declarations[parent].name
    }
    if let body = declaration.body { open.append((declarations.count, body.upperBound)) }
    declarations.append(declaration)
  }

  /// Returns a declaration with its attributes and modifiers.
  private func declaration(
    _ kind: Declaration.Kind,
    _ keyword: Int,
    name: Int
  ) -> Declaration {
    let prefix = Self.prefix(of: keyword, in: tokens, partners: partners)
    return Declaration(
      kind: kind,
      keyword: tokens[keyword].word,
      name: tokens[name].word.trimmingBackticks,
      start: prefix.start,
      keywordIndex: keyword,
      nameIndex: name,
      modifiers: Set(prefix.modifiers),
      attributes: Set(prefix.attributes)
    )
  }

  /// Returns the attributes and modifiers before a keyword, and the index of the first token of them
  /// or of the keyword.
  static func prefix(
    of keyword: Int,
    in tokens: [Token],
    partners: [Int: Int]
  ) -> (start: Int, modifiers: [String], attributes: [String]) {
    var start = keyword
    var modifiers: [String] = []
    var attributes: [String] = []
    while start > 0 {
      let isClosed = tokens[start - 1].word == ")"
      let word = isClosed ? (partners[start - 1] ?? start) - 1 : start - 1
      guard word >= 0, tokens[word].kind == .identifier else { break }
      if word > 0, tokens[word - 1].word == "@" {
        attributes.insert(tokens[word].word, at: 0)
        start = word - 1
      } else if Self.modifiers.contains(tokens[word].word) {
        modifiers.insert(tokens[word].word, at: 0)
        start = word
      } else {
        break
      }
    }
    return (start, modifiers, attributes)
  }

  // MARK: - Types

  private mutating func readType(_ keyword: Int) {
    var name = keyword + 1
    guard tokens[name].kind == .identifier,
      !Self.declarationKeywords.contains(tokens[name].word)
    else { return }
    while tokens[name + 1].word == ".", tokens[name + 2].kind == .identifier { name += 2 }
    // Names that are keywords only here, such as a variable `actor`, are no declarations.
    var next = name + 1
    guard ["{", ":", "<", "where"].contains(tokens[next].word) else { return }
    var type = declaration(.type, keyword, name: name)
    type.genericParameters = genericParameters(&next)
    if tokens[next].word == ":" { type.inherited = inherited(&next) }
    while tokens[next].kind != .end, tokens[next].word != "{" { next += 1 }
    if let end = partners[next] { type.body = next...end }
    add(type)
  }

  /// Reads the name of a type alias or an associated type, and the types that an alias names or composes.
  private mutating func readName(_ keyword: Int) {
    guard tokens[keyword + 1].kind == .identifier else { return }
    var type = declaration(.type, keyword, name: keyword + 1)
    var sign = keyword + 2
    while ["=", "&"].contains(tokens[sign].word), tokens[sign + 1].kind == .identifier,
      tokens[sign + 2].word != "."
    {
      type.inherited.append(sign + 1)
      sign += 2
    }
    add(type)
  }

  /// Returns the names of the generic parameters at an index, and moves the index past them.
  private func genericParameters(_ index: inout Int) -> [String] {
    guard tokens[index].word == "<" else { return [] }
    var names: [String] = []
    var depth = 0
    repeat {
      switch tokens[index].word {
      case "<": depth += 1
      case ">": depth -= 1
      case "(", "[", "{": index = partners[index] ?? index
      default:
        let previous = tokens[index - 1].word
        let isName = tokens[index].kind == .identifier && tokens[index].word != "each"
        if depth == 1, isName, ["<", ",", "each", "let"].contains(previous) {
          names.append(tokens[index].word)
        }
      }
      index += 1
    } while depth > 0 && tokens[index].kind != .end
    return names
  }

  private func inherited(_ index: inout Int) -> [Int] {
    var names: [Int] = []
    var depth = 0
    index += 1
    while tokens[index].kind != .end, tokens[index].word != "{", tokens[index].word != "where" {
      switch tokens[index].word {
      case "<": depth += 1
      case ">": depth -= 1
      case "(": index = partners[index] ?? index
      default:
        let isLast = tokens[index].kind == .identifier && tokens[index + 1].word != "."
        if depth == 0, isLast, tokens[index - 1].word != "@" { names.append(index) }
      }
      index += 1
    }
    return names
  }

  // MARK: - Functions and variables

  private func isInitializer(_ index: Int) -> Bool {
    ["(", "<"].contains(tokens[index + 1].word)
      || ["?", "!"].contains(tokens[index + 1].word) && ["(", "<"].contains(tokens[index + 2].word)
  }

  private mutating func readFunction(_ keyword: Int) {
    let isInitializer = tokens[keyword].word == "init"
    let name = isInitializer ? keyword : keyword + 1
    var next = name + 1
    // The name of an operator can have several tokens.
    while next < tokens.count - 1, tokens[next].kind == .symbol,
      !["(", "<"].contains(tokens[next].word)
    { next += 1 }
    guard name < tokens.count - 1 else { return }
    var function = declaration(isInitializer ? .initializer : .function, keyword, name: name)
    function.genericParameters = genericParameters(&next)
    guard tokens[next].word == "(", let close = partners[next] else { return }
    function.parentheses = next...close
    function.labels = labels(in: next...close)
    function.body = body(after: close)
    add(function)
  }

  /// Returns the labels of parameters: the first words before the colons outside of brackets.
  private func labels(in parentheses: ClosedRange<Int>) -> [String] {
    var labels: [String] = []
    var label: Int? = parentheses.lowerBound + 1
    var index = parentheses.lowerBound + 1
    while index < parentheses.upperBound {
      let close = partners[index] ?? index
      switch tokens[index].word {
      case ",": label = index + 1
      case "@" where label == index: label = index + 2
      case "(" where label == index: label = close + 1
      case ":":
        if let label { labels.append(tokens[label].word.trimmingBackticks) }
        label = nil
      default: break
      }
      index = max(index, close) + 1
    }
    return labels
  }

  /// Returns the body of a function, or `nil` for a requirement of a protocol.
  private func body(after close: Int) -> ClosedRange<Int>? {
    var index = close + 1
    while tokens[index].kind != .end {
      let token = tokens[index]
      if token.word == "{", token.kind == .symbol { return partners[index].map { index...$0 } }
      if ["}", ";"].contains(token.word) || token.kind == .directive { return nil }
      let isKeyword = Self.declarationKeywords.union(Self.typeKeywords).contains(token.word)
      if token.isFirstInLine, isKeyword || token.word == "@" { return nil }
      index = ["(", "["].contains(token.word) ? (partners[index] ?? index) + 1 : index + 1
    }
    return nil
  }

  private mutating func readVariable(_ keyword: Int) {
    guard tokens[keyword + 1].kind == .identifier else { return }
    add(declaration(.variable, keyword, name: keyword + 1))
  }
}

extension String {
  /// The name without the backticks around it.
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
