import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The environment of a host inside another one.
@MainActor struct NestedEnvironmentTests {
  /// Where the inner host is in the outer one.
  enum Place: CaseIterable { case tab, stack, presented }

  private let page = ViewController()
  private let inner: TabHostController
  private let outer = TabHostController()

  init() {
    inner = TabHostController(tabs: [.showing(page, "i"), .shown("j")])
    for host in [inner, outer] { host.diagnosticHandler = { _ in } }
  }

  private static let narrow: TraitCollection = {
    var traits = TraitCollection.terminal(columns: 44, rows: 20)
    traits.userInterfaceStyle = .dark
    traits.layoutDirection = .rightToLeft
    return traits
  }()

  private func show(_ content: ViewController? = nil, in place: Place) {
    let content = content ?? inner
    let root: ViewController =
      switch place {
      case .tab: content
      case .stack: NavigationController(rootViewController: content)
      case .presented: ViewController()
      }
    outer.tabs = [.showing(root, "a"), .shown("b")]
    outer.appear()
    guard place == .presented else { return }
    content.modalPresentationStyle = .fullScreen
    outer.present(content, animated: false)
  }

  private func seen(_ controller: ViewController) -> String {
    let traits = controller.traitCollection
    return
      "\(traits.userInterfaceIdiom) \(traits.horizontalSizeClass) \(traits.userInterfaceStyle) "
      + "\(traits.layoutDirection)"
  }

  @Test(arguments: Place.allCases)
  func `the traits come from the container, and follow it`(place: Place) {
    outer.traitCollection = Self.narrow
    show(in: place)
    expectEqual(seen(page), "terminal compact dark rightToLeft")
    expectEqual(seen(inner), seen(page))
    outer.traitCollection = .phone
    expectEqual(seen(page), "phone compact unspecified leftToRight")
    outer.traitOverrides.userInterfaceStyle = .light
    expectEqual(seen(page), "phone compact light leftToRight")
  }

  @Test func `the traits are there when the host and its content are loaded`() {
    final class Noting: TabHostController {
      var seen: [SizeClass] = []
      override func viewDidLoad() { seen.append(traitCollection.horizontalSizeClass) }
      override func viewWillAppear(_ animated: Bool) {
        seen.append(traitCollection.horizontalSizeClass)
      }
    }
    let noting = Noting()
    outer.traitCollection = .phone
    show(noting, in: .tab)
    expectEqual(noting.seen, [.compact, .compact])
    outer.selectedTab = outer.tabs[1]
    outer.traitCollection = .pad
    outer.selectedTab = outer.tabs[0]
    expectEqual(noting.seen, [.compact, .compact, .regular])
  }

  @Test func `traits that the app has assigned before and meanwhile remain, the others follow`() {
    inner.traitCollection = .phone
    show(in: .tab)
    outer.traitCollection.userInterfaceStyle = .dark
    expectEqual(seen(page), "phone compact dark leftToRight")
    inner.traitCollection.layoutDirection = .rightToLeft
    outer.traitCollection = .tv
    expectEqual(seen(page), "phone compact unspecified rightToLeft")
    outer.traitCollection.horizontalSizeClass = .compact
    outer.traitCollection.horizontalSizeClass = .regular
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact)
  }

  @Test func `the trait overrides of the inner host remain, and end`() {
    inner.traitOverrides.horizontalSizeClass = .regular
    outer.traitCollection = Self.narrow
    show(in: .stack)
    expectEqual(seen(page), "terminal regular dark rightToLeft")
    inner.traitOverrides = TraitOverrides()
    expectEqual(seen(page), "terminal compact dark rightToLeft")
  }

  @Test func `a trait of the app comes down, and gives way to an assigned value`() {
    struct Reading: TraitDefinition { static let defaultValue = 0 }
    show(in: .tab)
    outer.traitOverrides[Reading.self] = 3
    expectEqual(page.traitCollection[Reading.self], 3)
    inner.traitCollection[Reading.self] = 5
    outer.traitOverrides[Reading.self] = 4
    expectEqual(page.traitCollection[Reading.self], 5)
  }

  @Test(arguments: Place.allCases)
  func `a split in the inner host is collapsed in a compact width`(place: Place) {
    let split = SplitController(primary: ViewController(), secondary: ViewController())
    outer.traitCollection = Self.narrow
    show(TabHostController(tabs: [.showing(split, "s")]), in: place)
    expect(split.isCollapsed)
    outer.traitCollection = .pad
    expect(split.isCollapsed == false)
  }

  @Test func `the sidebar delegate of the inner host is notified of the availability`() {
    final class Watcher: TabHostController.Sidebar.Delegate {
      var heard: [Bool] = []
      func tabHostController(
        _ host: TabHostController,
        sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
      ) { heard.append(sidebar.isAvailable) }
    }
    let watcher = Watcher()
    inner.mode = .tabSidebar
    inner.sidebar.delegate = watcher
    show(in: .tab)
    expectEqual(watcher.heard, [])
    outer.traitCollection = .terminal(columns: 44, rows: 20)
    expectEqual(watcher.heard, [false])
    outer.traitCollection = .terminal(columns: 100, rows: 20)
    expectEqual(watcher.heard, [false, true])
  }

  @Test
  func `the bounds are those of the outer host, and content is notified once`() {
    final class Sized: ViewController {
      var notes: [String] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        let bounds = tabHostController?.bounds.width ?? 0
        notes.append("\(size.width) \(bounds) \(transitionCoordinator === coordinator)")
      }
    }
    let sized = Sized()
    outer.layoutMetrics.barThickness = 1
    outer.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    let inner = TabHostController(tabs: [.showing(sized, "i")])
    show(inner, in: .stack)
    expectEqual(inner.bounds, outer.bounds)
    expectEqual(inner.layoutMetrics, outer.layoutMetrics)
    outer.bounds.size.width = 60
    expectEqual(sized.notes, ["60.0 60.0 true"])
    expectEqual(inner.bounds.width, 60)
  }

  @Test func `a host that leaves its container keeps its traits until the next one`() {
    outer.traitCollection = .phone
    let stack = NavigationController(rootViewController: ViewController())
    show(stack, in: .tab)
    stack.pushViewController(inner, animated: false)
    stack.popViewController(animated: false)
    expectEqual(inner.traitCollection.userInterfaceIdiom, .phone)
    let other = TabHostController(tabs: [.showing(inner, "a")])
    other.diagnosticHandler = { _ in }
    other.traitCollection = .mac
    other.appear()
    expectEqual(inner.traitCollection.userInterfaceIdiom, .mac)
    withExtendedLifetime(page) {}
  }
}
