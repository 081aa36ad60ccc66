package import Foundation
import Synchronization

/// A file that a user has named, or standard input for the path `-`.
///
/// Cases, scripts, descriptions, snapshots and the data of dropped items are all read here, so that an
/// error has the same words everywhere.
package struct NamedFile: Sendable {
  /// The path, which is `-` for standard input.
  let path: String

  /// The name of standard input in errors.
  static let standardInput = "standard input"
  private static let hasReadStandardInput = Atomic(false)

  package init(_ path: String) {
    self.path = path
  }

  /// Creates a file whose path is relative to the folder of another one.
  init(_ path: String, beside other: String) {
    let folder = other.lastIndex(of: "/").map { other[...$0] } ?? ""
    self.init(path == "-" || path.hasPrefix("/") ? path : folder + path)
  }

  /// The name in errors: the path, or "standard input".
  package var name: String { path == "-" ? Self.standardInput : path.isEmpty ? "\"\"" : path }

  /// The location. The shell has already expanded a tilde, so any other is a plain character.
  package var url: URL { URL(filePath: path.hasPrefix("~") ? "./\(path)" : path) }

  /// Returns the contents.
  ///
  /// - Throws: An error with the name and the reason, and without a line.
  package func data() throws(ScriptError) -> Data {
    guard !path.isEmpty else { throw ScriptError(in: name, "can't be read: the path is empty") }
    if path == "-", Self.hasReadStandardInput.exchange(true, ordering: .relaxed) {
      throw ScriptError(in: name, "can't be read twice")
    }
    do {
      let file = try path == "-" ? .standardInput : FileHandle(forReadingFrom: url)
      return try file.readToEnd() ?? Data()
    } catch {
      throw ScriptError(in: name, "can't be read: \(Self.reason(for: error))")
    }
  }

  /// Returns the contents, which must be UTF-8.
  ///
  /// - Throws: An error with the name and the reason, and without a line.
  package func text() throws(ScriptError) -> String {
    guard let text = String(validating: try data(), as: UTF8.self) else {
      throw ScriptError(in: name, "not UTF-8")
    }
    return text
  }

  /// Returns the system's description of an error of reading or writing a file.
  package static func reason(for error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    return (cause as NSError).localizedFailureReason ?? cause.localizedDescription
  }
}
