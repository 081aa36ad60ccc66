import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The identifiers of what the user adds, in the article about what is kept.
@MainActor struct ArchiveTests {
  private let store = InMemoryTabCustomizationStore()

  private func launch() -> RecordedHost<Archive> { RecordedHost(store: store) { Archive() } }

  private func hide(_ identifier: String, in archive: RecordedHost<Archive>) {
    archive.host.mode = .tabSidebar
    archive.host.user.beginEditing()
    archive.host.user.uncheck(identifier)
    archive.host.user.endEditing()
  }

  @Test func `a folder has an identifier that no former one had`() throws {
    let first = launch()
    try first.host.addFolder("Letters")
    try first.host.addFolder("Bills")
    hide("folder-2", in: first)
    try first.host.removeFolder(#require(first.host.group.tab(forIdentifier: "folder-2")))
    let second = launch()
    try second.host.addFolder("Photos")
    expectEqual(second.host.group.children.map(\.identifier), ["folder-1", "folder-3"])
    expectEqual(second.host.group.children.map(\.isHidden), [false, false])
  }

  @Test func `a folder is shown, although the folders were lost and one of its number was hidden`()
    throws
  {
    let first = launch()
    try first.host.addFolder("Letters")
    hide("folder-1", in: first)
    let customizations = InMemoryTabCustomizationStore(store.customizations)
    let second = RecordedHost(store: customizations) { Archive() }
    try second.host.addFolder("Bills")
    expectEqual(second.host.group.children.map(\.identifier), ["folder-1"])
    expectEqual(second.host.group.children.map(\.isHidden), [false])
  }
}
