import Foundation
import TabHostTesting

/// A file to which a program appends text while it runs.
///
/// Each text is written at once, so that nothing is lost if the program ends unexpectedly.
@MainActor final class TextFile {
  private let path: String
  private let handle: FileHandle
  /// Whether there was no file before.
  private let isNew: Bool
  private var failure: ProgramError?

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - replacing: Whether a file that exists is emptied. Otherwise, it is an error.
  init(_ path: String, replacing: Bool) throws(ProgramError) {
    guard path != "-" else {
      throw ProgramError("can't write a record or a log into standard output", exitStatus: 2)
    }
    if !replacing { try StandardStreams.checkAbsence(of: path) }
    isNew = !FileManager.default.fileExists(atPath: path)
    try StandardStreams.write("", to: path)
    do {
      handle = try FileHandle(forWritingTo: NamedFile(path).url)
    } catch {
      throw ProgramError("can't write \(path): \(NamedFile.reason(for: error))")
    }
    self.path = path
  }

  /// Appends text. After the first failure, nothing is written.
  func append(_ text: String) {
    guard failure == nil else { return }
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      failure = ProgramError("can't write \(path): \(NamedFile.reason(for: error))")
    }
  }

  /// Deletes the file if this object has created it.
  func deleteIfNew() {
    if isNew { try? FileManager.default.removeItem(at: NamedFile(path).url) }
  }

  /// Throws the error if a text could not be written.
  func close() throws(ProgramError) {
    if let failure { throw failure }
  }
}
