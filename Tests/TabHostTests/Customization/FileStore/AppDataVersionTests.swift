import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Versions of an app's own data, and of the files that they set aside for each other.
@MainActor @Suite struct AppDataVersionTests: ~Copyable {
  private struct Note: Codable, Equatable {
    var text: String
    var isRead: Bool
  }

  private struct TitledNote: Codable, Equatable {
    var text: String
    var title: String
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var place: FileTabCustomizationStore {
    FileTabCustomizationStore(directory: folder.path("state"))
  }

  /// The first version saves texts.
  private var first: AppDataStore<[String]> { AppDataStore("notes", beside: place) }

  private static func read(_ old: OlderAppData) throws -> [Note] {
    try old.decode([String].self).map { Note(text: $0, isRead: true) }
  }

  private var second: AppDataStore<[Note]> {
    AppDataStore("notes", beside: place, version: 2, migrate: Self.read)
  }

  private var third: AppDataStore<[TitledNote]> {
    AppDataStore("notes", beside: place, version: 3) { old in
      let notes = old.version == 1 ? try Self.read(old) : try old.decode([Note].self)
      return notes.map { TitledNote(text: $0.text, title: "v\(old.version)") }
    }
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path("state/data")).sorted()
    }
  }

  @Test func `a value of an older version is migrated, and saved in the new one`() throws {
    try first.save(["a"])
    let store = second
    try expectEqual(store.load(), [Note(text: "a", isRead: true)])
    try store.save([Note(text: "a", isRead: false)])
    try expectEqual(second.load(), [Note(text: "a", isRead: false)])
    try expectEqual(third.load(), [TitledNote(text: "a", title: "v2")])
    try expectEqual(names, ["notes.json"])
  }

  @Test func `a merge has the migrated values of an older version`() throws {
    try first.save(["old"])
    let store = second
    _ = try store.load()
    let other = first
    _ = try other.load()
    try other.save(["old", "theirs"])
    let saved = try store.save([]) { old, mine, theirs in
      theirs.filter { note in old?.contains(note) == false }
    }
    expectEqual(saved, [Note(text: "theirs", isRead: true)])
  }

  @Test func `an older program sets a newer file aside, and the newer one takes it back`() throws {
    let notes = [Note(text: "a", isRead: false)]
    try second.save(notes)

    let older = first
    expectEqual(storeError { _ = try older.load() }?.kind, .newerVersion(2))
    try older.save(["b"])
    try expectEqual(first.load(), ["b"])
    try expectEqual(names, ["notes.json", "notes.json.version-2"])

    let newer = second
    try expectEqual(newer.load(), notes)
    try newer.save(notes + notes)
    try expectEqual(second.load(), notes + notes)
    try expectEqual(names, ["notes.json", "notes.json.version-1"])
  }

  @Test func `each version finds what it has saved, however often they alternate`() throws {
    try second.save([Note(text: "second", isRead: false)])
    try first.save(["first"])
    for _ in 0..<3 {
      try expectEqual(second.load()?.map(\.text), ["second"])
      try expectEqual(names, ["notes.json", "notes.json.version-1"])
      try expectEqual(first.load(), ["first"])
      try expectEqual(names, ["notes.json", "notes.json.version-2"])
    }
  }

  @Test func `two programs of different versions that only save set one file aside`() throws {
    let (older, newer) = (first, second)
    for number in 0..<4 {
      try older.save(["first \(number)"])
      try newer.save([Note(text: "second \(number)", isRead: false)])
    }
    expectEqual(try names, ["notes.json", "notes.json.version-1"])
    try older.save(["first"])
    expectEqual(try names, ["notes.json", "notes.json.version-2"])
    expectEqual(try newer.load(), [Note(text: "second 3", isRead: false)])
    expectEqual(try older.load(), ["first"])
  }

  @Test func `a newer program takes back the newest file that it can read`() throws {
    try second.save([Note(text: "second", isRead: false)])
    try first.save(["first"])
    try expectEqual(third.load(), [TitledNote(text: "second", title: "v2")])
    try expectEqual(names, ["notes.json", "notes.json.version-1"])
  }

  @Test func `a save of a newer program takes back its file before it replaces that`() throws {
    let newer = second
    try newer.save([Note(text: "a", isRead: false)])
    try first.save(["first"])
    // It has saved what is set aside, so another program has not replaced it.
    try newer.save([Note(text: "b", isRead: false)])
    try expectEqual(second.load()?.map(\.text), ["b"])
    try expectEqual(names, ["notes.json", "notes.json.version-1"])
  }

  @Test func `a file that was set aside is taken back if its exchange was interrupted`() throws {
    let notes = [Note(text: "a", isRead: false)]
    try second.save(notes)
    try first.save(["b"])
    let file = folder.path("state/data/notes.json")
    try FileManager.default.moveItem(atPath: file, toPath: file + ".version-1")
    try expectEqual(second.load(), notes)
    try expectEqual(first.load(), ["b"])
  }

  @Test func `a fault while a file is taken back loses neither file`() throws {
    for fault in 0..<80 {
      let folder = try TemporaryFolder()
      func state(_ fileSystem: any FileSystem = SystemFileSystem()) -> FileTabCustomizationStore {
        FileTabCustomizationStore(
          CustomizationFolder(path: folder.path("state"), fileSystem: fileSystem)
        )
      }
      func second(_ fileSystem: any FileSystem = SystemFileSystem()) -> AppDataStore<[Note]> {
        AppDataStore("notes", beside: state(fileSystem), version: 2, migrate: Self.read)
      }
      try second().save([Note(text: "second", isRead: false)])
      try AppDataStore<[String]>("notes", beside: state()).save(["first"])
      let faulty = FaultyFileSystem(
        .init(kind: .error(EIO), first: fault / 2, lasts: fault.isMultiple(of: 2))
      )
      _ = storeError { _ = try second(faulty).load() }
      try expectEqual(second().load()?.map(\.text), ["second"], "\(fault)")
      try expectEqual(
        AppDataStore<[String]>("notes", beside: state()).load(),
        ["first"],
        "\(fault)"
      )
    }
  }

  @Test func `a value that can't be migrated is set aside as damaged`() throws {
    try first.save(["a"])
    struct Refusal: Error {}
    let store = AppDataStore<Int>("notes", beside: place, version: 2) { _ in throw Refusal() }
    let error = storeError { _ = try store.load() }
    expectEqual(error?.kind, .damaged)
    let reason = "the value of version 1 can't be converted: Refusal()"
    expectEqual(error?.reason, "\(reason); it is now notes.json.damaged")
    try expectEqual(names, ["notes.json.damaged"])
  }

  @Test func `without a migration, an older value is decoded as the present type`() throws {
    try first.save(["a"])
    let store = AppDataStore<[String]>("notes", beside: place, version: 2)
    try expectEqual(store.load(), ["a"])
  }

  @Test func `a file of version 1 is the value alone, whatever that is`() throws {
    let value = ["dataVersion": 7, "value": 1]
    let store = AppDataStore<[String: Int]>("numbers", beside: place)
    try store.save(value)
    try expectEqual(store.load(), value)
    let plain = AppDataStore<[String: Int]>("plain", beside: place)
    try plain.save(["dataVersion": 7])
    try expectEqual(plain.load(), ["dataVersion": 7])
    try expectEqual(folder.text("state/data/plain.json"), "{\n  \"dataVersion\" : 7\n}\n")
  }

  @Test func `in memory, a newer value is not replaced`() throws {
    let memory = InMemoryTabCustomizationStore()
    let newer = AppDataStore<[Note]>("notes", beside: memory, version: 2, migrate: Self.read)
    let older = AppDataStore<[String]>("notes", beside: memory)
    try older.save(["a"])
    try expectEqual(newer.load(), [Note(text: "a", isRead: true)])
    try newer.save([])
    expectEqual(storeError { _ = try older.load() }?.kind, .newerVersion(2))
    expectEqual(storeError { try older.save(["b"]) }?.kind, .newerVersion(2))
    try expectEqual(newer.load(), [])
  }
}
