import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

/// A host whose store is a folder of files.
@MainActor struct FileStoreHostTests {
  @Test func `a save is pending while another program keeps the folder locked`() throws {
    let folder = try StoreFolder()
    try folder.save(1)
    let files = FileTabCustomizationStore(directory: folder.path)
    files.lockTimeout = .zero
    let fixture = HostFixture.editable {
      $0.customizationStore = files
      $0.customizationIdentifier = "host"
    }
    let system = SystemFileSystem()
    let writer = try system.openFolder(FilePath(folder.path))
    try expect(system.lock(writer))
    fixture.user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    expect(fixture.host.isCustomizationSavePending)
    fixture.host.saveCustomization()
    expect(fixture.host.isCustomizationSavePending)
    expectEqual(fixture.takeRules(), ["unsavedCustomization"])
    try system.close(writer)
    fixture.host.saveCustomization()
    expect(!fixture.host.isCustomizationSavePending)
    let saved = try files.load(identifier: "host")
    expectEqual(saved?[group: "g"].tabOrder, ["c2", "c1", "c3"])
  }

  @Test func `a host reports once that the folder of its store has no locks`() throws {
    let folder = try StoreFolder()
    let fileSystem = FaultyFileSystem()
    fileSystem.lockError = 37
    let files = FileTabCustomizationStore(folder.customizations(fileSystem))
    let fixture = HostFixture.editable {
      $0.customizationStore = files
      $0.customizationIdentifier = "host"
    }
    fixture.user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    expectEqual(
      fixture.log.diagnostics.map(\.description),
      [
        "diagnostic unlockedCustomization [host]: \(folder.path): cannot lock: No locks available; "
          + "it is saved without, so saves of other programs may be lost"
      ]
    )
    fixture.user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    expectEqual(fixture.log.diagnostics.count, 1)
    expectEqual(try files.load(identifier: "host"), fixture.host.customization)
  }
}
