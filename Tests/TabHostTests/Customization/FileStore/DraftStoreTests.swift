import Foundation
import TabHostTestSupport
import Testing

@testable import TabHost

/// The store of what the user is writing.
@MainActor @Suite struct DraftStoreTests: ~Copyable {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The path of the folder of customizations, which does not exist at first.
  private var directory: String { folder.path("state") }

  /// A program, which ends when this object is released.
  @MainActor private final class Program {
    private let files: FileTabCustomizationStore

    init(_ directory: String, fileSystem: any FileSystem = SystemFileSystem()) {
      files = FileTabCustomizationStore(
        CustomizationFolder(path: directory, fileSystem: fileSystem)
      )
    }

    func draft(_ identifier: String = "letter") -> DraftStore<String> {
      DraftStore(identifier, beside: files)
    }
  }

  /// The names of the files of all programs, with the number of each.
  private var files: [String] {
    let all = try? FileManager.default.subpathsOfDirectory(atPath: directory + "/drafts")
    return (all ?? []).filter { $0.contains(".json") }.sorted()
  }

  @Test func `a draft is kept until it is removed, and then there is no file`() throws {
    let first = Program(directory)
    try expect(first.draft().load() == nil)
    expect(!FileManager.default.fileExists(atPath: directory))
    let draft = first.draft()
    try draft.save("Dear Ada")
    expectEqual(files, ["1/data/letter.json"])
    try draft.save("Dear Ada,\nyes")
    try expectEqual(first.draft().load(), "Dear Ada,\nyes")
    try draft.save(nil)
    expectEqual(files, [])
    try expect(first.draft().load() == nil)
    try draft.save("Dear Ben")
    try expectEqual(first.draft().load(), "Dear Ben")
  }

  @Test func `only the user can read a draft`() throws {
    try Program(directory).draft().save("Dear Ada")
    let path = folder.path("state/drafts/1/data/letter.json")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    expectEqual(mode, 0o600)
  }

  @Test func `programs that run at the same time have drafts of their own`() throws {
    let (first, second) = (Program(directory), Program(directory))
    let drafts = (first.draft(), second.draft())
    try drafts.0.save("first")
    try expect(drafts.1.load() == nil)
    try drafts.1.save("second")
    try drafts.0.save("first again")
    expectEqual(files, ["1/data/letter.json", "2/data/letter.json"])
    try drafts.1.save(nil)
    try expectEqual(drafts.0.load(), "first again")
  }

  @Test func `the drafts of programs that have ended are loaded one after another`() throws {
    do {
      let (first, second) = (Program(directory), Program(directory))
      try first.draft().save("first")
      try second.draft().save("second")
      try second.draft("note").save("a note")
    }
    let next = Program(directory)
    try expectEqual(next.draft().load(), "first")
    try expectEqual(next.draft("note").load(), "a note")
    let draft = next.draft()
    _ = try draft.load()
    try draft.save(nil)
    try expectEqual(next.draft().load(), "second")
    expectEqual(files, ["1/data/letter.json", "1/data/note.json"])
  }

  @Test func `a draft that was not loaded is not replaced`() throws {
    let program = Program(directory)
    try program.draft().save("first")
    let other = program.draft()
    expectEqual(storeError { try other.save("second") }?.kind, .changed)
    try expectEqual(other.load(), "first")
    try other.save("second")
    try expectEqual(program.draft().load(), "second")
  }

  @Test(arguments: [Data([0x22, 0x4D, 0xFC, 0x6C, 0x6C, 0x22]), Data("\"Dear A".utf8), Data()])
  func `a file that is not UTF-8 or no JSON is set aside, which is reported once`(
    bytes: Data
  ) throws {
    try Program(directory).draft().save("Dear Ada")
    let file = folder.path("state/drafts/1/data/letter.json")
    try bytes.write(to: URL(filePath: file))
    let program = Program(directory)
    let error = storeError { _ = try program.draft().load() }
    expectEqual(error?.kind, .damaged)
    expectEqual(error?.message.contains("it is now letter.json.damaged"), true)
    try expectEqual(Data(contentsOf: URL(filePath: file + ".damaged")), bytes)
    try expect(program.draft().load() == nil)
    try program.draft().save("Dear Ben")
    expectEqual(files, ["1/data/letter.json", "1/data/letter.json.damaged"])
  }

  @Test func `a file that is too large is set aside`() throws {
    try Program(directory).draft().save("Dear Ada")
    let file = URL(filePath: folder.path("state/drafts/1/data/letter.json"))
    try Data(repeating: 0, count: CustomizationRecord.sizeLimit + 1).write(to: file)
    let program = Program(directory)
    expectEqual(storeError { _ = try program.draft().load() }?.kind, .damaged)
    expectEqual(files, ["1/data/letter.json.damaged"])
  }

  @Test func `in memory, drafts are beside the data of the app`() throws {
    let memory = InMemoryTabCustomizationStore()
    try AppDataStore("letter", beside: memory).save("data")
    let draft = DraftStore<String>("letter", beside: memory)
    try expect(draft.load() == nil)
    try draft.save("Dear Ada")
    try expectEqual(DraftStore<String>("letter", beside: memory).load(), "Dear Ada")
    try draft.save(nil)
    try expect(DraftStore<String>("letter", beside: memory).load() == nil)
    try expectEqual(AppDataStore<String>("letter", beside: memory).load(), "data")
  }

  @Test func `without a folder for state, the reason is thrown`() {
    let error = TabCustomizationStoreError(.noStateFolder, path: "$HOME", reason: "none")
    let draft = DraftStore<String>("letter", beside: UnavailableCustomizationStore(error))
    expectEqual(storeError { _ = try draft.load() }, error)
    expectEqual(storeError { try draft.save("Dear Ada") }, error)
  }

  @Test func `after a fault in any call of a save, the old or the new draft is loaded`() throws {
    var index = 0
    while true {
      let folder = try TemporaryFolder()
      try Program(folder.path).draft().save("old")
      let faulty = FaultyFileSystem(.init(kind: .error(EIO), first: index, lasts: false))
      let error = storeError {
        let draft = Program(folder.path, fileSystem: faulty).draft()
        _ = try draft.load()
        try draft.save("new")
      }
      let loaded = try Program(folder.path).draft().load()
      expect(loaded == "new" || error != nil && loaded == "old", "\(index): \(loaded ?? "none")")
      guard faulty.hits > 0 else { break }
      index += 1
    }
    expect(index > 20)
  }

  @Test func `after a fault in any call that removes a draft, it is loaded or removed`() throws {
    var index = 0
    while true {
      let folder = try TemporaryFolder()
      try Program(folder.path).draft().save("old")
      let faulty = FaultyFileSystem(.init(kind: .error(EIO), first: index, lasts: false))
      let error = storeError {
        let draft = Program(folder.path, fileSystem: faulty).draft()
        _ = try draft.load()
        try draft.save(nil)
      }
      let loaded = try Program(folder.path).draft().load()
      expect(loaded == nil || error != nil && loaded == "old", "\(index): \(loaded ?? "none")")
      guard faulty.hits > 0 else { break }
      index += 1
    }
    expect(index > 20)
  }

  @Test func `after a fault in any call that takes a draft over, it is still loaded`() throws {
    var index = 0
    while true {
      let folder = try TemporaryFolder()
      do {
        let (first, second) = (Program(folder.path), Program(folder.path))
        try first.draft("note").save("a note")
        try second.draft().save("Dear Ada")
      }
      let faulty = FaultyFileSystem(.init(kind: .error(EIO), first: index, lasts: false))
      var loaded: String?
      let error = storeError {
        loaded = try Program(folder.path, fileSystem: faulty).draft().load()
      }
      expect(loaded == "Dear Ada" || error != nil, "\(index): \(loaded ?? "none")")
      try expectEqual(Program(folder.path).draft().load(), "Dear Ada", "\(index)")
      guard faulty.hits > 0 else { break }
      index += 1
    }
    expect(index > 20)
  }
}
