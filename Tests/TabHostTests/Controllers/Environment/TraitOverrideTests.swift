import TabHost
import TabHostTestSupport
import Testing

/// A trait of the app.
struct ReadingModeTrait: TraitDefinition {
  static let defaultValue = false
}

extension MutableTraits {
  fileprivate var readingMode: Bool {
    get { self[ReadingModeTrait.self] }
    set { self[ReadingModeTrait.self] = newValue }
  }
}

/// A trait that is derived from others.
enum NarrowTrait: TraitDefinition {
  static let defaultValue = false
  static func value(in traits: TraitCollection) -> Bool { traits.horizontalSizeClass == .compact }
}

/// A page that records changes of its traits.
@MainActor final class TraitPage: ViewController {
  let notes: Notes
  let name: String

  init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
    super.init()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection.map(\.summary) ?? "nil"
    notes.words.append("\(name): \(old) to \(traitCollection.summary)")
  }

  override func viewIsAppearing(_ animated: Bool) { notes.words.append("\(name) appears") }
}

extension TraitCollection {
  fileprivate var summary: String {
    let style = ["-", "light", "dark"][userInterfaceStyle.rawValue]
    let width = horizontalSizeClass == .compact ? " compact" : ""
    return style + width + (self[ReadingModeTrait.self] ? " reading" : "")
  }
}

/// Overriding traits.
@MainActor struct TraitOverrideTests {
  private let notes = Notes()
  private let host = TabHostController()
  private let page: TraitPage
  private let other: TraitPage

  init() {
    let (page, other) = (TraitPage("page", notes), TraitPage("other", notes))
    (self.page, self.other) = (page, other)
    host.tabs = [
      .showing(page, "a"),
      .showing(other, "b"),
    ]
    host.appear()
    _ = notes.take()
  }

  @Test func `a change of the host's traits is notified to content on screen`() {
    host.traitCollection.userInterfaceStyle = .dark
    notes.expect(["page: - to dark"])
    host.traitCollection.userInterfaceStyle = .dark
    notes.expect([])
  }

  @Test func `content off screen is notified before it appears, unless nothing differs`() {
    host.selectedTab = host.tabs[1]
    notes.expect(["other appears"])
    host.traitCollection.userInterfaceStyle = .dark
    notes.expect(["other: - to dark"])
    host.selectedTab = host.tabs[0]
    notes.expect(["page: - to dark", "page appears"])
    host.traitCollection.userInterfaceStyle = .light
    host.traitCollection.userInterfaceStyle = .dark
    _ = notes.take()
    host.selectedTab = host.tabs[1]
    notes.expect(["other appears"])
  }

  @Test func `an override applies to the controller and its children`() {
    let child = TraitPage("child", notes)
    page.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = notes.take()
    page.traitOverrides.userInterfaceStyle = .dark
    notes.expect(["page: - to dark", "child: - to dark"])
    page.traitOverrides.readingMode = true
    notes.expect(["page: dark to dark reading", "child: dark to dark reading"])
    host.traitCollection.userInterfaceStyle = .light
    notes.expect([])
    page.traitOverrides.remove(UserInterfaceStyleTrait.self)
    notes.expect([
      "page: dark reading to light reading", "child: dark reading to light reading",
    ])
    expectEqual(host.traitCollection.summary, "light")
    expect(page.traitOverrides.contains(ReadingModeTrait.self))
    expect(!page.traitOverrides.contains(UserInterfaceStyleTrait.self))
  }

  @Test func `an override off screen is notified with the next appearance`() {
    host.selectedTab = host.tabs[1]
    _ = notes.take()
    page.traitOverrides.userInterfaceStyle = .dark
    page.traitOverrides.horizontalSizeClass = .compact
    notes.expect([])
    host.selectedTab = host.tabs[0]
    notes.expect(["page: - to dark compact", "page appears"])
  }

  @Test func `registrations are notified of overrides`() {
    let notes = notes
    page.registerForTraitChanges([ReadingModeTrait.self, UserInterfaceStyleTrait.self]) {
      (page: TraitPage, previous: TraitCollection) in
      notes.words.append("handler \(previous.summary) \(page.traitCollection.summary)")
    }
    page.traitOverrides.readingMode = true
    notes.expect(["handler - - reading", "page: - to - reading"])
    page.traitOverrides.horizontalSizeClass = .compact
    notes.expect(["page: - reading to - compact reading"])
  }

  @Test func `in a batch, overrides are notified at its end, and a reverted one never`() {
    host.performBatchUpdates {
      page.traitOverrides.readingMode = true
      page.traitOverrides.userInterfaceStyle = .dark
      expectEqual(page.traitCollection.summary, "dark reading")
      notes.expect([])
    }
    notes.expect(["page: - to dark reading"])
    host.performBatchUpdates {
      page.traitOverrides.userInterfaceStyle = .light
      page.traitOverrides.userInterfaceStyle = .dark
    }
    notes.expect([])
  }

  @Test func `a compact width by override keeps the sidebar away, whatever the renderer assigns`() {
    host.mode = .tabSidebar
    expect(host.sidebar.isAvailable)
    _ = notes.take()
    host.traitOverrides.horizontalSizeClass = .compact
    expect(!host.sidebar.isAvailable)
    notes.expect(["page: - to - compact"])
    host.traitCollection = .pad
    expectEqual(host.traitCollection.horizontalSizeClass, .compact)
    host.traitCollection.userInterfaceStyle = .dark
    host.traitCollection.orientation = .portrait
    notes.expect(["page: - compact to dark compact", "page: dark compact to dark compact"])
    host.traitOverrides.remove(HorizontalSizeClassTrait.self)
    expectEqual(host.traitCollection.horizontalSizeClass, .regular)
    expectEqual(host.traitCollection.orientation, .portrait)
    notes.expect(["page: dark compact to dark"])
  }

  @Test func `a value assigned to an overridden trait of a host applies after the override`() {
    host.traitOverrides.userInterfaceStyle = .dark
    host.traitCollection.userInterfaceStyle = .light
    expectEqual(host.traitCollection.userInterfaceStyle, .dark)
    host.traitOverrides = TraitOverrides()
    expectEqual(host.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `a callback can remove the tab, override again and change the host`() {
    let (host, page, notes) = (host, page, notes)
    page.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (_: ViewController, _: TraitCollection) in
      notes.words.append("handler")
      page.traitOverrides.horizontalSizeClass = .compact
      host.tabs = []
    }
    page.traitOverrides.userInterfaceStyle = .dark
    expectEqual(notes.take().first, "handler")
    expect(host.tabs.isEmpty)
    expectEqual(page.appearanceState, .disappeared)
  }

  @Test func `a page without overrides stores none, and traits are small`() {
    expectEqual(page.traitOverrides, TraitOverrides())
    expect(MemoryLayout<TraitCollection>.size <= 24)
  }
}

struct TraitValueTests {
  @Test func `a trait of the app has its default until it is set`() {
    var traits = TraitCollection()
    expect(!traits.readingMode)
    traits.readingMode = true
    expect(traits[ReadingModeTrait.self] && traits != TraitCollection())
    traits.readingMode = false
    expectEqual(traits, TraitCollection())
    expectEqual(traits.hashValue, TraitCollection().hashValue)
  }

  @Test func `every trait of the framework can be set by its definition`() {
    var traits = TraitCollection()
    traits[UserInterfaceIdiomTrait.self] = .phone
    traits[HorizontalSizeClassTrait.self] = .compact
    traits[VerticalSizeClassTrait.self] = .compact
    traits[OrientationTrait.self] = .portrait
    traits[LayoutDirectionTrait.self] = .rightToLeft
    traits[UserInterfaceStyleTrait.self] = .dark
    traits[ListEnvironmentTrait.self] = .sidebar
    traits[TabAccessoryEnvironmentTrait.self] = .inline
    traits[TabBarPlacementTrait.self] = .sidebar
    traits[VerticalBarEdgeTrait.self] = .leading
    traits[SidebarAvailableTrait.self] = true
    traits[ShowingGroupChildrenTrait.self] = true
    traits[AccessibilityContrastTrait.self] = .high
    traits[PreferredContentSizeCategoryTrait.self] = .small
    expect(traits.tabBarPlacement == .sidebar && traits.isSidebarAvailable)
    expect(traits.isShowingGroupChildren)
    let same = TraitCollection { mutable in
      mutable.userInterfaceIdiom = .phone
      mutable.horizontalSizeClass = .compact
      mutable.verticalSizeClass = .compact
      mutable.orientation = .portrait
      mutable.layoutDirection = .rightToLeft
      mutable.userInterfaceStyle = .dark
      mutable.listEnvironment = .sidebar
      mutable.tabAccessoryEnvironment = .inline
      mutable.verticalBarEdge = .leading
      mutable.accessibilityContrast = .high
      mutable.preferredContentSizeCategory = .small
      mutable[TabBarPlacementTrait.self] = .sidebar
      mutable[SidebarAvailableTrait.self] = true
      mutable[ShowingGroupChildrenTrait.self] = true
    }
    expectEqual(traits, same)
    var expected = TraitCollection(
      userInterfaceIdiom: .phone,
      horizontalSizeClass: .compact,
      verticalSizeClass: .compact,
      orientation: .portrait,
      layoutDirection: .rightToLeft
    )
    expected.userInterfaceStyle = .dark
    expected.listEnvironment = .sidebar
    expected.tabAccessoryEnvironment = .inline
    expected.verticalBarEdge = .leading
    expected.accessibilityContrast = .high
    expected.preferredContentSizeCategory = .small
    // The host sets the others.
    traits[TabBarPlacementTrait.self] = nil
    traits[SidebarAvailableTrait.self] = false
    traits[ShowingGroupChildrenTrait.self] = false
    expectEqual(traits, expected)
  }

  @Test func `the defaults of the traits are those of a tablet`() {
    let traits = TraitOverrides()
    expect(traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular)
    expect(traits.verticalSizeClass == .regular && traits.orientation == .landscape)
    expect(traits.layoutDirection == .leftToRight && traits.userInterfaceStyle == .unspecified)
    expectEqual(traits.listEnvironment, .unspecified)
    expectEqual(traits.tabAccessoryEnvironment, .unspecified)
    expect(traits[TabBarPlacementTrait.self] == nil)
  }

  @Test func `a derived trait follows the others`() {
    expect(TraitCollection(horizontalSizeClass: .compact)[NarrowTrait.self])
    expect(!TraitCollection()[NarrowTrait.self])
  }

  @Test func `single traits are set by initializers and copies`() {
    expectEqual(TraitCollection(userInterfaceStyle: .dark).userInterfaceStyle, .dark)
    expectEqual(TraitCollection(listEnvironment: .plain).listEnvironment, .plain)
    let inline = TraitCollection(tabAccessoryEnvironment: .inline)
    expectEqual(inline.tabAccessoryEnvironment, .inline)
    let copy = inline.replacing(ReadingModeTrait.self, value: true)
    expect(copy.tabAccessoryEnvironment == .inline && copy.readingMode)
    expectEqual(copy.modifyingTraits { $0.readingMode = false }, inline)
    expect(!copy.hasDifferentColorAppearance(comparedTo: inline))
    expect(
      copy.hasDifferentColorAppearance(comparedTo: TraitCollection(userInterfaceStyle: .light))
    )
    expect(copy.hasDifferentColorAppearance(comparedTo: nil))
  }
}
