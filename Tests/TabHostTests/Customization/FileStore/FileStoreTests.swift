import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Storing customizations in files.
@MainActor struct FileStoreTests {
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a saved customization is loaded, also by another store`() throws {
    let folder = try StoreFolder()
    let store: any TabCustomizationStore = FileTabCustomizationStore(directory: folder.path)
    #expect(try store.load(identifier: "a") == nil)
    try store.save(NumberedCustomization.make(1), identifier: "a")
    try store.save(NumberedCustomization.make(2), identifier: "b")
    try store.save(NumberedCustomization.make(3), identifier: "a")
    let second = FileTabCustomizationStore(directory: folder.path)
    #expect(try second.load(identifier: "a") == NumberedCustomization.make(3))
    #expect(try second.load(identifier: "b") == NumberedCustomization.make(2))
    #expect(try second.load(identifier: "c") == nil)
    #expect(folder.names == ["a.json", "b.json"])
  }

  @Test func `a store uses the given directory, or the program's state folder by default`() throws {
    #expect(FileTabCustomizationStore(directory: "/some/where").directory == "/some/where")
    let standard = try FileTabCustomizationStore()
    #expect(standard.directory == (try StateFolder.ofThisProgram()))
  }

  @Test func `creating a store and loading create no folder`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    #expect(try store.load(identifier: "a") == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `only the owner can access the folders and files`() throws {
    let folder = try StoreFolder()
    let path = folder.path + "/deep/er/"
    let store = FileTabCustomizationStore(directory: path)
    try store.save(NumberedCustomization.make(1), identifier: "a")
    #expect(
      try [folder.path, folder.path + "/deep", path, path + "a.json"].map(mode)
        == [0o700, 0o700, 0o700, 0o600]
    )
  }

  @Test func `no identifier leads out of the folder`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    let identifiers = ["../x", "/", "", ".", "a\0b"]
    for (number, identifier) in identifiers.enumerated() {
      try store.save(NumberedCustomization.make(number), identifier: identifier)
    }
    #expect(
      try identifiers.map { try store.load(identifier: $0) }
        == identifiers.indices.map { NumberedCustomization.make($0) }
    )
    #expect(folder.names == ["%.json", "%2E.%2Fx.json", "%2E.json", "%2F.json", "a%00b.json"])
  }

  @Test func `an identifier that is too long is an error of loading and saving`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    let long = String(repeating: "a", count: 5000)
    let saving = storeError { try store.save(NumberedCustomization.make(1), identifier: long) }
    let loading = storeError { _ = try store.load(identifier: long) }
    #expect([saving?.kind, loading?.kind] == [.identifierTooLong, .identifierTooLong])
    #expect(folder.names == [])
  }

  @Test func `a customization of many tabs is stored completely`() throws {
    var large = TabCustomization()
    let names = (0..<Soak.count(10_000, full: 100_000)).map { "playlist-\($0)" }
    for name in names {
      large[tab: name].sidebarVisibility = .hidden
      large[tab: name].tabBarVisibility = .visible
    }
    large.rootOrder = names
    large.barOrder = names.reversed()
    let folder = try StoreFolder(isFast: true)
    let store = FileTabCustomizationStore(directory: folder.path)
    try store.save(large, identifier: "host")
    #expect(try store.load(identifier: "host") == large)
  }

  @Test func `a customization that is too large is not saved`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    try store.save(NumberedCustomization.make(1), identifier: "a")
    var large = TabCustomization()
    large.rootOrder = [String(repeating: "a", count: CustomizationRecord.sizeLimit)]
    let error = storeError { try store.save(large, identifier: "a") }
    #expect(error?.kind == .tooLarge)
    #expect(try store.load(identifier: "a") == NumberedCustomization.make(1))
    #expect(folder.names == ["a.json"])
  }

  @Test func `the largest customization that can be saved can be loaded`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    var large = TabCustomization()
    large.rootOrder = [""]
    let rest = CustomizationRecord.bytes(of: large, identifier: "a").count
    large.rootOrder = [String(repeating: "a", count: CustomizationRecord.sizeLimit - rest)]
    try store.save(large, identifier: "a")
    #expect(try store.load(identifier: "a") == large)
  }

  @Test func `a folder path with a NUL character is rejected, not truncated`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path + "\0x")
    let error = storeError { try store.save(NumberedCustomization.make(1), identifier: "a") }
    #expect(error?.description == "\(folder.path)\\0x: cannot create: Invalid argument")
    #expect(folder.names == [])
  }

  @Test func `the description of an error is one line without control characters`() {
    let error = TabCustomizationStoreError(
      .damaged,
      path: "/a\n\u{1B}b",
      reason: "\u{202E}é\u{2028}"
    )
    #expect(error.description == #"/a\n\u{1B}b: \u{202E}é\u{2028}"#)
  }
}
