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
    try expect(store.load(identifier: "a") == nil)
    try store.save(NumberedCustomization.make(1), identifier: "a")
    try store.save(NumberedCustomization.make(2), identifier: "b")
    try store.save(NumberedCustomization.make(3), identifier: "a")
    let second = FileTabCustomizationStore(directory: folder.path)
    try expectEqual(second.load(identifier: "a"), NumberedCustomization.make(3))
    try expectEqual(second.load(identifier: "b"), NumberedCustomization.make(2))
    try expect(second.load(identifier: "c") == nil)
    expectEqual(folder.names, ["a.json", "b.json"])
  }

  @Test func `a choice that the user takes back after a failed save stays taken back`() throws {
    let folder = try StoreFolder()
    let fileSystem = FaultyFileSystem()
    let store = FileTabCustomizationStore(folder.customizations(fileSystem))
    var visible = TabCustomization()
    visible[tab: "a"].sidebarVisibility = .visible
    var hidden = visible
    hidden[tab: "a"].sidebarVisibility = .hidden
    try store.save(visible, identifier: "host")
    let before = fileSystem.calls.count
    try store.save(visible, identifier: "host")
    fileSystem.failAtEndOfSave(with: fileSystem.calls.count - before)
    expectEqual(
      storeError { try store.save(hidden, identifier: "host") }?.kind,
      .system(code: EIO)
    )
    try store.save(visible, identifier: "host")
    let second = FileTabCustomizationStore(directory: folder.path)
    try expectEqual(second.load(identifier: "host"), visible)
  }

  @Test func `a store uses the given directory, or the program's state folder by default`() throws {
    expectEqual(FileTabCustomizationStore(directory: "/some/where").directory, "/some/where")
    let standard = try FileTabCustomizationStore()
    expectEqual(standard.directory, (try StateFolder.ofThisProgram().path))
  }

  @Test func `creating a store and loading create no folder`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    try expect(store.load(identifier: "a") == nil)
    expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `only the owner can access the folders and files`() throws {
    let folder = try StoreFolder()
    let path = folder.path + "/deep/er/"
    let store = FileTabCustomizationStore(directory: path)
    try store.save(NumberedCustomization.make(1), identifier: "a")
    try expectEqual(
      [folder.path, folder.path + "/deep", path, path + "a.json"].map(mode),
      [0o700, 0o700, 0o700, 0o600]
    )
  }

  @Test func `no identifier leads out of the folder`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    let identifiers = ["../x", "/", "", ".", "a\0b"]
    for (number, identifier) in identifiers.enumerated() {
      try store.save(NumberedCustomization.make(number), identifier: identifier)
    }
    try expectEqual(
      identifiers.map { try store.load(identifier: $0) },
      identifiers.indices.map { NumberedCustomization.make($0) }
    )
    expectEqual(folder.names, ["%.json", "%2E.%2Fx.json", "%2E.json", "%2F.json", "a%00b.json"])
  }

  @Test func `an identifier that is too long is an error of loading and saving`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    let long = String(repeating: "a", count: 5000)
    let saving = storeError { try store.save(NumberedCustomization.make(1), identifier: long) }
    let loading = storeError { _ = try store.load(identifier: long) }
    expectEqual([saving?.kind, loading?.kind], [.identifierTooLong, .identifierTooLong])
    expectEqual(folder.names, [])
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
    try expectEqual(store.load(identifier: "host"), large)
  }

  @Test func `a customization that is too large is not saved`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    try store.save(NumberedCustomization.make(1), identifier: "a")
    var large = TabCustomization()
    large.rootOrder = [String(repeating: "a", count: CustomizationRecord.sizeLimit)]
    let error = storeError { try store.save(large, identifier: "a") }
    expectEqual(error?.kind, .tooLarge)
    try expectEqual(store.load(identifier: "a"), NumberedCustomization.make(1))
    expectEqual(folder.names, ["a.json"])
  }

  @Test func `the largest customization that can be saved can be loaded`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path)
    var large = TabCustomization()
    large.rootOrder = [""]
    let rest = CustomizationRecord.bytes(of: large, identifier: "a").count
    large.rootOrder = [String(repeating: "a", count: CustomizationRecord.sizeLimit - rest)]
    try store.save(large, identifier: "a")
    try expectEqual(store.load(identifier: "a"), large)
  }

  @Test func `a folder path with a NUL character is rejected, not truncated`() throws {
    let folder = try StoreFolder()
    let store = FileTabCustomizationStore(directory: folder.path + "\0x")
    let error = storeError { try store.save(NumberedCustomization.make(1), identifier: "a") }
    expectEqual(error?.description, "\(folder.path)\\0x: cannot create: Invalid argument")
    expectEqual(folder.names, [])
  }

  @Test func `the description of an error is one line without control characters`() {
    let error = TabCustomizationStoreError(
      .damaged,
      path: "/a\n\u{1B}b",
      reason: "\u{202E}é\u{2028}"
    )
    expectEqual(error.description, #"/a\n\u{1B}b: \u{202E}é\u{2028}"#)
    expectEqual(error.message, #"\u{202E}é\u{2028} (/a\n\u{1B}b)"#)
  }
}

struct CustomizationFileNameTests {
  @Test(
    arguments: [
      ("library", "library.json"),
      ("Media_Library-2", "Media_Library-2.json"),
      ("com.example.library", "com.example.library.json"),
      ("", "%.json"),
      ("%", "%25.json"),
      (".", "%2E.json"),
      ("..", "%2E%2E.json"),
      ("../x", "%2E.%2Fx.json"),
      ("/", "%2F.json"),
      (".hidden.", "%2Ehidden%2E.json"),
      ("a.json", "a.json.json"),
      ("a.json.tmp", "a.json.tmp.json"),
      ("a\0b", "a%00b.json"),
      ("\u{1B}[2J\n", "%1B%5B2J%0A.json"),
      ("é", "%C3%A9.json"),
      ("e\u{301}", "e%CC%81.json"),
      ("🐳", "%F0%9F%90%B3.json"),
      ("a b~c", "a%20b%7Ec.json"),
    ]
  )
  func `every identifier has a plain file name of its own`(identifier: String, name: String) throws
  {
    try expectEqual(CustomizationFileName.name(for: identifier), name)
  }

  @Test func `a file name can have 200 bytes`() throws {
    let longest = String(repeating: "a", count: 200)
    try expectEqual(CustomizationFileName.name(for: longest), longest + ".json")
  }

  @Test func `a longer file name is an error that states its length`() {
    let error = storeError {
      _ = try CustomizationFileName.name(for: "\(String(repeating: "é", count: 34))")
    }
    expectEqual(
      error?.description,
      "%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C…: the identifier makes a file name of 204 bytes;"
        + " at most 200"
    )
    expectEqual(error?.kind, .identifierTooLong)
  }
}

/// Folder for the state of programs.
struct StateFolderTests {
  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/var/state", "HOME": "/home/ann"], "/var/state/library"),
      (["XDG_STATE_HOME": "/var/state"], "/var/state/library"),
      (["HOME": "/home/ann"], "/home/ann/.local/state/library"),
      (["XDG_STATE_HOME": "", "HOME": "/home/ann"], "/home/ann/.local/state/library"),
      (["XDG_STATE_HOME": "state", "HOME": "/home/ann"], "/home/ann/.local/state/library"),
    ]
  )
  func `XDG_STATE_HOME is used if it is an absolute path, otherwise HOME`(
    environment: [String: String],
    path: String
  ) throws {
    try expectEqual(StateFolder.path(program: "/usr/bin/library") { environment[$0] }.path, path)
  }

  @Test(
    arguments: [
      ("library", "library"),
      ("./build/media library", "media%20library"),
      ("/usr/bin/..", "%2E%2E"),
      ("/usr/bin/", "bin"),
      ("", "%"),
    ]
  )
  func `the folder has the last path component of the program, encoded`(
    program: String,
    name: String
  ) throws {
    try expectEqual(
      StateFolder.path(program: program) { ["HOME": "/h"][$0] }.path,
      "/h/.local/state/\(name)"
    )
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_STATE_HOME": "x", "HOME": "y"]])
  func `without an absolute path in the environment there is no folder`(
    environment: [String: String]
  ) {
    let error = storeError { _ = try StateFolder.path(program: "p") { environment[$0] } }
    expectEqual(error?.kind, .noStateFolder)
    expectEqual(
      error?.description,
      "$HOME: there is no folder for state; set XDG_STATE_HOME or HOME"
        + " to an absolute path"
    )
  }

  @Test(arguments: ["", "/"])
  func `folders are created in a home folder, which is never created itself`(end: String) throws {
    let parent = try TemporaryFolder()
    let home = parent.path("home") + end
    let state = try StateFolder.path(program: "p") { ["HOME": home][$0] }
    let system = SystemFileSystem()
    let folder = CustomizationFolder(path: state.path, fileSystem: system, base: state.home)
    let error = storeError { try folder.save(NumberedCustomization.make(1), identifier: "host") }
    expectEqual(error?.kind, .noStateFolder)
    expectEqual(
      error?.description,
      "\(home): the home folder does not exist; set XDG_STATE_HOME to a folder for state"
    )
    expect(!FileManager.default.fileExists(atPath: home))
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
    try folder.save(NumberedCustomization.make(1), identifier: "host")
    try expect(folder.load(identifier: "host") != nil)
  }
}
