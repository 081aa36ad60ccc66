extension FilePort {
  // MARK: - Types, members and labels

  /// Renames the types, members and labels that the table lists.
  func portNames() {
    for index in tokens.indices where tokens[index].kind == .identifier {
      let word = tokens[index].word
      guard tokens[index].text.contains(word), !isImport(index) else { continue }
      let isMember = index > 0 && tokens[index - 1].word == "." && tokens[index - 1].kind == .symbol
      if isMember, index > 1, tokens[index - 2].is("UIKit") {
        if isStandIn(index) {
          file.remove(index - 2..<index)
          continue
        }
        guard let type = table.types[word] else { continue }
        file.replace(index - 2, with: "TabHost")
        rename(index, to: type)
      } else if !isMember, isStandIn(index) {
        continue
      } else if let type = table.types[word], !isMember, isOfUIKit(word) {
        rename(index, to: qualified(type))
      } else if !isMember, let module = ambiguousModule(of: index) {
        file.replace(index, with: "\(module).\(word)")
      } else if let name = table.words[word] {
        rename(index, to: name)
      } else if !isMember, table.ownTypes.contains(word), !program.names.contains(word) {
        usesTabHost = usesTabHost || file.imports.contains { tokens[$0.module].is("TabHost") }
      }
    }
  }

  /// Returns the module of the app whose type has the name of one of TabHost, which the file imports
  /// as well.
  private func ambiguousModule(of index: Int) -> String? {
    let word = tokens[index].word
    guard let module = program.modules[word],
      table.ownTypes.contains(word) || table.standIns[word] != nil, !file.isDeclaredName(index),
      tokens[index + 1].word != ":"
    else { return nil }
    return file.imports.contains { tokens[$0.module].is(module) } ? module : nil
  }

  private func rename(_ index: Int, to name: String) {
    let word = tokens[index].word
    // A rule can have put text before or after the word.
    guard let range = tokens[index].text.firstRange(of: word) else { return }
    var text = tokens[index].text
    text.replaceSubrange(range, with: name)
    file.replace(index, with: text)
    usesTabHost = true
  }

  private func isImport(_ index: Int) -> Bool {
    file.imports.contains { ($0.keyword...$0.end).contains(index) }
  }

  /// Returns whether a name is that of UIKit's type, and not one of the app or of Foundation.
  private func isOfUIKit(_ word: String) -> Bool {
    guard !program.names.contains(word) else { return false }
    // Foundation has this type, too, which is the one that other code uses.
    guard word == "Progress" else { return true }
    return tokens.contains { $0.word.hasPrefix("NSItemProvider") || $0.is("UIDropSession") }
  }

  // MARK: - Conditions

  /// Adapts conditions of compilation that ask for UIKit or SwiftUI.
  func portConditions() {
    for index in tokens.indices where ["#if", "#elseif"].contains(tokens[index].word) {
      var next = index + 1
      while tokens[next].kind != .end, !tokens[next].isFirstInLine {
        if tokens[next].is("canImport"), tokens[next + 2].is("SwiftUI") {
          file.replace(next + 2, with: "TabHostViewStandIns")
        } else if tokens[next].is("canImport"), tokens[next + 2].is("UIKit") {
          file.replace(next + 2, with: "TabHost")
          // The version of UIKit says nothing about that of TabHost.
          if tokens[next + 3].word == ",", let end = file.partners[next + 1] {
            file.remove(next + 3..<end)
          }
        } else if tokens[next].is("os"), ["iOS", "iPadOS"].contains(tokens[next + 2].word) {
          file.replace(next, with: "canImport")
          file.replace(next + 2, with: "TabHost")
        }
        next += 1
      }
    }
  }

  // MARK: - Objects of Objective-C

  /// Adapts what holds for objects of Objective-C only, which controllers are not here.
  func portObjects() {
    for declaration in file.declarations where declaration.keyword == "protocol" {
      for index in declaration.inherited where tokens[index].is("NSObjectProtocol") {
        file.replace(index, with: "AnyObject")
      }
    }
    for declaration in file.declarations where declaration.keyword == "extension" {
      extendAllObjects(declaration)
    }
    for index in tokens.indices.dropLast() where tokens[index].is("deinit") {
      guard tokens[index + 1].word == "{", !tokens[index - 1].is("isolated"),
        let type = file.enclosingType(of: index)?.name, uiKitClass(of: type) != nil
      else { continue }
      file.insert("isolated ", before: index)
    }
  }

  /// Makes an extension of `NSObject` one of a protocol, to which controllers and views conform.
  private func extendAllObjects(_ type: Declaration) {
    guard tokens[type.nameIndex].is("NSObject"), type.inherited.isEmpty,
      tokens[type.nameIndex + 1].word == "{", let body = type.body
    else { return }
    file.replace(type.nameIndex, with: "IdentityHashable")
    usesTabHost = true
    usesStandIns = true
    for member in file.declarations where member.isMember && body.contains(member.keywordIndex) {
      for index in member.start..<member.keywordIndex where tokens[index].is("class") {
        file.replace(index, with: "static")
      }
    }
  }

  // MARK: - Expressions

  /// Adapts expressions that have another form in TabHost.
  func portExpressions() {
    for index in tokens.indices.dropLast(3) {
      if tokens[index].is("as"), tokens[index + 1].word.hasPrefix("NS") {
        removeConversion(index)
      } else if tokens[index].is("ofClass"), tokens[index + 1].word == ":",
        ["NSString", "NSURL"].contains(tokens[index + 2].word)
      {
        file.replace(index + 2, with: String(tokens[index + 2].word.dropFirst(2)))
      } else if tokens[index + 1].word == "?", tokens[index + 2].word == "(",
        tokens[index + 2].leading.isEmpty,
        Self.senders.contains(where: tokens[index].word.hasPrefix)
      {
        // A call of a method that is optional in UIKit: `delegate?.tabBarController?(host, …)`.
        file.remove(index + 1..<index + 2)
      }
    }
  }

  /// The beginnings of the names of methods of delegates.
  private static let senders = [
    "navigationController", "presentationController", "tabBarController",
  ]

  /// Removes the conversion in `NSItemProvider(object: text as NSString)`.
  private func removeConversion(_ index: Int) {
    guard ["NSString", "NSURL"].contains(tokens[index + 1].word), tokens[index + 2].word == ")",
      let open = file.partners[index + 2], open > 0, tokens[open - 1].is("NSItemProvider"),
      tokens[open + 1].is("object")
    else { return }
    file.remove(index..<index + 2)
  }
}
