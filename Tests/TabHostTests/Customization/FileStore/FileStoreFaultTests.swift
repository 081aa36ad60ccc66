import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Injects every fault into every call of a save and of a load, once and permanently.
@Suite(.ownThread) struct FileStoreFaultTests {
  /// The state of the folder before a save.
  enum Start: String, CaseIterable {
    case noFolder, staleTemporaryFile, earlierFile, newerVersion, damagedFile

    static let newer = #"{"version":7}"#

    /// Creates this state and returns the number that is loaded from it.
    func prepare(_ folder: borrowing StoreFolder) throws -> Int? {
      switch self {
      case .noFolder: return nil
      case .staleTemporaryFile: try folder.write("x", to: "host.json.tmp")
      case .earlierFile: try folder.save(1)
      case .newerVersion: try folder.write(Self.newer)
      case .damagedFile: try folder.write("{")
      }
      return self == .earlierFile ? 1 : nil
    }

    /// The text that must be in one of the files after every save and load.
    var text: String? {
      switch self {
      case .newerVersion: Self.newer
      case .damagedFile: "{"
      default: nil
      }
    }
  }

  /// Returns the names of the files in a folder that contain a text.
  private func places(of text: String?, in folder: borrowing StoreFolder) throws -> [String] {
    try folder.names.filter { try folder.text($0) == text }
  }

  private func faults(of calls: [String]) -> [FaultyFileSystem.Fault] {
    calls.indices.flatMap { first in
      let isTransfer = ["read", "write"].contains(calls[first])
      let kinds: [FaultyFileSystem.Fault.Kind] =
        [EIO, ENOSPC, EINTR, EACCES].map { .error($0) } + (isTransfer ? [.short] : [])
      return kinds.flatMap { kind in
        [false, true].map { FaultyFileSystem.Fault(kind: kind, first: first, lasts: $0) }
      }
    }
  }

  /// Returns the calls of a save without faults.
  private func calls(of start: Start) throws -> [String] {
    let folder = try StoreFolder()
    _ = try start.prepare(folder)
    let fileSystem = FaultyFileSystem()
    try folder.customizations(fileSystem).save(NumberedCustomization.make(2), identifier: "host")
    return fileSystem.calls
  }

  @Test func `a save makes the file system calls that the faults are injected into`() throws {
    let before = ["create folder", "open folder", "entry host.json", "lock", "open host.json"]
    let writing = ["remove host.json.tmp", "create host.json.tmp", "write", "synchronize", "close"]
    let placing = ["rename host.json.tmp to host.json", "synchronize", "close"]
    let reading = ["size", "read", "read", "close"]
    try expectEqual(calls(of: .earlierFile), before + reading + writing + placing)
    try expectEqual(calls(of: .staleTemporaryFile), before + writing + placing)
    try expectEqual(
      calls(of: .noFolder),
      ["create folder", "open folder", "synchronize", "close"] + before.dropFirst() + writing
        + placing
    )
    // A file of the version of this program would be taken back.
    let looking = ["entry host.json.version-1"]
    for (start, suffix, looking) in [
      (Start.newerVersion, "version-7", looking), (.damagedFile, "damaged", []),
    ] {
      let aside = "host.json.\(suffix)"
      let settingAside = ["entry \(aside)", "rename host.json to \(aside)", "synchronize"]
      try expectEqual(
        calls(of: start),
        before + reading + looking + writing + settingAside + placing
      )
    }
  }

  @Test(arguments: Start.allCases)
  func `a failed save leaves the old or the new state, and the next one succeeds`(
    start: Start
  ) throws {
    let calls = try calls(of: start)
    let last = try #require(calls.lastIndex(of: "rename host.json.tmp to host.json"))
    var silent: Set<String> = []
    for fault in faults(of: calls) {
      let folder = try StoreFolder(isFast: true)
      let old = try start.prepare(folder)
      let fileSystem = FaultyFileSystem(fault)
      let error = storeError {
        try folder.customizations(fileSystem)
          .save(NumberedCustomization.make(2), identifier: "host")
      }
      let label = "\(start) \(fault) \(calls[fault.first])"
      expect(fileSystem.hits >= 1, label)
      // A save removes its temporary file unless the removal fails.
      if !fault.lasts && start != .staleTemporaryFile {
        expect(!folder.names.contains("host.json.tmp"), label)
      }
      // Text that could not be read is still stored, under one name.
      if let text = start.text {
        try expectEqual(places(of: text, in: folder).count, 1, label)
      }
      if case .error(let code) = fault.kind, let error {
        expectEqual(error.kind, .system(code: code), label)
      }
      let isNew = error == nil || fault.first > last
      let wasAside = folder.names.contains { $0.hasPrefix("host.json.version-7") }
      switch start {
      case .newerVersion where !isNew && !wasAside:
        expectEqual(storeError { _ = try folder.load() }?.kind, .newerVersion(7), label)
      case .damagedFile where !isNew && folder.names.contains("host.json"):
        expectEqual(storeError { _ = try folder.load() }?.kind, .damaged, label)
      default:
        try expectEqual(folder.load(), (isNew ? 2 : old), label)
      }
      expect(!folder.names.contains("host.json.tmp"), label)
      try folder.save(3)
      try expectEqual(folder.load(), 3, label)
      expect(!folder.names.contains("host.json.tmp"), label)
      if error == nil { silent.insert("\(fault.kind) \(fault.lasts) \(calls[fault.first])") }
    }
    let expected = calls.flatMap { Self.silent($0) }
    expectEqual(silent, Set(expected))
  }

  /// Returns the faults of a call after which a save still succeeds.
  private static func silent(_ call: String) -> [String] {
    let interrupted = ["error(\(EINTR)) false \(call)"]
    switch call {
    case "read", "write": return interrupted + ["short false \(call)", "short true \(call)"]
    // Errors from closing folders and files that were read are ignored.
    case "close":
      return [EIO, ENOSPC, EINTR, EACCES].map { "error(\($0)) false close" }
        + [EIO, ENOSPC, EINTR, EACCES].map { "error(\($0)) true close" }
    default: return interrupted
    }
  }

  @Test func `an error from closing a written file is thrown`() throws {
    let calls = try calls(of: .earlierFile)
    let close = try #require(
      calls.indices.first { calls[$0] == "close" && calls[$0 - 1] == "synchronize" }
    )
    let folder = try StoreFolder()
    try folder.save(1)
    let faulty = FaultyFileSystem(.init(kind: .error(EIO), first: close, lasts: false))
    let error = storeError {
      try folder.customizations(faulty).save(NumberedCustomization.make(2), identifier: "host")
    }
    expectEqual(
      error?.description,
      "\(folder.path)/host.json.tmp: cannot close: \(systemMessage(EIO))"
    )
    try expectEqual(folder.load(), 1)
  }

  @Test func `a save succeeds on a file system that cannot synchronize folders`() throws {
    let calls = try calls(of: .earlierFile)
    let last = try #require(calls.lastIndex(of: "synchronize"))
    let folder = try StoreFolder()
    try folder.save(1)
    let faulty = FaultyFileSystem(.init(kind: .error(EINVAL), first: last, lasts: false))
    try folder.customizations(faulty).save(NumberedCustomization.make(2), identifier: "host")
    expectEqual(faulty.hits, 1)
    try expectEqual(folder.load(), 2)
  }

  @Test(arguments: [Start.staleTemporaryFile, .earlierFile, .newerVersion, .damagedFile])
  func `a failed load loses nothing and sets a file aside at most once`(start: Start) throws {
    let clean = try StoreFolder()
    _ = try start.prepare(clean)
    let fileSystem = FaultyFileSystem()
    _ = storeError { _ = try clean.customizations(fileSystem).load(identifier: "host") }
    expect(fileSystem.calls.count > 5)
    for fault in faults(of: fileSystem.calls) {
      let folder = try StoreFolder(isFast: true)
      let old = try start.prepare(folder)
      let before = start == .earlierFile ? try folder.text() : start.text
      let faulty = FaultyFileSystem(fault)
      var loaded: TabCustomization?
      let error = storeError {
        loaded = try folder.customizations(faulty).load(identifier: "host")
      }
      let label = "\(start) \(fault) \(fileSystem.calls[fault.first])"
      expect(faulty.hits >= 1, label)
      if let before { try expectEqual(places(of: before, in: folder).count, 1, label) }
      switch (start, error?.kind) {
      case (.newerVersion, .newerVersion(7)), (.damagedFile, .damaged): break
      case (_, .system(let code)): expectEqual(.error(code), fault.kind, label)
      case (.earlierFile, nil), (.staleTemporaryFile, nil):
        expectEqual(loaded, old.map { NumberedCustomization.make($0) }, label)
      default: Issue.record("\(label): \(String(describing: error))")
      }
      // Without faults, the next load is the same as if none had occurred.
      let isAside = folder.names.contains("host.json.damaged")
      switch start {
      case .newerVersion: expectEqual(storeError { _ = try folder.load() }?.kind, .newerVersion(7))
      case .damagedFile where !isAside:
        expectEqual(storeError { _ = try folder.load() }?.kind, .damaged)
      default: try expectEqual(folder.load(), old, label)
      }
      if start == .damagedFile { expectEqual(folder.names, ["host.json.damaged"], label) }
      expect(!folder.names.contains("host.json.tmp"), label)
    }
  }
}
