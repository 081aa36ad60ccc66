/// The port of one file, which applies the rules one after the other.
///
/// A class, because each access to a property of a structure would retain all of its properties in
/// the debug build that plugins use.
final class FilePort {
  var file: SourceFile
  let program: Program
  /// Whether the file uses a name of TabHost, so that it needs the module.
  var usesTabHost = false
  /// Whether the file uses an inert stand-in, so that it needs their module.
  var usesStandIns = false
  /// Whether a rule has written `NSNotFound`, which is in Foundation.
  var usesNotFound = false

  init(_ file: SourceFile, program: Program) {
    self.file = file
    self.program = program
  }

  var table: PortingTable { .current }

  var tokens: [Token] { file.tokens }

  /// Applies all rules.
  func run() {
    portAttributes()
    portInitializers()
    portSelectors()
    portMissingActions()
    portOverrides()
    portTests()
    portSelectedIndices()
    portStandIns()
    portExpressions()
    portObjects()
    portNames()
    portConditions()
    mergeExtensions()
    portImports()
    reportLeftOut()
  }

  /// Returns the class of UIKit that a type of the app inherits from, or `nil` for another type.
  func uiKitClass(of type: String) -> String? {
    let isContentView = program.base(of: type) { $0 == "UIContentView" } != nil
    if !isContentView, let inert = program.base(of: type, in: { table.standIns[$0] == "class" }) {
      return inert.hasSuffix("Controller") ? inert : nil
    }
    return program.base(of: type) { name in
      table.types[name] != nil && !table.protocols.contains(name)
        && (!program.isStandIn(name) || isContentView)
    }
  }

  /// Returns whether the receiver of a member is declared with a type that fulfills a condition, such
  /// as `root: Root` or `root = Root()`, in the file or else in another one.
  func isReceiver(of member: Int, declaredAs isOfType: (String) -> Bool) -> Bool {
    let isUnwrapped = ["?", "!"].contains(tokens[member - 2].word)
    let name = tokens[max(member - (isUnwrapped ? 3 : 2), 0)].word
    let types = tokens.indices.filter { tokens[$0].is(name) }.compactMap(file.typeOfVariable)
    return types.contains(where: isOfType)
      || types.isEmpty && program.types(ofVariable: name).contains(where: isOfType)
  }

  /// Returns the name of a type of TabHost, with the module if the app has a type of this name.
  func qualified(_ type: String) -> String {
    let first = String(type.prefix { $0 != "." })
    return program.names.contains(first) ? "TabHost.\(type)" : type
  }
}
