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
      do throws(UnreadableText) {
        texts.append(Port.File(path: source.path, text: try Self.text(of: source.path)))
      } catch {
        unread.append(
          Finding(path: source.path, line: error.line, symbol: "encoding", reason: error.reason)
        )
      }
    }
    var modules: [Port.Module] = []
    for (module, path) in context {
      // A file that can't be read is reported where it is ported.
      let files = try SourceList([path]).files.compactMap { source in
        (try? Self.text(of: source.path)).map { Port.File(path: source.path, text: $0) }
      }
      modules.append(Port.Module(name: module, files: files))
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

  // MARK: - Reading

  private struct UnreadableText: Error {
    let line: Int
    let reason: String
  }

  private static func text(of path: String) throws(UnreadableText) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UnreadableText(line: 1, reason: "the file can't be read; check its permissions")
    }
    var bytes = Array(data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw UnreadableText(line: 1, reason: "the text is UTF-16; save the file as UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let null = bytes.firstIndex(of: 0) {
      throw UnreadableText(
        line: line(of: null, in: bytes),
        reason: "the file contains a null byte; it is not Swift source text"
      )
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      var start = bytes.startIndex
      var line = 1
      for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if String(validating: part, as: UTF8.self) == nil { break }
        start += part.count + 1
        line += 1
      }
      throw UnreadableText(line: line, reason: "the text is not UTF-8; save the file as UTF-8")
    }
    return text
  }

  private static func line(of index: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
  }
}
