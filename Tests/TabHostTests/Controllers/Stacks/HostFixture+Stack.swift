import TabHost
import TabHostTestSupport
import TabHostTesting

extension HostFixture {
  /// The pages of the visible stack, by tab identifier or title.
  var stack: [String] {
    host.visibleNavigationController?.viewControllers.map {
      ($0 as? NamedViewController)?.subject.name ?? $0.tab?.identifier ?? $0.title ?? "?"
    } ?? []
  }

  /// Pushes a recorded page onto the stack that the group `g` manages.
  func push(_ name: String) {
    let page = NamedViewController(.page(name))
    group("g").managingNavigationController?.pushViewController(page, animated: false)
  }
}
