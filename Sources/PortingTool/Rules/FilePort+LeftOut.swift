extension FilePort {
  /// Reports the types and members that have no counterpart.
  func reportLeftOut() {
    var reported: Set<String> = []
    for index in tokens.indices where tokens[index].kind == .identifier {
      guard let (symbol, reason) = leftOutType(index) ?? leftOutMember(index) else { continue }
      guard reported.insert("\(tokens[index].line) \(symbol)").inserted else { continue }
      file.report(index, symbol, reason)
    }
    reportObjectiveC()
    for declaration in file.declarations {
      guard let (symbol, reason) = obsolete(declaration) else {
        continue
      }
      file.report(declaration.nameIndex, symbol, reason)
    }
    for index in tokens.indices.dropLast(3) where Self.questions.contains(tokens[index].word) {
      guard tokens[index + 1].word == "(", ["for", "to"].contains(tokens[index + 2].word) else {
        continue
      }
      file.report(
        index,
        "\(tokens[index].word)(\(tokens[index + 2].word):)",
        "there are no selectors here; every method of a delegate has a default implementation, so "
          + "forward each method"
      )
    }
  }

  /// Reports what needs the runtime of Objective-C.
  private func reportObjectiveC() {
    for index in tokens.indices where tokens[index].kind == .identifier {
      let word = tokens[index].word
      guard program.methods[word] == nil else { continue }
      switch word {
      case "NSKeyValueObservation" where !program.names.contains(word):
        file.report(index, word, Self.noKeyValueObserving)
      case "addObserver", "removeObserver":
        guard let parentheses = file.parentheses(at: index + 1),
          file.labels(in: parentheses).contains("forKeyPath")
        else { continue }
        file.report(index, "\(word)(_:forKeyPath:)", Self.noKeyValueObserving)
      case "observe" where tokens[index + 1].word == "(" && tokens[index + 2].word == "\\":
        file.report(index, "observe(_:)", Self.noKeyValueObserving)
      case "value" where tokens[index + 1].word == "(" && tokens[index + 2].is("forKey"):
        let reason =
          "there are no values by keys; read the property, or choose the action of an alert with "
          + "host.user.choose(alertAction:)"
        file.report(index, "value(forKey:)", reason)
      case "UIStoryboard" where program.isStandIn(word):
        let reason =
          "there are no nibs; register controllers with UIStoryboard.register(_:in:make:)"
        file.report(index, word, reason)
      case "UINib" where program.isStandIn(word):
        let reason = "there are no nibs; register objects with UINib.register(_:make:)"
        file.report(index, word, reason)
      case "NSCache":
        guard tokens[index + 1].word == "<",
          tokens[index...].prefix(8).contains(where: { $0.is("UIImage") })
        else { continue }
        file.report(index, word, "images are values; hold them in a dictionary")
      default: continue
      }
    }
    for declaration in file.declarations {
      guard declaration.isMember, declaration.modifiers.contains("override"),
        let parent = declaration.parent, file.declarations[parent].keyword == "extension",
        tokens[declaration.start..<declaration.keywordIndex].contains(where: {
          $0.text == "override"
        })
      else { continue }
      let reason = "an extension can't override a member; move it into the class"
      file.report(declaration.nameIndex, declaration.signature, reason)
    }
  }

  private static let noKeyValueObserving =
    "there is no observing by key paths; override TabHostController.selectedTabDidChange(from:), or use "
    + "withObservationTracking"

  /// The methods by which a proxy of Objective-C forwards messages.
  private static let questions: Set<String> = ["forwardingTarget", "responds"]

  // MARK: - Types

  private func leftOutType(_ index: Int) -> (String, String)? {
    let word = tokens[index].word
    guard !program.names.contains(word), table.types[word] == nil, table.standIns[word] == nil,
      !program.declares(word)
    else { return nil }
    if let reason = table.leftOutTypes[word] { return (word, reason) }
    return isUnknownType(word) ? (word, Self.reason(forType: word)) : nil
  }

  /// Returns whether a name is that of a type of UIKit without a counterpart.
  func isUnknownType(_ word: String) -> Bool {
    guard word.hasPrefix("UI"), word.count > 3, word != "UIKit", !program.names.contains(word),
      table.types[word] == nil, table.standIns[word] == nil
    else { return false }
    return word.dropFirst(2).first?.isUppercase == true
  }

  /// Returns why a type that the table does not list has no counterpart.
  private static func reason(forType name: String) -> String {
    let views = [
      "Button", "Cell", "Control", "Field", "Indicator", "Label", "Layout", "Picker", "Screen",
      "ScrollView", "Slider", "Stepper", "Switch", "TextView", "View", "VisualEffect",
    ]
    if views.contains(where: { name.hasSuffix($0) }) {
      return "has no inert stand-in; declare a type of this name, or leave this code out"
    }
    if name.hasSuffix("GestureRecognizer") {
      return "there are no gestures; a test calls the methods of TabHostController.user"
    }
    return "has no counterpart; leave this code out, or declare a type of this name"
  }

  // MARK: - Members

  private func leftOutMember(_ index: Int) -> (String, String)? {
    let word = tokens[index].word
    guard let entry = table.leftOutMembers[word]?.first(where: { matches($0, at: index) }) else {
      return nil
    }
    return ("\(entry.owner).\(word)", entry.reason)
  }

  private func matches(_ entry: PortingTable.LeftOut, at index: Int) -> Bool {
    guard !file.isDeclaredName(index), tokens[index + 1].word != ":" else { return false }
    // The stand-ins have these.
    guard !table.standInMembers.contains(entry.name) else { return false }
    let isAfterPeriod = index > 0 && tokens[index - 1].word == "."
    if let labels = entry.labels {
      guard !labels.isEmpty, let parentheses = file.parentheses(at: index + 1) else { return false }
      let used = file.labels(in: parentheses)
      // The last arguments can be trailing closures, or have defaults.
      return (isAfterPeriod || isOfSelf(index)) && !used.isEmpty
        && used == Array(labels.prefix(used.count))
    }
    // Short names, such as `width`, belong to many types.
    return (isAfterPeriod || isOfSelf(index)) && entry.name.count > 8
      && !program.declares(entry.name)
  }

  /// Returns whether a name can be that of a member of the controller around it.
  func isOfSelf(_ index: Int) -> Bool {
    let word = tokens[index].word
    return file.enclosingType(of: index).flatMap { uiKitClass(of: $0.name) } != nil
      && !file.declarations.contains { $0.name == word }
      && program.methods[word] == nil
  }

  // MARK: - Methods that are never called

  /// Returns the symbol and the replacement of a method of a delegate that TabHost never calls.
  private func obsolete(_ declaration: Declaration) -> (String, String)? {
    guard declaration.kind == .function else { return nil }
    let entries = table.leftOut.filter { entry in
      entry.labels != nil && entry.name == declaration.name && entry.owner.hasSuffix("Delegate")
    }
    let labels = declaration.parameters.map(\.label)
    guard let entry = entries.first(where: { $0.labels == labels }) else { return nil }
    let reason =
      entry.reason.hasPrefix("obsolete; ") ? entry.reason.dropFirst(10) : entry.reason[...]
    return ("\(entry.owner).\(declaration.signature)", "is never called; \(reason)")
  }
}
