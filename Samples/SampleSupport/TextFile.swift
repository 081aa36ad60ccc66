import Foundation

/// A file to which a sample appends text while it runs.
///
/// Each text is written at once, so that nothing is lost if the program ends unexpectedly.
@MainActor final class TextFile {
  private let path: String
  private let handle: FileHandle
  private var failure: SampleError?

  /// Creates an empty file, or empties the one at the path.
  init(_ path: String) throws(SampleError) {
    guard path != "-" else {
      throw SampleError("can't record into standard output", exitStatus: 2)
    }
    try StandardStreams.write("", to: path)
    do {
      handle = try FileHandle(forWritingTo: StandardStreams.location(of: path))
    } catch {
      throw SampleError("can't write \(path): \(StandardStreams.reason(for: error))")
    }
    self.path = path
  }

  /// Appends text. After the first failure, nothing is written.
  func append(_ text: String) {
    guard failure == nil else { return }
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      failure = SampleError("can't write \(path): \(StandardStreams.reason(for: error))")
    }
  }

  /// Throws the error if a text could not be written.
  func close() throws(SampleError) {
    if let failure { throw failure }
  }
}
