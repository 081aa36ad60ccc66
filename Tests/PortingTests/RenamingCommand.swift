/// The substitutions of the command in "Coming from UIKit", in order.
struct RenamingCommand {
  private let substitutions: [(pattern: Regex<AnyRegexOutput>, replacement: String)]

  init(article: String) throws {
    substitutions = try article.matches(of: /(?m)^  s\/(.+)\/(.*)\/g;$/).map {
      (try Regex(String($0.1)), String($0.2))
    }
  }

  func applied(to text: String) -> String {
    substitutions.reduce(text) { text, substitution in
      text.replacing(substitution.pattern) { match in
        // `$1` and `\l$1` are the only references that the replacements use.
        let group = match.output.count > 1 ? match.output[1].substring.map(String.init) ?? "" : ""
        let lowered = group.prefix(1).lowercased() + group.dropFirst()
        return substitution.replacement.replacing(#"\l$1"#, with: lowered)
          .replacing("$1", with: group)
      }
    }
  }
}
