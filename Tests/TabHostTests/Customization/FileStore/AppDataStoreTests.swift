import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// The store of an app's own data.
@MainActor @Suite struct AppDataStoreTests: ~Copyable {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The path of the folder of customizations, which does not exist at first.
  private var directory: String { folder.path("state") }

  private var file: String { folder.path("state/data/notes.json") }

  private func store() -> AppDataStore<[String]> {
    AppDataStore("notes", beside: FileTabCustomizationStore(directory: directory))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: directory + "/data").sorted() }
  }

  private func write(_ text: String, to name: String = "notes.json") throws {
    try folder.write(text, to: "state/data/\(name)")
  }

  @Test func `a saved value is loaded by another store`() throws {
    try expect(store().load() == nil)
    expect(!FileManager.default.fileExists(atPath: directory))
    try store().save(["a"])
    try expectEqual(store().load(), ["a"])
    try expectEqual(names, ["notes.json"])
  }

  @Test func `a store does not overwrite what another one has saved`() throws {
    let (first, second) = (store(), store())
    _ = (try first.load(), try second.load())
    try first.save(["first"])
    expectEqual(storeError { try second.save(["second"]) }?.kind, .changed)
    try expectEqual(first.load(), ["first"])
    try expectEqual(second.load(), ["first"])
    try second.save(["first", "second"])
    expectEqual(storeError { try first.save(["first"]) }?.kind, .changed)
    try expectEqual(store().load(), ["first", "second"])
  }

  @Test func `a store that only saves replaces what an earlier launch has saved`() throws {
    try store().save(["first launch"])
    let store = store()
    try store.save(["second launch"])
    try store.save(["again"])
    try expectEqual(self.store().load(), ["again"])
    expectEqual(storeError { try store.save(["last"]) }?.kind, nil)
  }

  @Test func `a store that only saves does not replace what another program saves later`() throws {
    let store = store()
    try store.save(["mine"])
    try self.store().save(["theirs"])
    expectEqual(storeError { try store.save(["mine", "again"]) }?.kind, .changed)
    try expectEqual(self.store().load(), ["theirs"])
  }

  @Test func `a store that has not loaded merges what is there without an old value`() throws {
    try store().save(["theirs"])
    let saved = try store().save(["mine"]) { old, mine, theirs in (old ?? []) + mine + theirs }
    expectEqual(saved, ["mine", "theirs"])
  }

  @Test func `a value that could not be loaded is not replaced`() throws {
    try store().save(["mine"])
    let files = FileManager.default
    let store = store()
    try files.moveItem(atPath: file, toPath: file + ".moved")
    try files.createDirectory(atPath: file, withIntermediateDirectories: false)
    expectEqual(storeError { _ = try store.load() }?.kind, .notAFile)
    try files.removeItem(atPath: file)
    try files.moveItem(atPath: file + ".moved", toPath: file)
    expectEqual(storeError { try store.save([]) }?.kind, .changed)
    try expectEqual(store.load(), ["mine"])
  }

  // MARK: - A save whose last step fails

  /// Returns a store, and a function that makes the last step of its next save fail.
  private func storeWithFaults() throws -> (AppDataStore<[String]>, fail: () -> Void) {
    let fileSystem = FaultyFileSystem()
    let folder = CustomizationFolder(path: directory, fileSystem: fileSystem)
    let store = AppDataStore<[String]>("notes", beside: FileTabCustomizationStore(folder))
    try store.save(["1"])
    let before = fileSystem.calls.count
    try store.save(["2"])
    let calls = fileSystem.calls.count - before
    return (store, { fileSystem.failAtEndOfSave(with: calls) })
  }

  @Test func `after a save whose last step failed, the store saves as before`() throws {
    let (store, fail) = try storeWithFaults()
    fail()
    expectEqual(storeError { try store.save(["3"]) }?.kind, .system(code: EIO))
    try expectEqual(self.store().load(), ["3"])
    try store.save(["4"])
    try expectEqual(self.store().load(), ["4"])
  }

  @Test func `after a save whose last step failed, nothing of the app itself is merged`() throws {
    let (store, fail) = try storeWithFaults()
    fail()
    _ = storeError { try store.save(["2", "deleted"]) }
    let saved = try store.save(["2"]) { old, mine, theirs in mine + theirs }
    expectEqual(saved, ["2"])
  }

  @Test func `after a merge whose last step failed, what others have saved is merged again`() throws
  {
    let (store, fail) = try storeWithFaults()
    let other = self.store()
    _ = try other.load()
    try other.save(["2", "theirs"])
    func merge(_ old: [String]?, _ mine: [String], _ theirs: [String]) -> [String] {
      mine + theirs.filter { !mine.contains($0) && !(old ?? []).contains($0) }
    }
    fail()
    expectEqual(
      storeError { _ = try store.save(["2", "mine"], merge: merge) }?.kind,
      .system(code: EIO)
    )
    // The app has not received the other value.
    let saved = try store.save(["2"], merge: merge)
    expectEqual(saved, ["2", "theirs"])
    try expectEqual(self.store().load(), ["2", "theirs"])
  }

  @Test func `a merge has the old value and both new ones, and its result is saved`() throws {
    let (first, second) = (store(), store())
    try first.save(["old"])
    _ = try second.load()
    try first.save(["old", "first"])
    let saved = try second.save(["old", "second"]) { old, mine, theirs in
      (old ?? []) + ["|"] + mine + ["|"] + theirs
    }
    let merged = ["old", "|", "old", "second", "|", "old", "first"]
    expectEqual(saved, merged)
    try expectEqual(store().load(), merged)
    try second.save(["next"])
    try expectEqual(store().load(), ["next"])
  }

  @Test func `a save within a merge is refused, and the merge is saved`() throws {
    let waiting = FileTabCustomizationStore(
      CustomizationFolder(path: directory, fileSystem: FaultyFileSystem())
    )
    let other = AppDataStore<[String]>("notes", beside: waiting)
    let store = store()
    try store.save(["old"])
    try other.save(["theirs"])
    var refused: TabCustomizationStoreError.Kind?
    try store.save(["mine"]) { _, mine, theirs in
      refused = storeError { try other.save(["during"]) }?.kind
      return mine + theirs
    }
    expectEqual(refused, .busy)
    try expectEqual(self.store().load(), ["mine", "theirs"])
  }

  @Test func `without another program nothing is merged`() throws {
    let store = store()
    for value in [["a"], ["b"], ["b"]] {
      let saved = try store.save(value) { _, _, _ in ["merged"] }
      expectEqual(saved, value)
    }
  }

  @Test(arguments: ["{", #"{"version":2}"#, "", "[1]"])
  func `a file that can't be decoded is set aside by a load, which throws`(text: String) throws {
    try write(text)
    let store = store()
    let error = storeError { _ = try store.load() }
    expectEqual(error?.kind, .damaged)
    expectEqual(error?.description.contains("it is now notes.json.damaged"), true)
    try store.save(["new"])
    try expectEqual(names, ["notes.json", "notes.json.damaged"])
    try expectEqual(folder.text("state/data/notes.json.damaged"), text)
    try expectEqual(store.load(), ["new"])
  }

  @Test func `a file that can't be decoded is set aside by a save`() throws {
    let store = store()
    try store.save(["a"])
    try write("{")
    try store.save(["b"])
    try expectEqual(names, ["notes.json", "notes.json.damaged"])
    try expectEqual(store.load(), ["b"])
  }

  @Test func `a save keeps a symbolic link, and the mode of the file`() throws {
    let files = FileManager.default
    let target = folder.path("elsewhere.json")
    try write("[]")
    try files.moveItem(atPath: file, toPath: target)
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    try files.createSymbolicLink(atPath: file, withDestinationPath: target)
    let store = store()
    _ = try store.load()
    try store.save(["a"])
    let attributes = try files.attributesOfItem(atPath: file)
    expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    try expect(folder.text("elsewhere.json").contains("a"))
    let mode = try files.attributesOfItem(atPath: target)[.posixPermissions]
    expect(mode as? Int == 0o640)
  }

  @Test func `the temporary file of a save that was killed is removed by the next load`() throws {
    try store().save(["a"])
    try write("[", to: "notes.json.tmp")
    try expectEqual(store().load(), ["a"])
    try expectEqual(names, ["notes.json"])
  }

  @Test func `a value that can't be encoded is an error, and nothing is saved`() throws {
    let kept = FileTabCustomizationStore(directory: directory)
    let store = AppDataStore<Double>("notes", beside: kept)
    expectEqual(storeError { try store.save(.nan) }?.kind, .notEncodable)
    expect(!FileManager.default.fileExists(atPath: directory))
  }

  @Test func `a customization has another file than data with the same name`() throws {
    let kept = FileTabCustomizationStore(directory: directory)
    try kept.save(NumberedCustomization.make(1), identifier: "notes")
    try store().save(["a"])
    try expectEqual(kept.load(identifier: "notes"), NumberedCustomization.make(1))
    try expectEqual(store().load(), ["a"])
  }

  @Test func `beside a store in memory, data is kept with it and not on disk`() throws {
    let memory = InMemoryTabCustomizationStore()
    let (first, second) = (0, 1)
    let stores = [first, second].map { _ in AppDataStore<[Int]>("numbers", beside: memory) }
    try stores[first].save([1])
    try expectEqual(stores[second].load(), [1])
    try stores[first].save([2])
    expectEqual(storeError { try stores[second].save([3]) }?.kind, .changed)
    let strings = AppDataStore<String>("numbers", beside: memory)
    expectEqual(storeError { _ = try strings.load() }?.kind, .damaged)
  }

  @Test func `in memory, what is saved during a merge is merged, too`() throws {
    let memory = InMemoryTabCustomizationStore()
    let stores = (0..<3).map { _ in AppDataStore<[String]>("names", beside: memory) }
    try stores[0].save(["old"])
    _ = (try stores[1].load(), try stores[2].load())
    try stores[1].save(["old", "first"])
    var isFirst = true
    let saved = try stores[0].save(["old", "mine"]) { _, mine, theirs in
      if isFirst { _ = try? stores[2].save(["old", "first", "second"]) { _, mine, _ in mine } }
      isFirst = false
      return mine + theirs.filter { !mine.contains($0) }
    }
    expectEqual(saved, ["old", "mine", "first", "second"])
    try expectEqual(stores[1].load(), saved)
  }

  @Test func `in memory, merges that keep saving end in an error`() throws {
    let memory = InMemoryTabCustomizationStore()
    let stores = (0..<2).map { _ in AppDataStore<Int>("number", beside: memory) }
    try stores[0].save(1)
    var last = 1
    try stores[1].save(2)
    let error = storeError {
      try stores[0].save(3) { _, mine, _ in
        last += 1
        _ = try? stores[1].save(last * 10)
        return mine
      }
    }
    expectEqual(error?.kind, .busy)
    try expectEqual(stores[0].load(), last * 10)
  }

  @Test func `without a place for files, each call is the error that says so`() {
    let error = TabCustomizationStoreError(.noStateFolder, path: "$HOME", reason: "no folder")
    let store = AppDataStore<Int>("number", beside: UnavailableCustomizationStore(error))
    expectEqual(storeError { _ = try store.load() }, error)
    expectEqual(storeError { try store.save(1) }, error)
  }
}
