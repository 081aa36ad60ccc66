import TabHost

extension Measure {
  /// Pages that use neither a navigation item, nor key commands, overridden traits or a presentation:
  /// they are no larger than what every page stores, and selecting them takes no longer than
  /// selecting pages that use all of that.
  static var pages: [Measure] {
    [
      Measure(
        name: "memory, plain page",
        unit: .bytesPerTab,
        sizes: [1_000, 10_000],
        target: Target(ratio: 1.1)
      ) { count in
        let cost = perPage(count) { ViewController() }
        let floor = perPage(count) { LeanPage() }
        guard let cost, let floor else { return nil }
        return Trial(cost: { cost }, floor: { floor })
      },
      Measure(
        name: "select, plain pages",
        sizes: [100, 1_000, 10_000],
        target: Target(ratio: 1)
      ) { count in
        let plain = host(tabs: count) { ViewController() }
        let furnished = host(tabs: count) { furnishedPage() }
        var (sampler, floorSampler) = (Sampler(0..<count), Sampler(0..<count))
        let (tabs, others) = (plain.tabs, furnished.tabs)
        return .timing {
          plain.selectedTab = tabs[sampler.next()]
          keep(plain.takeChanges())
        } floor: {
          furnished.selectedTab = others[floorSampler.next()]
          keep(furnished.takeChanges())
        }
      },
    ]
  }

  /// Returns the number of bytes of an object, or `nil` if the allocator does not report its size.
  private static func perPage(_ count: Int, _ make: () -> AnyObject) -> Double? {
    // The first objects use up the freed memory that the allocator has cached by size.
    let first = (0..<count).map { _ in make() }
    guard let before = HeapSize.now else { return nil }
    let second = (0..<count).map { _ in make() }
    guard let after = HeapSize.now else { return nil }
    return withExtendedLifetime((first, second)) { Double(after - before) / Double(count) }
  }

  /// Returns a visible host whose pages have been on screen.
  private static func host(
    tabs count: Int,
    page: @escaping () -> ViewController
  ) -> TabHostController {
    let tabs = (0..<count).map { number in
      TabItem(title: "Tab \(number)", identifier: "\(number)") { _ in page() }
    }
    let host = TabHostController(tabs: tabs)
    host.appear()
    for tab in tabs { host.selectedTab = tab }
    return host
  }

  /// Returns a page that uses everything that most pages do without.
  private static func furnishedPage() -> ViewController {
    let page = ViewController()
    page.navigationItem.subtitle = "Subtitle"
    page.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
    page.addKeyCommand(KeyCommand(title: "Reload", input: "r") { _ in })
    page.traitOverrides.userInterfaceStyle = .dark
    page.modalPresentationStyle = .formSheet
    return page
  }
}

/// The values that every page stores: title, life cycle, containment and tab.
private final class LeanPage {
  var title: String?
  var isLoaded = false
  var needsUpdate = true
  var hidesBar = false
  var prefersHiddenBar = false
  unowned(unsafe) var tab: AnyObject?
  unowned(unsafe) var parent: AnyObject?
  var children: [AnyObject] = []
  var appearance: (state: UInt8, step: Int32, isAnimated: Bool, followsParent: Bool) =
    (0, 0, false, false)
  var environment: AnyObject?
  /// The object with everything else.
  var details: AnyObject?
}
