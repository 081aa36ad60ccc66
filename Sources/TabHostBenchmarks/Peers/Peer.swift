/// A program that performs the operations of some measures with GTK's list models.
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
  private let program: CompiledProgram

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
    let output = try Command.output(of: "pkg-config", ["--modversion", "gtk4"])
    version = output.filter { !$0.isWhitespace }
    program = try CompiledProgram("gtk_tree", package: "gtk4")
  }

  /// Runs the program.
  ///
  /// - Returns: The nanoseconds per operation of a measure.
  func cost(of operation: Operation, tabs: Int) throws -> Double {
    let output = try Command.output(of: program.path, ["\(tabs)"])
    let cells = output.split(separator: "\n").map { $0.split(separator: "\t") }
    guard let line = cells.first(where: { $0.count == 3 && $0[0] == operation.rawValue }),
      let cost = Double(line[2])
    else { throw Command.Failure(description: "gtk_tree prints no \(operation.rawValue)") }
    return cost / operation.parts
  }
}
