/// Ports the files of a program from UIKit to TabHost.
///
/// The files of a program belong together: a rule can depend on a type or a method that another file
/// declares. Each line of an output is at the number of its source.
public struct Port: Sendable {
  /// The text of a file.
  public struct File: Sendable {
    /// The path, as findings contain it.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
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
    var read: [SourceFile] = []
    var findings: [Finding] = []
    for source in sources {
      do throws(SyntaxProblem) {
        read.append(try SourceFile(path: source.path, text: source.text))
      } catch {
        let reason = "\(error.reason); the file is not ported, because it is not valid Swift"
        findings.append(
          Finding(path: source.path, line: error.line, symbol: error.symbol, reason: reason)
        )
      }
    }
    let program = Program(read)
    var files: [File] = []
    for source in read {
      var port = FilePort(source, program: program, table: table)
      port.run()
      files.append(File(path: source.path, text: port.file.text))
      findings += port.file.findings.sorted { $0.line < $1.line }
    }
    self.files = files
    self.findings = findings
  }
}
