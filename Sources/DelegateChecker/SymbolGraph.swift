import Foundation

/// A symbol graph: the declarations of a module, as the compiler extracts them.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    let name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    struct Names: Decodable {
      let title: String
    }

    struct FunctionSignature: Decodable {
      struct Parameter: Decodable {
        let declarationFragments: [Fragment]
      }

      let parameters: [Parameter]?
      let returns: [Fragment]?
    }

    struct Location: Decodable {
      struct Position: Decodable {
        /// The number of the line, from 0.
        let line: Int
      }

      let uri: String
      let position: Position
    }

    let kind: Kind
    let identifier: Identifier
    let names: Names
    /// The names of the types around the declaration, and its own.
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let functionSignature: FunctionSignature?
    let accessLevel: String
    /// The place in the sources, which the compiler omits for what is private or in a private type.
    let location: Location?
  }

  /// A piece of a declaration.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    /// The identifier of the declaration that the piece refers to.
    let preciseIdentifier: String?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The name of the target, if it is in another module.
    let targetFallback: String?
  }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension [SymbolGraph.Fragment] {
  /// The source text.
  var text: String { map(\.spelling).joined() }

  /// Whether a modifier, such as `override`, is among the keywords of the declaration.
  func contains(keyword: String) -> Bool {
    contains { $0.kind == "keyword" && $0.spelling == keyword }
  }
}
