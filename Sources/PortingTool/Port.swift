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

    /// Creates a file.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A module of the app that is ported elsewhere, and that the files import.
  public struct Module: Sendable {
    /// The name of the module.
    public let name: String
    /// The files of the module, of which only the declarations are read.
    public let files: [File]

    /// Creates a module.
    public init(name: String, files: [File]) {
      self.name = name
      self.files = files
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
  ///   - modules: The other modules of the app that the files import, such as the one that its tests
  ///     are about. Their files are not ported, and have no findings.
  public init(
    _ sources: [File],
    modules: [Module] = []
  ) {
    var findings: [Finding] = []
    var originals = Self.read(sources, findings: &findings)
    let others = modules.map { module in
      var ignored: [Finding] = []
      return (name: module.name, files: Self.read(module.files, findings: &ignored))
    }
    var complete = Program(originals, modules: others)
    let methods = InheritedDelegateMethods(originals, program: complete)
    findings += methods.findings
    if methods.isChanged {
      originals = methods.files
      complete = Program(originals, modules: others)
    }
    let program = complete
    let all = originals + others.flatMap(\.files)
    let views = SwiftUIViews(originals, program: program)
    let collisions = Collisions(all, program: program)
    files = originals.map { original in
      let (text, reasons) = Self.port(original, program, views, collisions)
      findings += reasons
      return File(path: original.path, text: text)
    }
    let order = Dictionary(uniqueKeysWithValues: zip(sources.map(\.path), sources.indices))
    self.findings = findings.sorted { first, second in
      (order[first.path] ?? 0, first.line) < (order[second.path] ?? 0, second.line)
    }
  }

  /// Ports a file.
  private static func port(
    _ original: SourceFile,
    _ program: Program,
    _ views: SwiftUIViews,
    _ collisions: Collisions
  ) -> (text: String, findings: [Finding]) {
    let removal = FilePort(original, program: program)
    removal.removeLeftOutCode(views)
    // What is left is read again, so that the other rules see nothing of what is removed.
    let text = removal.file.text
    let file = text == original.text ? nil : try? SourceFile(path: original.path, text: text)
    let port = FilePort(file ?? original, program: program)
    port.portCollisions(collisions)
    port.run()
    return (port.file.text, (file == nil ? [] : removal.file.findings) + port.file.findings)
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
