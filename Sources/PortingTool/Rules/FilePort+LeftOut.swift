extension FilePort {
  /// Reports what has no counterpart: types, forms that need the runtime of Objective-C, and methods
  /// of delegates that are never called. The compiler finds the members without a counterpart.
  func reportLeftOut() {
    var reported: Set<String> = []
    let metatypes = metatypes()
    for index in tokens.indices
    where tokens[index].kind == .identifier && !tokens[index].text.isEmpty {
      guard
        let (symbol, reason) = leftOutType(index) ?? objectiveC(index) ?? nameInText(index)
          ?? (metatypes.contains(tokens[index].word) && createsUnknown(index)
            ? (tokens[index].word, Self.noInitializer) : nil),
        reported.insert("\(tokens[index].line) \(symbol)").inserted
      else { continue }
      file.report(index, symbol, reason)
    }
    for declaration in file.declarations {
      if let entry = neverCalled(declaration) {
        let symbol = "\(entry.owner).\(declaration.signature)"
        let reason = entry.reason.trimmingPrefix("obsolete; ")
        file.report(declaration.nameIndex, symbol, "is never called; \(reason)")
      } else if declaration.modifiers.contains("optional") {
        let reason =
          "requirements can't be optional; delete the word, add a default implementation in an "
          + "extension, and delete the question marks of its calls"
        file.report(declaration.keywordIndex, declaration.signature, reason)
      } else if isOverrideInExtension(declaration) {
        let reason = "an extension can't override a member; move it into the class"
        file.report(declaration.nameIndex, declaration.signature, reason)
      }
    }
  }

  // MARK: - Types

  private static let noInitializer =
    "initializers of controllers are not required; pass a closure that creates the object"

  private func leftOutType(_ index: Int) -> (symbol: String, reason: String)? {
    let word = tokens[index].word
    guard !program.names.contains(word), !program.declares(word), table.types[word] == nil,
      table.standIns[word] == nil
    else { return nil }
    let isOfUIKit = word.hasPrefix("UI") && word.dropFirst(2).first?.isUppercase == true
    guard isOfUIKit, word != "UIKit", word.count > 3 else { return nil }
    return (word, "has no counterpart; declare a type of this name, or leave this code out")
  }

  /// Returns whether a name is that of a class of UIKit, and not one of the app.
  private func isClassOfUIKit(_ name: String) -> Bool {
    !program.names.contains(name)
      && (table.standIns[name] == "class"
        || table.types[name] != nil && !table.protocols.contains(name))
  }

  /// Returns the generic parameters and the values that are types of a class of UIKit.
  private func metatypes() -> Set<String> {
    let tokens = tokens
    let generic = Set(file.declarations.flatMap(\.genericParameters))
    let signs = tokens.indices.dropFirst().dropLast(5).filter { index in
      tokens[index].word == ":" && isClassOfUIKit(tokens[index + 1].word)
        && (tokens[index + 3].is("Type") || generic.contains(tokens[index - 1].word))
    }
    return Set(signs.map { tokens[$0 - 1].word })
  }

  /// Returns whether an initializer is called of a type that is not known, such as `type.init()`.
  private func createsUnknown(_ index: Int) -> Bool {
    tokens[index + 1].word == "." && tokens[index + 2].is("init")
      || tokens[index + 1].word == "(" && tokens[index].word.first?.isUppercase == true
  }

  /// Returns a type whose name in a text is that of TabHost.
  private func nameInText(_ index: Int) -> (symbol: String, reason: String)? {
    let name = tokens[index].word
    guard index > 0, name.hasPrefix("UI"), let type = table.types[name], isClassOfUIKit(name) else {
      return nil
    }
    let before = tokens[max(index - 6, 0)..<index].map(\.word)
    let isValue = before.count == 6 && Array(before[1...]) == [":", "type", "(", "of", ":"]
    let label = isValue ? before[0] : before.dropLast().last
    let isName = isValue || tokens[index + 1].word == "." && tokens[index + 2].is("self")
    guard isName,
      index > 1 && tokens[index - 1].word == "(" && tokens[index - 2].kind == .string
        || ["describing", "reflecting", "NSStringFromClass"].contains(label)
    else { return nil }
    return (name, "its name in a text is \(type); compare it with the name of the type")
  }

  // MARK: - Objective-C

  private static let noKeyValueObserving =
    "there is no observing by key paths; override TabHostController.selectedTabDidChange(from:), or use "
    + "withObservationTracking"
  private static let noForwarding =
    "there are no selectors here; every method of a delegate has a default implementation, so forward "
    + "each method"

  private static let noExchange =
    "there are no methods to exchange at run time; leave the exchange out, and override the method"

  /// Uses of the runtime of Objective-C, by their first words: the label or the sign after it, if there
  /// must be one, and what to write instead.
  private static let objectiveC: [String: (label: String?, reason: String)] = [
    "NSKeyValueObservation": (nil, noKeyValueObserving),
    "NSSelectorFromString": (
      nil, "there are no selectors here; call the method, or read the property"
    ),
    "UINib": (nil, "there are no nibs; register objects with UINib.register(_:make:)"),
    "UIStoryboard": (nil, "there are no nibs; register controllers with UINib.register(_:make:)"),
    "class_addMethod": (nil, noExchange), "class_getClassMethod": (nil, noExchange),
    "class_getInstanceMethod": (nil, noExchange), "forKeyPath": (":", noKeyValueObserving),
    "forwardingTarget": ("for", noForwarding), "method_exchangeImplementations": (nil, noExchange),
    "observe": ("\\", noKeyValueObserving), "responds": ("to", noForwarding),
    "value": (
      "forKey",
      "there are no values by keys; read the property, or choose the action of an alert with "
        + "host.user.choose(alertAction:)"
    ),
  ]

  private func objectiveC(_ index: Int) -> (symbol: String, reason: String)? {
    let word = tokens[index].word
    guard let (label, reason) = Self.objectiveC[word], !program.names.contains(word) else {
      return nil
    }
    guard let label, label != ":" else {
      return label == nil || tokens[index + 1].word == ":" ? (word, reason) : nil
    }
    let symbol = "\(word)(\(label == "\\" ? "_" : label):)"
    let isUse = tokens[index + 1].word == "(" && tokens[index + 2].word == label
    return isUse && !program.declares(symbol) ? (symbol, reason) : nil
  }

  // MARK: - Members

  private func isOverrideInExtension(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent, isOverride(declaration) else { return false }
    return tokens[file.declarations[parent].keywordIndex].text == "extension"
  }

  /// Returns the entry of a method of a delegate that TabHost never calls.
  private func neverCalled(_ declaration: Declaration) -> PortingTable.LeftOut? {
    guard declaration.kind == .function else { return nil }
    return table.leftOut.first { entry in
      entry.owner.hasSuffix("Delegate") && entry.name == declaration.name
        && entry.labels == declaration.labels
    }
  }
}
