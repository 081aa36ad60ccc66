/// A text with placeholders, which are names in braces.
struct TextTemplate {
  private enum Part {
    case literal(Substring)
    case placeholder(String)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      parts.append(.literal(rest[..<open]))
      rest = rest[open...]
      if let close = rest.firstIndex(of: "}") {
        parts.append(.placeholder(String(rest[..<close].dropFirst())))
        rest = rest[close...].dropFirst()
      } else {
        break
      }
    }
    parts.append(.literal(rest))
  }

  /// The names of the placeholders.
  var placeholders: Set<String> {
    Set(parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } })
  }

  /// Returns the text with values in place of the placeholders. A placeholder without a value stays.
  func filled(with values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): String(text)
      case .placeholder(let name): values[name] ?? "{\(name)}"
      }
    }.joined()
  }
}
