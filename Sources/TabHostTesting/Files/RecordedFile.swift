import Foundation
import TabHost
import TabHostSpelling

/// What a run of tests writes, as the environment variable `TABHOST_RECORD` says.
package enum Recording: String {
  /// Snapshots that are missing.
  case missing = ""
  /// Snapshots that are missing, and everything that differs.
  case all = "1"
  /// Nothing.
  case never

  /// Returns the value of the environment variable.
  package static func current() throws(ScriptError) -> Recording {
    try Recording(ProcessInfo.processInfo.environment["TABHOST_RECORD"] ?? "")
  }

  init(_ value: String) throws(ScriptError) {
    guard let recording = Recording(rawValue: value) else {
      throw ScriptError(in: "TABHOST_RECORD", "\(Spelling.quoted(value)) is not \"1\" or \"never\"")
    }
    self = recording
  }
}

/// A file that a run of tests rewrites: one of cases, or a snapshot.
enum RecordedFile {
  /// Replaces the contents of a file completely or not at all, unless it is read-only.
  ///
  /// A symbolic link and the permissions stay. Runs in other processes wait meanwhile.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - contents: Returns the new contents, or `nil` to leave the file as it is.
  static func replace(
    _ path: String,
    with contents: (_ old: [UInt8]) -> [UInt8]?
  ) throws(ScriptError) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard let mode = attributes?[.posixPermissions] as? Int else {
      throw ScriptError(in: path, "the file can't be written: it doesn't exist")
    }
    // The superuser can write any file.
    guard mode & 0o222 != 0, FileManager.default.isWritableFile(atPath: target) else {
      throw ScriptError(in: path, "the file can't be written: it is read-only")
    }
    do throws(TabCustomizationStoreError) {
      try System.replaceFile(atPath: target) { $0.flatMap(contents) }
    } catch {
      throw ScriptError(in: path, "the file can't be written: \(error.reason)")
    }
  }
}
