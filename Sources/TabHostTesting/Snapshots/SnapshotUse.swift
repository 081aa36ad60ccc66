import Foundation
import Synchronization
import TabHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The snapshots that the tests of this process have verified.
///
/// With the environment variable `TABHOST_UNUSED_SNAPSHOTS`, the process lists the other files in the
/// same folders on standard error when it exits.
enum SnapshotUse {
  private struct Record {
    var files: Set<String> = []
    var folders: Set<String> = []
    var isReported = false
    /// The snapshots that this process has recorded, by their files.
    var recorded: [String: Snapshot] = [:]
  }

  private static let record = Mutex(Record())

  static func note(_ files: [String], in folder: String) {
    let reports = ProcessInfo.processInfo.environment["TABHOST_UNUSED_SNAPSHOTS"] != nil
    let begins = record.withLock { record in
      record.files.formUnion(files)
      record.folders.insert(folder)
      defer { record.isReported = reports }
      return reports && !record.isReported
    }
    if begins { atexit { SnapshotUse.report() } }
  }

  /// Notes that a snapshot is recorded into a file. Returns `false` if a different one was.
  static func noteRecording(_ snapshot: Snapshot, into file: String) -> Bool {
    record.withLock { record in
      guard let former = record.recorded[file] else {
        record.recorded[file] = snapshot
        return true
      }
      return former == snapshot
    }
  }

  private static func report() {
    for file in unused() {
      System.writeToStandardError("\(file): no test of this run has used the snapshot")
    }
  }

  /// The files in the folders of the verified snapshots that no test has verified.
  static func unused(in folder: String? = nil) -> [String] {
    let (files, folders) = record.withLock { ($0.files, $0.folders) }
    return folders.filter { folder == nil || $0 == folder }.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".svg") }
        .map { "\(folder)/\($0)" }
    }
    .filter { !files.contains($0) }.sorted()
  }
}
