extension FilePort {
  /// Removes what has no counterpart and no effect: code of SwiftUI, previews, and assignments to
  /// properties that the table leaves out.
  func removeLeftOutCode(_ views: SwiftUIViews) {
    if views.unusedFiles.contains(file.path) { return becomeComment() }
    removeSwiftUI(views)
    for index in tokens.indices where !tokens[index].text.isEmpty {
      if tokens[index].word == "#Preview" {
        file.remove(preview(at: index))
      } else if let (range, entry) = leftOutAssignment(at: index) {
        removeAssignment(range)
        file.report(index, "\(entry.owner).\(entry.name)", entry.reason)
      }
    }
  }

  /// Returns the tokens of a preview, with its attributes and its closures.
  private func preview(at index: Int) -> Range<Int> {
    let start = DeclarationReader.prefix(of: index, in: tokens, partners: file.partners).start
    var end = index + 1
    while let close = file.partners[end], close > end {
      end = close + 1
      // The closure after the first one has a label.
      if tokens[end].kind == .identifier, tokens[end + 1].word == ":", tokens[end + 2].word == "{" {
        end += 2
      }
    }
    return tokens[end - 1].word == "}" ? start..<end : index..<index
  }

  /// Returns the statement that begins at a token, if it assigns to a property without a counterpart,
  /// or to a property of one.
  private func leftOutAssignment(at start: Int) -> (Range<Int>, PortingTable.LeftOut)? {
    var sign = start + 1
    while [".", "?", "!"].contains(tokens[sign].word) || tokens[sign - 1].word == "." { sign += 1 }
    guard tokens[sign].word == "=", tokens[start].kind == .identifier,
      let range = file.statement(at: start)
    else { return nil }
    for index in start..<sign where tokens[index].kind == .identifier {
      let name = tokens[index].word
      guard let entry = table.leftOutProperties[name], !program.declares(name) else { continue }
      return (range, entry)
    }
    return nil
  }

  private func removeAssignment(_ range: Range<Int>) {
    var previous = range.lowerBound - 1
    while tokens[previous].text.allSatisfy(\.isNewline) { previous -= 1 }
    let next = tokens[range.upperBound]
    if tokens[previous].word == ":", next.word == "}" || next.is("case") || next.is("default") {
      // A case needs a statement.
      file.replace(range, with: "break")
    } else {
      file.removeStatement(range)
    }
  }
}
