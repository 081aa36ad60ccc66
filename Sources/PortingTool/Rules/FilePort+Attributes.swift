extension FilePort {
  /// The attributes of Objective-C and Interface Builder.
  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "UIApplicationMain", "objc", "objcMembers",
  ]

  /// Removes attributes and modifiers that mean nothing here, and adds what they have implied.
  func portAttributes() {
    for index in tokens.indices.dropLast() where tokens[index].word == "@" {
      guard Self.attributes.contains(tokens[index + 1].word) else { continue }
      let arguments = file.parentheses(at: index + 2)
      let hasArguments = arguments != nil && tokens[index + 2].leading.isEmpty
      file.remove(index..<(hasArguments ? (arguments?.upperBound ?? 0) + 1 : index + 2))
    }
    fillOutlets()
    for declaration in file.declarations {
      if declaration.attributes.contains("objc") { restrictToClasses(declaration) }
      if declaration.attributes.contains("main") { removeMain(declaration) }
      if declaration.modifiers.contains("weak"), refersToBar(declaration) {
        remove("weak", from: declaration)
      }
      if declaration.modifiers.contains("convenience"), isOfValue(declaration) {
        remove("convenience", from: declaration)
      }
    }
  }

  func remove(_ modifier: String, from declaration: Declaration) {
    for index in declaration.start..<declaration.keywordIndex where tokens[index].is(modifier) {
      file.remove(index..<index + 1)
    }
  }

  /// Gives outlets views or empty arrays, because there are no nibs to set them.
  private func fillOutlets() {
    var observed: [String: [(outlet: Declaration, value: String)]] = [:]
    for outlet in file.declarations where outlet.attributes.contains("IBOutlet") {
      let type = outlet.nameIndex + 2
      let end = tokens[type].word == "[" ? (file.partners[type] ?? type) + 1 : type + 1
      let name = tokens[type].word
      guard tokens[type - 1].word == ":", tokens[end].word == "!",
        name == "[" || program.isViewWithoutInitializers(name)
      else { continue }
      let value = name == "[" ? "[]" : "\(name)()"
      file.insert(" = \(value)", after: end)
      remove("weak", from: outlet)
      if tokens[end + 1].word == "{", let owner = outlet.owner {
        observed[owner, default: []].append((outlet, value))
      }
    }
    for (type, outlets) in observed { callObservers(of: outlets, in: type) }
  }

  /// Sets outlets again when their page is loaded, because initial values call no observers.
  private func callObservers(of outlets: [(outlet: Declaration, value: String)], in type: String) {
    let setting = outlets.map { "\($0.outlet.name) = \($0.value)" }.joined(separator: "; ")
    let load = file.declarations.first { $0.owner == type && $0.signature == "viewDidLoad()" }
    let page = file.declarations.first { $0.name == type && $0.keyword == "class" }
    if let body = load?.body {
      file.insert(" \(setting);", after: body.lowerBound)
    } else if uiKitClass(of: type) != nil, let body = page?.body {
      let method = "override func viewDidLoad() { \(setting); super.viewDidLoad() } "
      file.insert(method, before: body.upperBound)
    } else {
      let reason = "no nib sets an outlet, so its observers are not called; call them yourself"
      for (outlet, _) in outlets { file.report(outlet.nameIndex, outlet.name, reason) }
    }
  }

  /// Makes a protocol of Objective-C one of classes.
  private func restrictToClasses(_ declaration: Declaration) {
    guard declaration.keyword == "protocol" else { return }
    let bases = declaration.inherited.map { tokens[$0].word }
    if let first = declaration.inherited.first {
      if bases.allSatisfy({ $0 != "AnyObject" && $0 != "NSObjectProtocol" }) {
        file.insert("AnyObject, ", before: first)
      }
    } else {
      file.insert(": AnyObject", after: declaration.nameIndex)
    }
  }

  /// Removes `@main` from the delegate of the application, which does not run the program.
  private func removeMain(_ declaration: Declaration) {
    guard declaration.inherited.contains(where: { tokens[$0].is("UIApplicationDelegate") }) else {
      return
    }
    for index in declaration.start..<declaration.keywordIndex where tokens[index].is("main") {
      file.remove(index - 1..<index + 1)
    }
  }

  /// Returns whether a variable holds a bar, which is a value that refers to its controller.
  private func refersToBar(_ declaration: Declaration) -> Bool {
    guard let type = file.typeOfVariable(at: declaration.nameIndex) else { return false }
    return ["UINavigationBar", "UITabBar"].contains(type) && !program.names.contains(type)
  }

  /// Returns whether an initializer is one of a class of UIKit that is a value in TabHost.
  private func isOfValue(_ declaration: Declaration) -> Bool {
    declaration.parent.map { file.declarations[$0].keyword } == "extension"
      && ["UIColor", "UIFont", "UIImage"].contains(declaration.owner)
  }
}
