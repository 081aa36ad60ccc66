import TabHost

/// The call of `host.user` that performs a command in a test.
struct SwiftForm: Sendable {
  /// Returns the call for the words after the name of the command, or `nil` if there is none for them
  /// in the current state of the host.
  typealias Template = @MainActor @Sendable ([String], TabHostController) -> String?

  private let template: Template?

  /// No method: the command runs as a script.
  static let script = SwiftForm(template: nil)

  /// Whether there is a method, for some words at least.
  var hasMethod: Bool { template != nil }

  /// A method call, in which `@1` is the identifier of a tab, `$1` a text, and `#1` the plain word at
  /// this position after the name of the command. The command has no other words.
  static func call(_ template: String) -> SwiftForm {
    let count = template.matches(of: /[@$#](\d)/).compactMap { Int($0.1) }.max() ?? 0
    return SwiftForm { words, _ in words.count == count ? template : nil }
  }

  /// A method call for each value of the first word.
  static func choice(_ calls: [String: String]) -> SwiftForm {
    SwiftForm { words, _ in words.count == 1 ? calls[words[0]] : nil }
  }

  /// A method call that depends on the words or the host.
  static func calls(_ template: @escaping Template) -> SwiftForm {
    SwiftForm(template: template)
  }

  /// Returns the expression for a command, or `nil` if the command runs as a script.
  ///
  /// A tab that is not in the host can't be found by its identifier.
  @MainActor func expression(for words: [String], on host: TabHostController) -> String? {
    guard let template = template?(words, host) else { return nil }
    var text = "host.user."
    var rest = template[...]
    while let start = rest.firstIndex(where: { "@$#".contains($0) }) {
      let position = rest.index(after: start)
      guard let number = rest[position].wholeNumberValue, words.indices.contains(number - 1) else {
        return nil
      }
      let word = words[number - 1]
      if rest[start] == "@", host.tab(forIdentifier: word) == nil { return nil }
      text += rest[..<start] + (rest[start] == "#" ? word : SwiftText.quoted(word))
      rest = rest[rest.index(after: position)...]
    }
    return text + rest
  }
}
