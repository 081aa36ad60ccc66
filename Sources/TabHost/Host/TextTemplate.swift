/// A text with placeholders in braces, in a subset of the message format of ICU.
///
/// A placeholder is a name, `{title}`, or a choice by a number,
/// `{count, plural, one {an item} other {# items}}`, where `#` stands for the number. Braces that
/// form neither are text.
struct TextTemplate {
  private enum Part {
    case literal(String)
    case placeholder(String)
    /// The forms by their names, such as `few` or `=0`.
    case plural(String, [Substring: TextTemplate])
  }

  private var parts: [Part] = []

  init(_ text: String) { self.init(text[...], number: nil) }

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The name of the placeholder for which `#` stands, or `nil` outside a choice.
  private init(_ text: Substring, number: String?) {
    var literal = ""
    var rest = text
    while let first = rest.first {
      var part: Part?
      var length = 1
      if first == "#", let number {
        part = .placeholder(number)
      } else if first == "{", let content = Self.braced(rest) {
        part = Self.part(content)
        if part != nil { length = content.count + 2 }
      }
      if let part {
        parts += [.literal(literal), part]
        literal = ""
      } else {
        literal.append(first)
      }
      rest = rest.dropFirst(length)
    }
    parts.append(.literal(literal))
  }

  /// Returns the text between the brace at the beginning of a text and the one that closes it.
  private static func braced(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      if depth == 0 { return text[..<index].dropFirst() }
    }
    return nil
  }

  private static func part(_ content: Substring) -> Part? {
    let fields = content.split(separator: ",", maxSplits: 2).map { $0.trimmed }
    guard let name = fields.first.map({ String($0) }), !name.contains(where: { "{} ".contains($0) })
    else { return nil }
    if fields.count == 1 { return .placeholder(name) }
    guard fields.count == 3, fields[1] == "plural" else { return nil }
    var forms: [Substring: TextTemplate] = [:]
    var rest = fields[2]
    while let open = rest.firstIndex(of: "{"), let form = braced(rest[open...]) {
      forms[rest[..<open].trimmed] = TextTemplate(form, number: name)
      rest = rest[form.endIndex...].dropFirst()
    }
    return forms["other"] != nil && rest.trimmed.isEmpty ? .plural(name, forms) : nil
  }

  /// The names of the placeholders.
  var placeholders: Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .literal: break
      case .placeholder(let name): names.insert(name)
      case .plural(let name, let forms):
        names.insert(name)
        for form in forms.values { names.formUnion(form.placeholders) }
      }
    }
  }

  /// Returns the text with values in place of the placeholders. A placeholder without a value stays.
  ///
  /// - Parameters:
  ///   - values: The values by the names of the placeholders.
  ///   - language: The language whose rules choose the form for a number.
  func filled(with values: [String: String], language: String) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(let name): values[name] ?? "{\(name)}"
      case .plural(let name, let forms):
        Self.form(for: values[name] ?? "", in: language, of: forms)?
          .filled(with: values, language: language) ?? ""
      }
    }.joined()
  }

  private static func form(
    for number: String,
    in language: String,
    of forms: [Substring: TextTemplate]
  ) -> TextTemplate? {
    let category = Int(number).map { PluralCategory(of: $0, in: language) } ?? .other
    return forms["=\(number)"] ?? forms[Substring(category.rawValue)] ?? forms["other"]
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
