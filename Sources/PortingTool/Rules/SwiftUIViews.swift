/// Which code is of use with SwiftUI only.
struct SwiftUIViews {
  /// Protocols of SwiftUI whose conforming types are left out.
  private static let protocols: Set<String> = [
    "App", "ButtonStyle", "Commands", "EnvironmentKey", "LabelStyle", "Layout", "PreferenceKey",
    "PreviewProvider", "Scene", "Shape", "TextFieldStyle", "ToggleStyle", "ViewModifier",
  ]
  /// Types of SwiftUI whose extensions are left out.
  private static let extended: Set<String> = [
    "Animation", "AnyTransition", "Button", "EnvironmentValues", "Image", "LinearGradient", "Text",
  ]

  /// The paths of the files that contain only such code, of which no other file names a type.
  private(set) var unusedFiles: Set<String> = []
  /// The names of members that code outside of views uses.
  private var used: Set<String> = []
  private let program: Program

  init(_ files: [SourceFile], program: Program) {
    self.program = program
    guard files.contains(where: isOfSwiftUI) else { return }
    func visible(_ file: SourceFile) -> [Declaration] {
      file.declarations.filter { declaration in
        declaration.parent == nil
          && declaration.modifiers.isDisjoint(with: ["fileprivate", "private"])
      }
    }
    let candidates = files.filter { file in
      let declarations = visible(file)
      return isOfSwiftUI(file) && !declarations.isEmpty
        && declarations.allSatisfy { isView($0) || isUnneeded($0, in: file) }
    }
    let paths = Set(candidates.map(\.path))
    var names: Set<String> = []
    for file in files where !paths.contains(file.path) { names.formUnion(file.tokens.map(\.word)) }
    for file in files { used.formUnion(membersUsed(in: file)) }
    for file in candidates {
      let types = visible(file).filter { $0.keyword != "extension" }
      if types.allSatisfy({ !names.contains($0.name) }) { unusedFiles.insert(file.path) }
    }
  }

  /// Returns whether a file can contain views of SwiftUI, and not only some of the app's own making.
  func isOfSwiftUI(_ file: SourceFile) -> Bool {
    !program.names.contains("View")
      && file.imports.contains { file.tokens[$0.module].is("SwiftUI") }
  }

  func isView(_ type: Declaration) -> Bool {
    type.kind == .type && program.base(of: type.name) { $0 == "View" } != nil
  }

  /// Returns the names after a point outside of the views of a file.
  private func membersUsed(in file: SourceFile) -> [String] {
    let views = isOfSwiftUI(file) ? file.declarations.filter(isView).compactMap(\.body) : []
    let tokens = file.tokens
    return tokens.indices.dropLast().compactMap { index in
      guard tokens[index].word == ".", !views.contains(where: { $0.contains(index) }) else {
        return nil
      }
      return tokens[index + 1].word
    }
  }

  /// Returns whether other code uses a member of a view, or a protocol of the app requires it.
  func isUsed(_ member: Declaration, of view: String) -> Bool {
    used.contains(member.name)
      || program.ancestors(of: view).contains { program.declares(member.signature, in: $0) }
  }

  /// Returns whether nothing outside of SwiftUI can use a type or an extension, such as a style.
  func isUnneeded(_ type: Declaration, in file: SourceFile) -> Bool {
    if type.keyword == "extension", Self.extended.contains(type.name) {
      return !program.names.contains(type.name)
    }
    return type.inherited.map { file.tokens[$0].word }
      .contains { Self.protocols.contains($0) && !program.names.contains($0) }
  }
}

extension FilePort {
  /// Turns the file into a comment, or removes what can't be in one.
  func becomeComment() {
    file.report(0, "SwiftUI", "no other file uses the views of this one; it becomes a comment")
    let code = 0..<(tokens.firstIndex { $0.kind == .end } ?? 0)
    guard !file.text.contains(/\/\*|\*\//) else { return file.remove(code) }
    file.insert("/* ", before: code.lowerBound)
    file.insert(" */", after: code.upperBound - 1)
  }

  /// Leaves out the code of SwiftUI. A view that other code uses keeps its stored properties and its
  /// initializers, so that the code that creates and presents it remains valid.
  func removeSwiftUI(_ views: SwiftUIViews) {
    guard views.isOfSwiftUI(file) else { return }
    for (index, declaration) in file.declarations.enumerated()
    where declaration.kind == .type && !tokens[declaration.keywordIndex].text.isEmpty {
      if views.isUnneeded(declaration, in: file), let body = declaration.body {
        file.remove(declaration.start..<body.upperBound + 1)
      } else if views.isView(declaration) {
        removeMembers(ofView: index, views)
      } else {
        continue
      }
      let reason =
        "there is no SwiftUI on Linux; views keep stored properties, initializers, and what other code uses"
      file.report(declaration.nameIndex, declaration.name, reason)
    }
  }

  private func removeMembers(ofView view: Int, _ views: SwiftUIViews) {
    for member in file.declarations where member.parent == view && member.isMember {
      let range =
        if member.kind == .variable {
          file.variable(member)
        } else if member.kind == .function, let body = member.body {
          member.start..<body.upperBound + 1
        } else {
          0..<0
        }
      let head = tokens[range].prefix { $0.word != "=" && $0.word != "{" }
      let isStored =
        member.kind == .variable && tokens[range].dropFirst(head.count).first?.word != "{"
        && member.attributes.isDisjoint(with: Self.setBySwiftUI)
      let isView = head.contains { $0.is("some") }
      if !isStored, isView || !views.isUsed(member, of: member.owner ?? "") { file.remove(range) }
    }
  }

  /// Attributes of properties that SwiftUI sets.
  private static let setBySwiftUI: Set<String> = [
    "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "GestureState",
    "Namespace", "Query", "ScaledMetric", "SceneStorage",
  ]
}
