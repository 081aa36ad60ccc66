extension SourceFile {
  /// The line of the first statement that a rule has broken by removing tokens: a separator without a
  /// statement, an operator without its operand, or a case without statements.
  var firstBrokenLine: Int? {
    for index in tokens.indices.dropLast() where tokens[index].kind != .end {
      let token = tokens[index]
      let next = tokens[index + 1]
      let isClosed = next.kind == .end || [")", "]", "}", ";", ","].contains(next.word)
      let isBroken =
        switch token.word {
        case ";" where token.kind == .symbol:
          index == 0 || tokens[index - 1].word == "{" || tokens[index - 1].word == ";"
        case "=" where token.kind == .symbol:
          isClosed && (index == 0 || tokens[index - 1].kind != .symbol)
        case "in" where token.kind == .identifier:
          next.word == "{" && !beginsStatement(index + 1) && !tokens[index].isFirstInLine
        case "let", "var", "func", "for", "guard":
          token.kind == .identifier && isClosed && tokens[index - (index > 0 ? 1 : 0)].word != "."
            && next.word != ")" && next.word != ","
        case "case", "default":
          endOfCaseLabel(at: index).map { colon in
            tokens[colon + 1].word == "}" || tokens[colon + 1].is("case")
              || tokens[colon + 1].is("default")
          } ?? false
        default: false
        }
      if isBroken { return token.line }
    }
    return nil
  }
}
