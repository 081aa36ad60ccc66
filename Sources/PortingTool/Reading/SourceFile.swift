/// A Swift file, divided into tokens that rules can change.
///
/// A change never adds or removes a line, so that each line of the output is at the number of its
/// source.
struct SourceFile {
  let path: String
  private(set) var tokens: [Token]
  private let structure: Structure
  private(set) var findings: [Finding] = []

  struct Import {
    /// The index of the first attribute, or of the keyword.
    let start: Int
    let keyword: Int
    /// The index of the name of the module.
    let module: Int
    /// The index of the last token.
    let end: Int
    /// The words before the keyword, such as `public`.
    let modifiers: [String]
    let attributes: [String]
  }

  /// What no rule changes. An object, so that a copy of the file is cheap.
  private final class Structure {
    let partners: [Int: Int]
    let enclosing: [Int]
    let declarations: [Declaration]
    let imports: [Import]
    /// The indices of the declarations by those of their names.
    let names: [Int: Int]
    /// The openings of the parentheses of declarations.
    let parentheses: Set<Int>
    /// The indices of the types by the openings of their bodies.
    let types: [Int: Int]

    init(_ tokens: [Token]) throws(SyntaxProblem) {
      partners = try SourceFile.partners(in: tokens)
      enclosing = SourceFile.enclosing(tokens, partners: partners)
      declarations = DeclarationReader.declarations(in: tokens, partners: partners)
      imports = SourceFile.imports(in: tokens, partners: partners)
      var names: [Int: Int] = [:]
      var types: [Int: Int] = [:]
      for (index, declaration) in declarations.enumerated() {
        names[declaration.nameIndex] = index
        if declaration.kind == .type, let body = declaration.body { types[body.lowerBound] = index }
      }
      self.names = names
      parentheses = Set(declarations.compactMap { $0.parentheses?.lowerBound })
      self.types = types
    }
  }

  init(path: String, text: String) throws(SyntaxProblem) {
    self.path = path
    let tokens = try Lexer.tokens(of: text)
    self.tokens = tokens
    structure = try Structure(tokens)
  }

  /// The index of the other bracket, by the index of a bracket.
  var partners: [Int: Int] { structure.partners }
  /// The index of the innermost bracket around a token, or -1.
  var enclosing: [Int] { structure.enclosing }
  var declarations: [Declaration] { structure.declarations }
  /// The modules that the file imports, by the indices of their names.
  var imports: [Import] { structure.imports }

  /// The text with all changes.
  var text: String { tokens.map { $0.leading + $0.text }.joined() }

  // MARK: - Reading

  private static func partners(in tokens: [Token]) throws(SyntaxProblem) -> [Int: Int] {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      if closing[token.word] != nil {
        open.append(index)
      } else if closing.values.contains(token.word) {
        guard let start = open.popLast() else {
          throw SyntaxProblem(line: token.line, symbol: token.word, reason: "nothing is open here")
        }
        guard closing[tokens[start].word] == token.word else {
          let opener = tokens[start]
          throw SyntaxProblem(
            line: token.line,
            symbol: token.word,
            reason: "does not close the “\(opener.word)” of line \(opener.line)"
          )
        }
        partners[start] = index
        partners[index] = start
      }
    }
    if let start = open.last {
      throw SyntaxProblem(
        line: tokens[start].line,
        symbol: tokens[start].word,
        reason: "is not closed"
      )
    }
    return partners
  }

  private static func enclosing(_ tokens: [Token], partners: [Int: Int]) -> [Int] {
    var open = [-1]
    return tokens.indices.map { index in
      if let partner = partners[index], partner < index { open.removeLast() }
      defer { if let partner = partners[index], partner > index { open.append(index) } }
      return open[open.count - 1]
    }
  }

  private static func imports(in tokens: [Token], partners: [Int: Int]) -> [Import] {
    tokens.indices.dropLast(2).compactMap { keyword in
      guard tokens[keyword].is("import"), tokens[keyword + 1].kind == .identifier,
        keyword == 0 || tokens[keyword - 1].word != "."
      else { return nil }
      var module = keyword + 1
      let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
      if kinds.contains(tokens[module].word) { module += 1 }
      var end = module
      while tokens[end + 1].word == "." { end += 2 }
      let prefix = DeclarationReader.prefix(of: keyword, in: tokens, partners: partners)
      return Import(
        start: prefix.start,
        keyword: keyword,
        module: module,
        end: end,
        modifiers: prefix.modifiers,
        attributes: prefix.attributes
      )
    }
  }

  /// Returns the tokens between commas in brackets, each as a range.
  func arguments(in brackets: ClosedRange<Int>) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var start = brackets.lowerBound + 1
    var index = start
    while index < brackets.upperBound {
      if tokens[index].word == ",", tokens[index].kind == .symbol {
        arguments.append(start..<index)
        start = index + 1
      }
      if let partner = partners[index], partner > index { index = partner }
      index += 1
    }
    if start < brackets.upperBound { arguments.append(start..<brackets.upperBound) }
    return arguments
  }

  /// Returns the labels of the arguments in parentheses, which are `_` for those without one.
  func labels(in parentheses: ClosedRange<Int>) -> [String] {
    arguments(in: parentheses).map { argument in
      let hasLabel = argument.count > 1 && tokens[argument.lowerBound + 1].word == ":"
      return hasLabel ? tokens[argument.lowerBound].word.trimmingBackticks : "_"
    }
  }

  /// Returns the parentheses that open at an index, if there are any.
  func parentheses(at index: Int) -> ClosedRange<Int>? {
    guard tokens[index].word == "(", tokens[index].kind == .symbol else { return nil }
    return partners[index].map { index...$0 }
  }

  /// Returns the source text of tokens, without what precedes them.
  func source(of range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    return range.reduce("") { text, index in
      text
        + (index == first ? "" : tokens[index].leading.contains("\n") ? " " : tokens[index].leading)
        + tokens[index].text
    }
  }

  /// Returns the innermost type around a token.
  func enclosingType(of index: Int) -> Declaration? {
    var brace = partners[index].map { $0 < index ? $0 : index } ?? enclosing[index]
    while brace >= 0 {
      if let type = structure.types[brace] { return declarations[type] }
      brace = enclosing[brace]
    }
    return nil
  }

  /// Whether a token opens the parentheses of a declaration.
  func opensParameters(_ index: Int) -> Bool { structure.parentheses.contains(index) }

  /// Whether a token is the name of a declaration.
  func isDeclaredName(_ index: Int) -> Bool { structure.names[index] != nil }

  /// Returns the tokens of the statement that a token begins, if the statement is on lines of its
  /// own.
  func statement(at start: Int, anywhere: Bool = false) -> Range<Int>? {
    guard anywhere || beginsStatement(start) else { return nil }
    var end = start + 1
    while tokens[end].kind != .end, tokens[end].word != "}", tokens[end].word != ";" {
      if let partner = partners[end - 1], partner > end - 1 {
        end = partner + 1
        continue
      }
      let previous = tokens[end - 1]
      let continues =
        previous.kind == .symbol && ![")", "]", "}", "?", "!"].contains(previous.word)
        && !(previous.word == ">" && (previous.leading.isEmpty || previous.isFirstInLine))
      let isContinued =
        tokens[end].kind == .symbol
        && [".", "=", "?", ":", "&", "|", "+", "-", "*", "/", "<", ">", ",", "%", "->", "=="]
          .contains(tokens[end].word)
        || Self.joiningWords.contains(tokens[end].word)
        || Self.joiningWords.contains(previous.word)
      if tokens[end].isFirstInLine, !continues, !isContinued { break }
      end += 1
    }
    return start..<end
  }

  /// Words that can't begin or end a statement.
  private static let joiningWords: Set<String> = ["as", "await", "else", "is", "try", "where"]

  /// Returns the index of the first token of the expression that a member belongs to, or `nil` if
  /// the expression has an optional part.
  func startOfReceiver(of member: Int) -> Int? {
    var start = member
    while start > 1, tokens[start - 1].word == "." {
      start -= 2
      while tokens[start].kind == .symbol {
        if tokens[start].word == "!" {
          start -= 1
        } else if let partner = partners[start], partner < start, partner > 0 {
          start = partner
          guard
            tokens[start - 1].kind == .identifier || [")", "]"].contains(tokens[start - 1].word),
            tokens[start].leading.isEmpty
          else { return start }
          start -= 1
        } else {
          return nil
        }
      }
    }
    return start > 0 ? start : nil
  }

  /// Returns whether a statement begins at an index.
  func beginsStatement(_ index: Int) -> Bool {
    guard index > 0, enclosing[index] >= 0, tokens[enclosing[index]].word == "{" else {
      return false
    }
    let previous = tokens[index - 1]
    if ["{", "}", ";"].contains(previous.word), previous.kind == .symbol { return true }
    if previous.word == ":" || previous.is("in") {
      // The label of a case, or the parameters of a closure.
      var start = index - 1
      while !tokens[start].isFirstInLine, !["{", ";"].contains(tokens[start - 1].word) {
        start -= 1
      }
      let isLabel = tokens[start].is("case") || tokens[start].is("default")
      return previous.word == ":" ? isLabel : !tokens[start].is("for")
    }
    guard tokens[index].isFirstInLine, !Self.joiningWords.contains(previous.word) else {
      return false
    }
    if previous.kind == .symbol { return [")", "]", "?", "!", ">"].contains(previous.word) }
    return !previous.is("return")
  }

  /// Returns the tokens of the declaration of one variable.
  func variable(_ declaration: Declaration) -> Range<Int> {
    let end = statement(at: declaration.keywordIndex, anywhere: true)?.upperBound
    return declaration.start..<(end ?? declaration.nameIndex + 1)
  }

  /// Returns the type after the name of a variable or a parameter, as in `root: Root` or
  /// `root = Root()`.
  func typeOfVariable(at name: Int) -> String? {
    let type = tokens[name + 2].word
    let isDeclared = [":", "="].contains(tokens[name + 1].word) && type.first?.isUppercase == true
    return isDeclared ? type : nil
  }

  // MARK: - Changing

  mutating func replace(_ index: Int, with text: String) { tokens[index].text = text }

  mutating func insert(_ text: String, before index: Int) {
    tokens[index].text = text + tokens[index].text
  }

  mutating func insert(_ text: String, after index: Int) { tokens[index].text += text }

  /// Removes tokens. The lines that they were on remain.
  mutating func remove(_ range: Range<Int>) {
    guard let first = range.first else { return }
    for index in range {
      if index != first { tokens[index].leading = tokens[index].lineEnds }
      tokens[index].text = tokens[index].textLineEnds
    }
    let next = range.upperBound
    guard next < tokens.count else { return }
    if !tokens[next].leading.contains(where: \.isNewline) {
      let isClosing = [")", "]", ","].contains(tokens[next].word)
      if isClosing, !tokens[first].isFirstInLine { tokens[first].leading = "" }
      if tokens[next].word != "{" {
        tokens[next].leading = String(tokens[next].leading.drop { $0 == " " })
      }
    } else if tokens[first].isFirstInLine {
      while tokens[first].leading.last == " " || tokens[first].leading.last == "\t" {
        tokens[first].leading.removeLast()
      }
    } else {
      tokens[first].leading = ""
    }
  }

  /// Removes a statement, with the semicolon that separates it from the next one.
  mutating func removeStatement(_ range: Range<Int>) {
    let isSeparated = tokens[range.upperBound].word == ";"
    remove(isSeparated ? range.lowerBound..<range.upperBound + 1 : range)
  }

  /// Replaces tokens by a text in the line of the first one.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard let first = range.first else { return }
    var ends = ""
    for index in range {
      if index != first { ends += tokens[index].lineEnds }
      ends += tokens[index].textLineEnds
      if index != first { tokens[index].leading = "" }
      tokens[index].text = ""
    }
    tokens[first].text = text + ends
  }

  mutating func report(_ index: Int, _ symbol: String, _ reason: String) {
    findings.append(Finding(path: path, line: tokens[index].line, symbol: symbol, reason: reason))
  }
}

extension Token {
  /// The ends of lines before the token.
  fileprivate var lineEnds: String { leading.filter(\.isNewline) }
  /// The ends of lines in the token.
  fileprivate var textLineEnds: String { word.filter(\.isNewline) }
}
