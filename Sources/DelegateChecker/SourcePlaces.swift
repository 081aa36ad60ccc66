import Foundation
import PortingTool

/// The places of declarations in source files.
///
/// The compiler gives those of public and internal declarations. What is private, or in a private type,
/// is searched for in the sources by its name.
struct SourcePlaces {
  struct Place: Comparable, CustomStringConvertible {
    var path: String
    /// The number of the line, from 1.
    let line: Int

    var description: String { "\(path):\(line)" }

    static func < (first: Place, second: Place) -> Bool {
      (first.path, first.line) < (second.path, second.line)
    }
  }

  private let files: [(path: String, lines: DeclarationLines)]

  /// - Parameter paths: The paths of the source files.
  init(_ paths: [String]) {
    files = paths.compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map {
        (path, DeclarationLines(text: $0))
      }
    }
  }

  /// Returns the place of a symbol, or `nil` if it is not known.
  ///
  /// - Parameter members: The names of all members of the type that the symbol is in. They tell it from
  ///   another private type of the same name.
  func place(of symbol: SymbolGraph.Symbol, among members: Set<String>) -> Place? {
    if let location = symbol.location {
      let path = URL(string: location.uri)?.path(percentEncoded: false) ?? location.uri
      return Place(path: path, line: location.position.line + 1)
    }
    guard let type = symbol.pathComponents.dropLast().last else { return nil }
    var best: (place: Place, count: Int)?
    for file in files {
      let declared = file.lines[type]
      guard let line = declared[symbol.names.title] else { continue }
      let count = members.intersection(declared.keys).count - declared.count
      if best.map({ $0.count < count }) ?? true {
        best = (Place(path: file.path, line: line), count)
      }
    }
    return best?.place
  }
}
