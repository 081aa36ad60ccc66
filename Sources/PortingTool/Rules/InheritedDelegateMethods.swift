/// Methods of a delegate in classes whose superclass adopts the protocol.
///
/// In UIKit, such methods are optional and called. Here, the superclass has the default implementation
/// of the protocol, and Swift calls that. So the method is added to the superclass, where it does what
/// UIKit does without it, and is overridden.
struct InheritedDelegateMethods {
  /// The files with the changes.
  private(set) var files: [SourceFile]
  /// The methods that are not ported.
  private(set) var findings: [Finding] = []
  private let program: Program
  /// The classes of the files: the index of the file, and the declaration.
  private var classes: [String: (file: Int, declaration: Declaration)] = [:]
  /// The methods that were added, by class.
  private var added: [String: Set<String>] = [:]

  /// Whether a file differs from its source.
  private(set) var isChanged = false

  init(_ sources: [SourceFile], program: Program) {
    files = sources
    self.program = program
    for (index, file) in sources.enumerated() {
      for declaration in file.declarations {
        guard declaration.keyword == "class", declaration.kind == .type else { continue }
        classes[declaration.name] = (index, declaration)
      }
    }
    for (index, file) in sources.enumerated() {
      for declaration in file.declarations where declaration.kind == .function {
        port(declaration, ofFile: index)
      }
    }
    findings = files.flatMap(\.findings)
    guard isChanged else { return }
    files = files.map { file in
      // What the changes have inserted is valid Swift if the source is.
      (try? SourceFile(path: file.path, text: file.text)) ?? file
    }
  }

  private mutating func port(_ method: Declaration, ofFile index: Int) {
    guard let type = method.owner,
      method.modifiers.isDisjoint(with: ["override", "static", "class", "private", "fileprivate"]),
      let (base, conformance) = adopter(of: method, in: files[index], below: type)
    else { return }
    let owner = method.parent.map { files[index].declarations[$0] }
    guard !hasOlderForm(method.signature, below: base),
      let body = defaultBody(of: method, in: files[index]), let (file, declaration) = classes[base],
      let owner, owner.keyword == "class", let brace = declaration.body?.lowerBound
    else {
      files[index].report(
        method.nameIndex,
        "\(type).\(method.signature)",
        "is never called, because the superclass \(base) adopts \(conformance); "
          + "implement it in \(base), too, and override it here"
      )
      return
    }
    isChanged = true
    let isPublic = !owner.modifiers.isDisjoint(with: ["public", "open"])
    let isDeclaredPublic = !method.modifiers.isDisjoint(with: ["public", "open"])
    let access = isPublic && !isDeclaredPublic ? "public " : ""
    files[index].insert("\(access)override ", before: method.keywordIndex)
    let isFirst = added[base] == nil
    guard added[base, default: []].insert(method.signature).inserted else { return }
    let isBasePublic = !declaration.modifiers.isDisjoint(with: ["public", "open"])
    let next = files[file].tokens[brace + 1]
    let start = isFirst ? "" : ";"
    files[file].insert("\(start) \(isBasePublic ? "public " : "")\(body)", after: brace)
    if isFirst, !next.isFirstInLine {
      files[file].insert(next.word == "}" ? " " : "; ", before: brace + 1)
    }
  }

  // MARK: - Finding the class

  /// Returns the superclass that adopts the protocol of a method, and the protocol; `nil` if the method
  /// is none of a protocol, or if its own class adopts it.
  private func adopter(
    of method: Declaration,
    in file: SourceFile,
    below type: String
  ) -> (base: String, conformance: String)? {
    func conformance(_ type: String) -> String? {
      protocols(of: type).first { declares($0, method, in: file) }
    }
    guard conformance(type) == nil else { return nil }
    var found: (String, String)?
    var current = type
    var seen: Set<String> = [type]
    while let superclass = superclass(of: current), seen.insert(superclass).inserted {
      // What a superclass declares is overridden already.
      if program.members[superclass]?.contains(method.signature) == true { return nil }
      if let conformance = conformance(superclass) { found = (superclass, conformance) }
      current = superclass
    }
    return found
  }

  private func superclass(of type: String) -> String? {
    program.ancestors(of: type).first { program.classes.contains($0) }
  }

  /// Returns the protocols that a class itself adopts, also by other protocols.
  private func protocols(of type: String) -> [String] {
    var found: [String] = []
    var pending = program.supertypes[type, default: []]
    while !pending.isEmpty {
      let name = pending.removeFirst()
      guard !program.classes.contains(name), !found.contains(name) else { continue }
      found.append(name)
      pending += program.supertypes[name, default: []]
    }
    return found
  }

  // MARK: - Finding the protocol

  private func declares(_ conformance: String, _ method: Declaration, in file: SourceFile) -> Bool {
    let table = PortingTable.current
    guard !program.names.contains(conformance),
      table.types[conformance] != nil || table.standIns[conformance] == "protocol"
        || conformance == "Delegate",
      let parentheses = method.parentheses,
      let parameter = file.arguments(in: parentheses).first,
      let sender = file.tokens[parameter].last?.word,
      Self.senders(of: conformance).contains(sender)
    else { return false }
    let name = method.name.lowercased()
    return name.contains(sender.dropFirst("UI".count).lowercased())
      || ["adaptivepresentationstyle", "updatesearchresults"].contains(name)
  }

  /// Returns the classes of the first parameters of the methods of a protocol.
  private static func senders(of conformance: String) -> [String] {
    switch conformance {
    case "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate":
      return ["UIPresentationController", "UIPopoverPresentationController"]
    case "UISearchResultsUpdating": return ["UISearchController"]
    // That of the sidebar.
    case "Delegate": return ["UITabBarController"]
    case "UITableViewDelegate": return ["UITableView", "UIScrollView"]
    case "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout":
      return ["UICollectionView", "UIScrollView"]
    default:
      guard let suffix = ["Delegate", "DataSource"].first(where: conformance.hasSuffix) else {
        return []
      }
      return [String(conformance.dropLast(suffix.count))]
    }
  }

  // MARK: - Implementing the method

  /// Returns a declaration of the method that does what UIKit does without it, or `nil` if that is not
  /// known.
  private func defaultBody(of method: Declaration, in file: SourceFile) -> String? {
    guard let close = method.parentheses?.upperBound, let brace = method.body?.lowerBound else {
      return nil
    }
    let result = file.tokens[close + 1..<brace].map(\.word)
    let declaration = file.source(of: method.keywordIndex..<brace)
    switch result {
    case []: return "\(declaration) {}"
    case ["->", "Bool"] where Self.isPermission(method.signature): return "\(declaration) { true }"
    default: return nil
    }
  }

  /// Returns whether a class or one of its subclasses has the older form of a method, which would not
  /// be called anymore if the class had the newer one.
  private func hasOlderForm(_ signature: String, below base: String) -> Bool {
    program.owners(of: Self.olderForms[signature] ?? "").contains { owner in
      owner == base || program.ancestors(of: owner).contains(base)
    }
  }

  /// The older forms of methods, which are called if the delegate does not have the newer ones.
  private static let olderForms = [
    "tabBarController(_:shouldSelectTab:)": "tabBarController(_:shouldSelect:)",
    "tabBarController(_:didSelectTab:previousTab:)": "tabBarController(_:didSelect:)",
  ]

  /// Returns whether a method asks for permission, which is given without it.
  private static func isPermission(_ signature: String) -> Bool {
    signature.lowercased().contains("should")
      && !["Simultaneously", "RequireFailure", "BeRequiredToFail"].contains {
        signature.contains($0)
      }
  }
}
