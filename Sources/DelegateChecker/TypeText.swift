/// A type in a canonical form, by which two spellings of the same type are equal.
///
/// Type aliases are replaced by what they stand for, `[Item]?` is `Optional<Array<Item>>`, and
/// attributes and qualifiers are left out.
struct TypeText: CustomStringConvertible {
  let description: String

  /// Whether the type contains a generic parameter or an associated type, which can be any type.
  var isGeneric: Bool { description.contains(Reader.anyType) }

  /// Creates the form of a type.
  ///
  /// - Parameters:
  ///   - fragments: The pieces of the type, or those of a parameter or a variable with its name.
  ///   - aliases: The pieces of the declarations of type aliases, by their identifiers.
  init(_ fragments: some Collection<SymbolGraph.Fragment>, aliases: [String: TypeAlias]) {
    var reader = Reader(Self.tokens(of: fragments, aliases, depth: 0))
    description = reader.type()
  }

  /// Returns whether two types are the same, as far as that is known.
  func matches(_ other: TypeText) -> Bool {
    isGeneric || other.isGeneric || description == other.description
  }
}

/// A type alias without generic parameters.
struct TypeAlias {
  /// The pieces of the type that it stands for.
  let type: ArraySlice<SymbolGraph.Fragment>

  init?(_ symbol: SymbolGraph.Symbol) {
    guard symbol.kind.identifier == "swift.typealias", let pieces = symbol.declarationFragments,
      let sign = pieces.firstIndex(where: { $0.kind == "text" && $0.spelling.hasPrefix(" = ") }),
      !pieces[..<sign].contains(where: { $0.spelling.contains("<") })
    else { return nil }
    type = pieces[sign...]
  }
}

// MARK: - Tokens

extension TypeText {
  fileprivate enum Token: Equatable {
    /// A type, by its identifier.
    case type(String)
    /// A type parameter.
    case parameter
    case word(String)
    case sign(String)
  }

  /// Words that make no difference between a method and the requirement that it implements.
  private static let ignoredWords: Set<String> = [
    "any", "borrowing", "consuming", "isolated", "nonisolated", "nonsending", "sending", "var",
    "let",
    "__owned", "__shared",
  ]

  private static func tokens(
    of fragments: some Collection<SymbolGraph.Fragment>,
    _ aliases: [String: TypeAlias],
    depth: Int
  ) -> [Token] {
    var tokens: [Token] = []
    var skipsName = false
    for fragment in fragments {
      switch fragment.kind {
      case "typeIdentifier":
        guard let name = fragment.preciseIdentifier else {
          tokens.append(.parameter)
          continue
        }
        if name == "s:s4Voida" {
          tokens += [.sign("("), .sign(")")]
        } else if let alias = aliases[name], depth < 16 {
          tokens += [.sign("(")]
          tokens += self.tokens(of: alias.type, aliases, depth: depth + 1)
          tokens += [.sign(")")]
        } else {
          tokens.append(isUnknown(name) ? .parameter : .type(name))
        }
      case "keyword", "text":
        var text = fragment.spelling[...]
        if skipsName || depth > 0, tokens.isEmpty {
          // What separates the name from the type.
          text = text.drop { " :=".contains($0) }
        }
        tokens += words(in: text)
      case "identifier", "internalParam", "externalParam": skipsName = true
      default: break
      }
    }
    return tokens
  }

  /// Returns whether an identifier is that of an associated type, or of a type alias that has parameters
  /// or is in a module without a graph.
  private static func isUnknown(_ name: String) -> Bool {
    name.hasSuffix("Qa") || name.hasPrefix("s:") && name.hasSuffix("a") || name.contains("@T@")
  }

  private static func words(in text: Substring) -> [Token] {
    var tokens: [Token] = []
    var rest = text
    while let first = rest.first {
      if first.isLetter || first == "_" {
        let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(word.count)
        if !ignoredWords.contains(word) { tokens.append(.word(word)) }
      } else if rest.hasPrefix("->") {
        rest = rest.dropFirst(2)
        tokens.append(.sign("->"))
      } else {
        rest = rest.dropFirst()
        if !first.isWhitespace { tokens.append(.sign(String(first))) }
      }
    }
    return tokens
  }
}

// MARK: - Reading

/// Reads the tokens of a type.
private struct Reader {
  /// What stands for a type that can be any.
  static let anyType = "*"

  private let tokens: [TypeText.Token]
  private var index = 0

  init(_ tokens: [TypeText.Token]) { self.tokens = tokens }

  private var next: TypeText.Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ sign: String) -> Bool {
    guard next == .sign(sign) else { return false }
    index += 1
    return true
  }

  /// Reads a type and what follows it, such as a question mark.
  mutating func type() -> String {
    var type = single()
    var composed = [type]
    while take("&") { composed.append(single()) }
    if composed.count > 1 { type = composed.sorted().joined(separator: "&") }
    return type
  }

  private mutating func single() -> String {
    var type = beginning()
    while let token = next {
      if take("?") || take("!") {
        type = "s:Sq<\(type)>"
      } else if take(".") {
        // What precedes the last name only says where the type is.
        type = beginning()
      } else if token == .sign("<") {
        type += "<\(list(until: ">").joined(separator: ","))>"
      } else {
        break
      }
    }
    return type
  }

  private mutating func beginning() -> String {
    guard let token = next else { return "" }
    index += 1
    switch token {
    case .type(let name): return name
    case .parameter: return Self.anyType
    case .word("some"):
      _ = type()
      return Self.anyType
    case .word("inout"): return "inout \(type())"
    case .word(let word): return word
    case .sign("["):
      let key = type()
      let type = take(":") ? "s:SD<\(key),\(self.type())>" : "s:Sa<\(key)>"
      _ = take("]")
      return type
    case .sign("("): return parenthesized()
    case .sign("@"):
      // The name of an attribute, and its arguments.
      index += 1
      if next == .sign("("), attributeHasArguments { _ = list(until: ")") }
      return type()
    case .sign(let sign): return sign
    }
  }

  /// Whether the parentheses after an attribute are its own, and not those of a function type.
  private var attributeHasArguments: Bool {
    guard index > 0, case .word(let name) = tokens[index - 1] else { return false }
    return name == "convention"
  }

  /// Reads a tuple, a function type, or a type in parentheses after the parenthesis.
  private mutating func parenthesized() -> String {
    let elements = list(until: ")")
    var effects = ""
    while case .word(let word)? = next, word == "async" || word == "throws" {
      effects += " \(word)"
      index += 1
    }
    if take("->") { return "(\(elements.joined(separator: ",")))\(effects)->\(type())" }
    return elements.count == 1 ? elements[0] : "(\(elements.joined(separator: ",")))"
  }

  /// Reads types between commas. The first sign of the list is taken, unless it is a parenthesis.
  private mutating func list(until end: String) -> [String] {
    if end == ">" { _ = take("<") }
    var types: [String] = []
    while index < tokens.count, !take(end) {
      let start = index
      // A label.
      if case .word? = next, index + 1 < tokens.count {
        if tokens[index + 1] == .sign(":") {
          index += 2
        } else if case .word = tokens[index + 1], index + 2 < tokens.count,
          tokens[index + 2] == .sign(":")
        {
          index += 3
        }
      }
      types.append(type())
      _ = take(",")
      // A sign that is none of a type.
      if index == start { index += 1 }
    }
    return types
  }
}
