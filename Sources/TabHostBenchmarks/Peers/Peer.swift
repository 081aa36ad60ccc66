/// A program that does with GTK's list models what some measures do with TabHost.
///
/// The program is written in C. It is compiled each time the benchmarks need it, so a build of the
/// package requires neither a C compiler nor the headers of GTK.
final class Peer {
  /// An operation that the program measures, by the name that it prints.
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

  /// The heading of its figures.
  static let name = "GTK"

  /// The version of GTK.
  let version: String
  private let folder: ScratchFolder
  private var program: String { folder.path + "/gtk_tree" }

  /// Compiles the program. Reports the reason and returns `nil` if that is not possible here.
  static func compiled() -> Peer? {
    do {
      return try Peer()
    } catch {
      Console.writeError("measures without \(name): \(error)")
      return nil
    }
  }

  /// - Throws: An error if there is no C compiler, no `pkg-config`, or no headers of GTK.
  private init() throws {
    folder = try ScratchFolder(files: ["gtk_tree"])
    version = try Command.output(of: "pkg-config", ["--modversion", "gtk4"]).words.joined()
    let flags = try Command.output(of: "pkg-config", ["--cflags", "--libs", "gtk4"]).words
    _ = try Command.output(of: "cc", ["-O2", Self.source, "-o", program] + flags)
  }

  /// Runs the program.
  ///
  /// - Returns: The nanoseconds of one operation of a measure.
  func cost(of operation: Operation, tabs: Int) throws -> Double {
    let output = try Command.output(of: program, ["\(tabs)"])
    let cells = output.split(separator: "\n").map { $0.split(separator: "\t") }
    guard let line = cells.first(where: { $0.count == 3 && $0[0] == operation.rawValue }),
      let cost = Double(line[2])
    else { throw Command.Failure(description: "gtk_tree prints no \(operation.rawValue)") }
    return cost / operation.parts
  }

  /// The source of the program, beside this file.
  private static var source: String {
    let file = #filePath
    return file.dropLast("Peer.swift".count) + "gtk_tree.c"
  }
}

extension String {
  /// The parts of the text between spaces and ends of lines.
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
