/// A program that performs the operations of some measures with GTK's list models.
///
/// The program is written in C. It is compiled each time the benchmarks need it, so that building
/// the package requires neither a C compiler nor the headers of GTK.
final class Peer {
  /// An operation of the program, by the name that it prints.
  enum Operation: String {
    case build
    case select
    case moveInGroup = "move in a group of 10"
    case moveAcrossGroups = "move across groups"
    case collapseAndExpand = "collapse and expand a group of 10"
    case row = "row at random"

    /// The number of operations of a measure that this operation consists of.
    var parts: Double { self == .collapseAndExpand ? 2 : 1 }
  }

  /// The name in column headings.
  static let name = "GTK"

  /// The version of GTK.
  let version: String
  private let folder: ScratchFolder
  private var program: String { folder.path + "/gtk_tree" }

  /// Compiles the program, or reports the reason and returns `nil` if that is not possible.
  static func compiled() -> Peer? {
    do {
      return try Peer()
    } catch {
      Console.writeError("measures without \(name): \(error)")
      return nil
    }
  }

  /// Compiles the program.
  ///
  /// - Throws: An error if there is no C compiler, no `pkg-config`, or no headers of GTK.
  private init() throws {
    folder = try ScratchFolder(files: ["gtk_tree"])
    version = try Command.output(of: "pkg-config", ["--modversion", "gtk4"]).words.joined()
    let flags = try Command.output(of: "pkg-config", ["--cflags", "--libs", "gtk4"]).words
    _ = try Command.output(of: "cc", ["-O2", Self.source, "-o", program] + flags)
  }

  /// Runs the program.
  ///
  /// - Returns: The nanoseconds per operation of a measure.
  func cost(of operation: Operation, tabs: Int) throws -> Double {
    let output = try Command.output(of: program, ["\(tabs)"])
    let cells = output.split(separator: "\n").map { $0.split(separator: "\t") }
    guard let line = cells.first(where: { $0.count == 3 && $0[0] == operation.rawValue }),
      let cost = Double(line[2])
    else { throw Command.Failure(description: "gtk_tree prints no \(operation.rawValue)") }
    return cost / operation.parts
  }

  /// The path of the program's source, which is next to this file.
  private static var source: String {
    let file = #filePath
    return file.dropLast("Peer.swift".count) + "gtk_tree.c"
  }
}

extension String {
  /// The words of the text, separated by white space.
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
