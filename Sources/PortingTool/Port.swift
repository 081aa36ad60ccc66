/// Ports the files of a program from UIKit to TabHost.
///
/// The files of a program belong together: a rule can depend on a type or a method that another file
/// declares. Each line of an output is at the number of its source.
public struct Port: Sendable {
  /// The text of a file.
  public struct File: Sendable {
    /// The path, as findings contain it.
    public let path: String
    /// The source text.
    public let text: String
    /// Whether the text uses types that are in the module `FoundationNetworking` outside of Apple's
    /// platforms, and does not import it.
    public let usesNetworking: Bool

    /// Creates a file.
    public init(path: String, text: String, usesNetworking: Bool = false) {
      self.path = path
      self.text = text
      self.usesNetworking = usesNetworking
    }
  }

  /// The ported files, in the order of their sources. A file that can't be read as Swift is missing.
  public let files: [File]
  /// What is not ported, in the order of files and lines.
  public let findings: [Finding]

  /// Ports files.
  ///
  /// - Parameters:
  ///   - sources: All Swift files of the program.
  ///   - table: The counterparts of UIKit's symbols.
  public init(_ sources: [File], table: PortingTable = .current) {
    var findings: [Finding] = []
    let originals = Self.read(sources, findings: &findings)
    let views = Program(originals, table: table)
    // What is left without views is read again, so that the other rules see nothing of them.
    let pages = originals.map { original in
      var port = FilePort(original, program: views, table: table)
      port.removeViews()
      findings += port.file.findings
      return File(path: original.path, text: port.file.text)
    }
    let read = Self.read(pages, findings: &findings)
    let program = Program(read, table: table)
    files = read.map { file in
      var port = FilePort(file, program: program, table: table)
      port.run()
      findings += port.file.findings
      return File(path: file.path, text: port.file.text, usesNetworking: port.usesNetworking)
    }
    let order = Dictionary(uniqueKeysWithValues: zip(sources.map(\.path), sources.indices))
    self.findings = findings.sorted { first, second in
      (order[first.path] ?? 0, first.line) < (order[second.path] ?? 0, second.line)
    }
  }

  private static func read(_ sources: [File], findings: inout [Finding]) -> [SourceFile] {
    var files: [SourceFile] = []
    for source in sources {
      do throws(SyntaxProblem) {
        files.append(try SourceFile(path: source.path, text: source.text))
      } catch {
        let reason = "\(error.reason); the file is not ported, because it is not valid Swift"
        findings.append(
          Finding(path: source.path, line: error.line, symbol: error.symbol, reason: reason)
        )
      }
    }
    return files
  }
}
