import Foundation

/// The command line of the program `CheckDelegates`.
public struct CheckingCommand {
  /// What a run prints, and its exit status.
  public struct Outcome: Equatable, Sendable {
    /// The lines for standard output.
    public var output: [String] = []
    /// The lines for standard error.
    public var errors: [String] = []
    /// 0, 1 if something is found, or 2 for wrong usage and for files that can't be read.
    public var status: Int32 = 0
  }

  private let arguments: [String]
  private let folder: String

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the program.
  ///   - folder: The folder to which the printed paths are relative, or `nil` for the current one.
  public init(arguments: [String], folder: String? = nil) {
    self.arguments = arguments
    self.folder = folder ?? FileManager.default.currentDirectoryPath
  }

  /// Runs the command.
  public func run() -> Outcome {
    do throws(Problem) {
      return try outcome()
    } catch {
      return Outcome(errors: [error.text], status: 2)
    }
  }

  private struct Problem: Error {
    let text: String
  }

  private func outcome() throws(Problem) -> Outcome {
    var modules: [SymbolGraph] = []
    var imported: [SymbolGraph] = []
    var sources: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return Outcome(output: [Self.help])
      case "--importing": imported += try graphs(in: value(of: argument, &rest))
      case "--sources": sources += try files(value(of: argument, &rest), suffix: ".swift")
      case let option where option.hasPrefix("-"):
        throw Problem(text: "unknown option \(option); see CheckDelegates --help")
      default: modules += try graphs(in: argument)
      }
    }
    guard !modules.isEmpty else {
      throw Problem(text: "name the symbol graphs to check; see CheckDelegates --help")
    }
    let check = DelegateCheck(modules, importing: imported)
    let output = lines(of: check, in: SourcePlaces(check.findings.isEmpty ? [] : sources))
    return Outcome(output: output, status: output.isEmpty ? 0 : 1)
  }

  private func lines(of check: DelegateCheck, in places: SourcePlaces) -> [String] {
    let lines = check.findings.map { finding in
      let symbol = finding.symbol
      let type = check.index.types(of: symbol).first ?? ""
      let members = Set(check.index.members(ofClass: type).map(\.title))
      var place = places.place(of: symbol, among: members)
      place?.path.removePrefix("\(folder)/")
      let name = symbol.pathComponents.joined(separator: ".")
      return (place: place, text: "\(name): \(finding.reason)")
    }
    // What has no known place comes last.
    let known = lines.compactMap { line in line.place.map { (place: $0, text: line.text) } }
    return known.sorted { $0.place < $1.place }.map { "\($0.place): \($0.text)" }
      + lines.filter { $0.place == nil }.map(\.text)
  }

  // MARK: - Reading

  private func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Problem) -> String {
    guard let value = rest.popFirst() else { throw Problem(text: "\(option) needs a path") }
    return value
  }

  private func graphs(in path: String) throws(Problem) -> [SymbolGraph] {
    let files = try files(path, suffix: ".symbols.json")
    guard !files.isEmpty else { throw Problem(text: "\(path): the folder has no symbol graphs") }
    var graphs: [SymbolGraph] = []
    for file in files {
      do {
        let data = try Data(contentsOf: URL(filePath: file))
        graphs.append(try JSONDecoder().decode(SymbolGraph.self, from: data))
      } catch {
        throw Problem(text: "\(file): the symbol graph can't be read: \(error)")
      }
    }
    return graphs
  }

  /// Returns a file, or the files of a folder that end with a suffix.
  private func files(_ path: String, suffix: String) throws(Problem) -> [String] {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw Problem(text: "\(path): there is no such file or folder")
    }
    guard attributes[.type] as? FileAttributeType == .typeDirectory else { return [path] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(path)/\($0)" }
  }

  private static let help = """
    Finds methods that look like those of a delegate, but that are never called.

    USAGE: CheckDelegates FILE|FOLDER… [--importing FILE|FOLDER]… [--sources FILE|FOLDER]…

      FILE, FOLDER      symbol graphs of the modules to check, extracted with the access level private
      --importing PATH  symbol graphs of modules that they import
      --sources PATH    source files, in which it looks for the lines of private declarations
      --help            prints this text

    `swift package check-delegates` runs this program for all targets of a package. Each finding is one
    line: FILE:LINE: method: why it is never called; what to do.

    Exits with 0, with 1 if something is found, and with 2 for wrong usage and for files that can't be read.
    """
}

extension String {
  fileprivate mutating func removePrefix(_ prefix: String) {
    if hasPrefix(prefix) { removeFirst(prefix.count) }
  }
}
