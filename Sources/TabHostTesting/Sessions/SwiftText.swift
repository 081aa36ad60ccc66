import Foundation
import TabHost

/// The source of values in Swift.
enum SwiftText {
  /// Returns the name of a function as it is written, or `nil` if no function can have the name.
  static func functionName(_ name: String) -> String? {
    let isIdentifier = name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    if isIdentifier { return keywords.contains(name) ? "`\(name)`" : name }
    let isRaw = name.unicodeScalars.allSatisfy {
      $0 != "`" && $0 != "\\" && $0.properties.generalCategory != .control
    }
    // A raw identifier can't consist only of operators or blanks.
    return isRaw && name.contains { $0.isLetter || $0.isNumber } ? "`\(name)`" : nil
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// Returns a string literal on one line.
  ///
  /// Combining marks are escaped, and so is whatever else has another form that is equal, because the
  /// compiler has one expansion for two calls of a macro whose sources are equal as strings.
  static func quoted(_ text: String) -> String {
    let isComposed = text.precomposedStringWithCanonicalMapping.isIdentical(to: text)
    var literal = ""
    for scalar in text.debugDescription.unicodeScalars {
      let isMark =
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
      if isMark || !isComposed && !scalar.isASCII {
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  /// Returns the lines of a string literal. Several lines have the delimiters on lines of their own.
  static func literal(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == " " || $0.properties.isGraphemeBase
    }
    if !isPlain || text.contains("\\#") || text.contains("\"#") || text.contains("\"\"\"") {
      return [quoted(text)]
    }
    return lines.count == 1 ? ["#\"\(text)\"#"] : ["#\"\"\""] + lines + ["\"\"\"#"]
  }

  static func outcome(_ outcome: UserInteraction.Outcome) -> String {
    switch outcome {
    case .performed: "performed"
    case .vetoed: "vetoed"
    case .refused(let refusal): "refused(.\(refusal.rawValue))"
    }
  }

  /// Returns an entry of a log in its short form.
  static func call(_ entry: RecordedCall) -> String {
    switch entry {
    case .delegate(let call): delegateCall(call)
    case .content(let call): contentCall(call)
    case .handler(let title): ".handler(\(quoted(title)))"
    case .diagnostic(let diagnostic):
      ".diagnostic(RecordedDiagnostic(name: \(quoted(diagnostic.name)), "
        + "identifiers: \(list(diagnostic.identifiers)), "
        + "message: \(quoted(diagnostic.message))))"
    }
  }

  /// Returns a call of a delegate: its name is that of the method that makes it, and its arguments are
  /// those of the method.
  private static func delegateCall(_ call: DelegateCall) -> String {
    var arguments = call.arguments
    var texts: [String] = []
    if let group = call[.group]?.text, let action = call[.action]?.text, call[.types] == nil {
      texts = [".action(\(quoted(action)), group: \(quoted(group)))"]
      arguments = []
    }
    for argument in arguments + (call.answer.map { [.init(label: .answer, value: $0)] } ?? []) {
      let source = source(of: argument)
      switch argument.label {
      case .tab, .tabs: texts.append(source)
      case .group where texts.isEmpty: texts.append(source)
      default: texts.append("\(argument.label): \(source)")
      }
    }
    return texts.isEmpty ? ".\(call.name)" : ".\(call.name)(\(texts.joined(separator: ", ")))"
  }

  private static func source(of argument: TabHostEvent.Argument) -> String {
    switch argument.value {
    case .text(let text?): argument.label == .origin ? ".\(text)" : quoted(text)
    case .text(nil): "nil"
    case .flag(let flag): "\(flag)"
    case .list(let texts): list(texts)
    }
  }

  private static func contentCall(_ call: ContentCall) -> String {
    let name =
      switch call.event {
      case .makeViewController: "make"
      case .viewDidLoad: "didLoad"
      case .viewWillAppear: "willAppear"
      case .viewIsAppearing: "isAppearing"
      case .viewDidAppear: "didAppear"
      case .viewWillDisappear: "willDisappear"
      case .viewDidDisappear: "didDisappear"
      }
    return switch call.subject {
    case .tab(let tab): ".\(name)(\(quoted(tab)))"
    case .managing(let group): ".\(name)(.managing(\(quoted(group))))"
    case .page(let page): ".\(name)(.page(\(quoted(page))))"
    }
  }

  static func list(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }
}
