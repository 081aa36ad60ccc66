import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

/// Counts the work of customizing in a small and in a large host.
@MainActor struct CustomizationCostTests {
  /// A store that writes files to memory and counts loads and saves.
  private final class CountingStore: TabCustomizationStore {
    private let memory = MemoryFileSystem(.init(folders: ["/state": [:]], files: [:]))
    private lazy var folder = CustomizationFolder(path: "/state", fileSystem: memory)
    private(set) var loads = 0
    private(set) var saves = 0

    func load(identifier: String) throws -> TabCustomization? {
      loads += 1
      return try folder.load(identifier: identifier)
    }

    func save(_ customization: TabCustomization, identifier: String) throws {
      saves += 1
      try folder.save(customization, identifier: identifier)
    }

    /// Returns the number of bytes written since the previous call.
    func takeBytes() -> Int {
      defer { taken = memory.effects.count }
      return memory.effects.dropFirst(taken).reduce(0) { count, effect in
        if case .append(let bytes, _) = effect { count + bytes.count } else { count }
      }
    }

    private var taken = 0
  }

  /// A host on screen with the given number of tabs in groups of ten, and its store.
  @MainActor private struct Counted {
    let fixture: HostFixture
    let store = CountingStore()

    init(_ count: Int) {
      fixture = HostFixture(shown: false) { log in
        (0..<count / 10).map { group in
          let children = (0..<10).map { TabItem.page("g\(group)-c\($0)", log) }
          for child in children { child.allowsHiding = true }
          let group = TabGroupItem.of(children, "g\(group)")
          group.allowsReordering = true
          return group
        }
      }
      fixture.host.mode = .tabSidebar
      fixture.host.customizationStore = store
      fixture.host.customizationIdentifier = "host"
      fixture.host.appear()
      fixture.host.needsFrameHandler = {}
      _ = fixture.host.sidebar.rows.count
      _ = fixture.host.takeChanges()
      fixture.log.clear()
    }

    var host: TabHostController { fixture.host }
    var user: UserInteraction { fixture.user }
    func tab(_ name: String) -> TabItem { fixture.tab(name) }

    func hide(_ names: String...) {
      user.beginEditing()
      for name in names { user.uncheck(tab(name)) }
      user.endEditing()
    }
  }

  nonisolated private static let sizes = [100, 10_000]

  @Test(arguments: sizes) func `hiding three tabs notifies of and saves only those three`(size: Int)
  {
    let counted = Counted(size)
    counted.hide("g1-c1", "g1-c2", "g9-c9")
    counted.fixture.expectCalls([
      .willBeginEditing, .visibilityDidChangeFor(["g1-c1", "g1-c2", "g9-c9"]), .didEndEditing,
    ])
    expectEqual(
      [counted.store.loads, counted.store.saves, counted.store.takeBytes()],
      [1, 1, 260]
    )
    expectEqual(counted.host.customization.tabs.count, 3)
  }

  @Test(arguments: sizes) func `moving one tab notifies of and saves only its group`(size: Int) {
    let counted = Counted(size)
    counted.user.moveRow(counted.tab("g1-c1"), .after, counted.tab("g1-c2"))
    counted.fixture.expectCalls([.displayOrderDidChangeFor("g1")])
    expectEqual([counted.store.saves, counted.store.takeBytes()], [1, 337])
    expectEqual(Array(counted.host.customization.groups.keys), ["g1"])
    expect(!counted.host.takeChanges().contains(.looks))
  }

  @Test(arguments: sizes) func `collapsing a group saves only that group`(size: Int) {
    let counted = Counted(size)
    counted.user.collapse(counted.fixture.group("g1"))
    counted.fixture.expectCalls([])
    expectEqual([counted.store.saves, counted.store.takeBytes()], [1, 145])
  }

  @Test(arguments: sizes)
  func `each further customized tab adds its own bytes, whatever the size of the host`(
    size: Int
  ) {
    let counted = Counted(size)
    let written = (0..<5).map {
      counted.hide("g2-c\($0)")
      return counted.store.takeBytes()
    }
    expectEqual(written, [148, 204, 260, 316, 372])
    counted.host.resetCustomization(.tab("g2-c4"))
    expectEqual(counted.store.takeBytes(), 316)
  }

  @Test(arguments: sizes) func `operations without effect save nothing`(size: Int) {
    let counted = Counted(size)
    counted.hide("g1-c1")
    let saved = [1, counted.store.takeBytes()]
    counted.hide()
    counted.user.beginEditing()
    counted.user.uncheck(counted.tab("g2-c1"))
    counted.user.check(counted.tab("g2-c1"))
    counted.user.endEditing()
    counted.host.customization = counted.host.customization
    counted.host.resetCustomization(.bar)
    counted.host.resetCustomization(.order)
    counted.host.resetCustomization(.expansion)
    counted.host.resetCustomization(.tab("g2-c1"))
    counted.host.resetCustomization(.group("g2"))
    counted.host.pruneCustomization()
    expectEqual([counted.store.saves, saved[1]], saved)
    expectEqual(counted.store.takeBytes(), 0)
  }

  @Test(arguments: sizes)
  func `assigning a customization in which one tab differs changes only that tab`(
    size: Int
  ) {
    let counted = Counted(size)
    var customization = TabCustomization()
    for group in 0..<10 { customization[tab: "g\(group)-c1"].sidebarVisibility = .visible }
    counted.host.customization = customization
    expectEqual(counted.store.saves, 1)
    // The app's later value stays where the customization is unchanged.
    counted.tab("g1-c1").isHidden = true
    customization[tab: "g2-c1"].sidebarVisibility = .hidden
    counted.host.customization = customization
    expectEqual(counted.store.saves, 2)
    expect(counted.tab("g1-c1").isHidden)
    expect(counted.tab("g2-c1").isHidden)
    counted.fixture.expectCalls([])
  }
}
