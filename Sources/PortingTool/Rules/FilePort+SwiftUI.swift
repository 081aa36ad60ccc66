extension FilePort {
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
  /// Attributes of properties that SwiftUI sets, which are left out with the properties.
  private static let setBySwiftUI: Set<String> = [
    "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "GestureState",
    "Namespace", "Query", "ScaledMetric", "SceneStorage",
  ]
  /// Leaves of the views of SwiftUI their stored properties and initializers, so that the code that
  /// creates and presents them remains valid.
  func removeSwiftUI() {
    guard !program.names.contains("View"), importsSwiftUI else { return }
    var end = 0
    for (index, declaration) in file.declarations.enumerated()
    where declaration.kind == .type && declaration.keywordIndex >= end {
      guard let body = declaration.body else { continue }
      if isOnlyForSwiftUI(declaration) {
        file.remove(declaration.start..<body.upperBound + 1)
        end = body.upperBound
      } else if program.base(of: declaration.name, in: { $0 == "View" }) != nil {
        removeMembers(ofView: index)
      } else {
        continue
      }
      let reason = "there is no SwiftUI on Linux; views keep stored properties and initializers"
      file.report(declaration.nameIndex, declaration.name, reason)
    }
  }

  private var importsSwiftUI: Bool {
    file.imports.contains { tokens[$0.module].is("SwiftUI") }
  }

  private func isOnlyForSwiftUI(_ type: Declaration) -> Bool {
    if type.keyword == "extension", Self.extended.contains(type.name) {
      return !program.names.contains(type.name)
    }
    return type.inherited.contains { index in
      Self.protocols.contains(tokens[index].word) && !program.names.contains(tokens[index].word)
    }
  }

  private func removeMembers(ofView view: Int) {
    for member in file.declarations where member.parent == view && member.isMember {
      switch member.kind {
      case .function:
        if let body = member.body { file.remove(member.start..<body.upperBound + 1) }
      case .variable:
        let range = file.variable(member)
        let isStored = tokens[range].first { ["=", "{"].contains($0.word) }?.word != "{"
        if !isStored || !member.attributes.isDisjoint(with: Self.setBySwiftUI) {
          file.remove(range)
        }
      case .initializer, .type: break
      }
    }
  }
}
