/// Which code is of use with SwiftUI only.
struct SwiftUIViews {
  /// Protocols of SwiftUI whose conforming types are left out.
  private static let protocols: Set<String> = [
    "App", "ButtonStyle", "Commands", "EnvironmentKey", "LabelStyle", "Layout", "PreferenceKey",
    "PreviewProvider", "Scene", "Shape", "TextFieldStyle", "ToggleStyle",
    "UIViewControllerRepresentable", "UIViewRepresentable", "ViewModifier",
  ]
  /// Types of SwiftUI whose extensions are left out.
  private static let extended: Set<String> = [
    "Animation", "AnyTransition", "Button", "EnvironmentValues", "Image", "LinearGradient", "Text",
    "View",
  ]

  /// The paths of the files that contain only such code, of which no other file names a type.
  private(set) var unusedFiles: Set<String> = []
  private let program: Program

  init(_ files: [SourceFile], program: Program) {
    self.program = program
    guard !program.names.contains("View") else { return }
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
    var used: Set<String> = []
    for file in files where !paths.contains(file.path) { used.formUnion(file.tokens.map(\.word)) }
    for file in candidates {
      let types = visible(file).filter { $0.keyword != "extension" }
      if types.allSatisfy({ !used.contains($0.name) }) { unusedFiles.insert(file.path) }
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
        removeMembers(ofView: index)
      } else {
        continue
      }
      let reason = "there is no SwiftUI on Linux; views keep stored properties and initializers"
      file.report(declaration.nameIndex, declaration.name, reason)
    }
  }

  private func removeMembers(ofView view: Int) {
    for member in file.declarations where member.parent == view && member.isMember {
      if member.kind == .function, let body = member.body {
        file.remove(member.start..<body.upperBound + 1)
      } else if member.kind == .variable {
        let range = file.variable(member)
        let sign = tokens[range].first { $0.word == "=" || $0.word == "{" }
        let isStored = sign?.word != "{" && member.attributes.isDisjoint(with: Self.setBySwiftUI)
        if !isStored { file.remove(range) }
      }
    }
  }

  /// Attributes of properties that SwiftUI sets.
  private static let setBySwiftUI: Set<String> = [
    "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "GestureState",
    "Namespace", "Query", "ScaledMetric", "SceneStorage",
  ]
}
