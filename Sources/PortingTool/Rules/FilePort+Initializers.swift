extension FilePort {
  /// Removes the parameters of initializers for nibs and frames.
  func portInitializers() {
    for declaration in file.declarations where declaration.kind == .initializer {
      switch declaration.signature {
      case "init(nibName:bundle:)": removeParameters(of: declaration)
      case "init(frame:)" where isContentView(file.enclosingType(of: declaration.nameIndex)?.name):
        removeParameters(of: declaration)
      case "init()": addOverride(declaration)
      default: break
      }
    }
    for index in tokens.indices {
      guard let parentheses = file.parentheses(at: index), index > 0 else { continue }
      guard tokens[index - 1].kind == .identifier || tokens[index - 1].word == ">" else { continue }
      if !file.opensParameters(index) { removeArguments(in: parentheses) }
    }
  }

  private func isOfController(_ declaration: Declaration) -> Bool {
    guard let type = declaration.owner else { return true }
    // A type whose class is in another module can be a controller.
    return uiKitClass(of: type) != nil || program.supertypes[type] == nil
  }

  /// Marks an initializer without parameters, which is a designated one of TabHost's controllers and
  /// a convenience one of UIKit's.
  private func addOverride(_ declaration: Declaration) {
    guard let type = declaration.owner, !declaration.modifiers.contains("override"),
      let base = uiKitClass(of: type),
      base.hasSuffix("Controller"), program.inheritsInitializers(type)
    else { return }
    file.insert("override ", before: declaration.keywordIndex)
  }

  private func removeParameters(of declaration: Declaration) {
    guard let parentheses = declaration.parentheses, isOfController(declaration) else { return }
    guard !program.declares("init()", in: declaration.owner) else { return }
    file.remove(parentheses.lowerBound + 1..<parentheses.upperBound)
  }

  private func removeArguments(in parentheses: ClosedRange<Int>) {
    let arguments = file.arguments(in: parentheses)
    let isRemoved =
      switch file.labels(in: parentheses) {
      case ["nibName", "bundle"]: isNoName(arguments[0])
      case ["frame"]:
        isContentView(typeCreated(before: parentheses.lowerBound)) && isNoFrame(arguments[0])
      default: false
      }
    guard isRemoved else { return }
    file.remove(parentheses.lowerBound + 1..<parentheses.upperBound)
  }

  /// Returns whether a type is a view for a configuration of content, which is a controller in
  /// TabHost.
  private func isContentView(_ type: String?) -> Bool {
    type.flatMap { uiKitClass(of: $0) } == "UIView"
  }

  /// Returns the type that a call creates, which `super.init(…)` and `Self(…)` do not name.
  private func typeCreated(before parenthesis: Int) -> String? {
    let name = tokens[parenthesis - 1].word
    return ["Self", "init"].contains(name) ? file.enclosingType(of: parenthesis)?.name : name
  }

  /// Returns whether an argument passes a name on, or passes none.
  private func isNoName(_ argument: Range<Int>) -> Bool {
    argument.count == 3 && tokens[argument.upperBound - 1].kind == .identifier
  }

  private func isNoFrame(_ argument: Range<Int>) -> Bool {
    let value = file.source(of: argument.lowerBound + 2..<argument.upperBound)
    return [".zero", "CGRect.zero", "CGRect()", "frame"].contains(value)
  }
}
