import Foundation

/// Ports files and folders on the disk.
///
/// Everything is read and ported before anything is written, and the files are replaced only after
/// all of them have been written beside their places. If an error is thrown, nothing has changed.
public struct PortingRun: Sendable {
  /// Where the ported files are written.
  public enum Destination: Equatable, Sendable {
    /// Into a folder. The files of a folder keep their paths relative to it.
    case folder(String)
    /// Into the place of the sources.
    case inPlace
    /// Nowhere.
    case none
  }

  /// A source that can't be read or an output that can't be written.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// What is wrong, in one line that begins with the path.
    public let description: String
  }

  /// The paths of files and folders.
  public let sources: [String]
  /// The files of other modules of the app, with the names of the modules.
  public let context: [(module: String, path: String)]
  /// Where the ported files are written.
  public let destination: Destination
  /// Whether compilers report errors in the outputs at the lines of the sources.
  public let marksOriginals: Bool

  /// Creates a run of the tool.
  public init(
    sources: [String],
    context: [(module: String, path: String)] = [],
    destination: Destination,
    marksOriginals: Bool = false
  ) {
    self.sources = sources
    self.context = context
    self.destination = destination
    self.marksOriginals = marksOriginals
  }

  /// Ports the sources, and writes the files.
  ///
  /// - Returns: What is not ported, in the order of files and lines.
  public func run() throws(Failure) -> [Finding] {
    let inputs = try SourceList(sources)
    var texts: [Port.File] = []
    var unread: [Finding] = []
    for source in inputs.files {
      if let file = Self.file(source) {
        texts.append(file)
      } else {
        let reason = "the file is not ported, because it can't be read as UTF-8; save it as UTF-8"
        unread.append(Finding(path: source.path, line: 1, symbol: "encoding", reason: reason))
      }
    }
    var modules: [Port.Module] = []
    for (module, path) in context {
      // A file that can't be read is reported where it is ported.
      modules.append(
        Port.Module(name: module, files: try SourceList([path]).files.compactMap(Self.file))
      )
    }
    let port = Port(texts, modules: modules)
    if destination != .none {
      let outputs = Dictionary(uniqueKeysWithValues: inputs.files.map { ($0.path, $0.output) })
      var written: [FileReplacement.File] = []
      for file in port.files {
        let mark = marksOriginals ? Self.mark(file) : ""
        var output = outputs[file.path] ?? file.path
        if marksOriginals { output = Self.markedName(output) }
        written.append(
          FileReplacement.File(path: path(of: output, source: file.path), text: mark + file.text)
        )
      }
      try FileReplacement(written).run()
    }
    return unread + port.findings
  }

  private func path(of output: String, source: String) -> String {
    if case .folder(let folder) = destination { "\(folder)/\(output)" } else { source }
  }

  /// Returns the lines before the text of a file, after which compilers count the lines of the
  /// source.
  private static func mark(_ file: Port.File) -> String {
    let path = URL(filePath: file.path).standardizedFileURL.path(percentEncoded: false)
    let escaped = path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
  }

  /// Returns another name for a file, because compilers warn of two files with the same name.
  private static func markedName(_ path: String) -> String {
    "\(path.dropLast(".swift".count)).ported.swift"
  }

  private static func file(_ source: SourceList.Source) -> Port.File? {
    // The text has no byte order mark.
    (try? String(contentsOfFile: source.path, encoding: .utf8)).map {
      Port.File(path: source.path, text: $0)
    }
  }
}
