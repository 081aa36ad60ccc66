import Foundation
import TabHost
import TabHostTestSupport

extension HostRelease {
  /// Returns a release in the frame handler, for a cause of a frame request.
  private static func frame(
    _ cause: String,
    trigger: @escaping @MainActor @Sendable (OwnedHost) -> Void
  ) -> HostRelease {
    .handler("needsFrameHandler, \(cause)") { owned, release in
      owned.host?.needsFrameHandler = release
    } trigger: {
      trigger($0)
    }
  }

  static let ofFrames: [HostRelease] = [
    frame("by a title") { $0.b.title = "B" },
    frame("by a badge") { $0.b.badgeValue = "1" },
    frame("by a tab that is disabled") { $0.b.isEnabled = false },
    frame("by a tab that can be hidden") { $0.b.allowsHiding = true },
    frame("by a placement") { $0.b.preferredPlacement = .fixed },
    frame("by a hidden tab") { $0.b.isHidden = true },
    frame("by a hidden selection") { $0.a.isHidden = true },
    frame("by a collapsed group") { $0.group.isExpanded = false },
    frame("by children") { $0.group.children = [$0.c2] },
    frame("by an order") { $0.group.displayOrderIdentifiers = ["c2", "c1"] },
    frame("by actions") { $0.group.sidebarActions = [] },
    frame("by an action") { $0.action.title = "Other" },
    frame("by an inline group") { $0.group.barPresentation = .inlineChildren },
    frame("by a sum of badges") { $0.group.aggregatesBadges = true },
    frame("by a sidebar that is hidden") { $0.sidebar?.isHidden = true },
    frame("by a header") {
      $0.sidebar?.headerContentConfiguration = ListContentConfiguration.sidebarCell()
    },
    frame("by a bottom bar") { $0.sidebar?.bottomBarView = ViewController() },
    frame("by a toolbar") { $0.sidebar?.toolbarItems = [Action(title: "Do") { _ in }] },
    frame("by overflow items") {
      $0.sidebar?.navigationOverflowItems = DeferredMenuElement { _ in }
    },
    frame("by a layout") { $0.sidebar?.preferredLayout = .tile },
    frame("by an item") { $0.sidebar?.item(for: $0.b)?.accessories = [.delete()] },
    frame("by a page that is pushed") {
      $0.navigation.pushViewController(ViewController(), animated: false)
    },
    frame("by the title of a page") { $0.navigation.title = "Other" },
    frame("by a page that hides the bar") { $0.navigation.prefersTabBarHidden = true },
    frame("by a page that needs display") { $0.navigation.setNeedsDisplay() },
    frame("by a managed stack") {
      $0.group.managingNavigationController = NavigationController()
    },
    frame("by a selection") { $0.host?.selectedTab = $0.b },
    frame("by tabs") { $0.host?.tabs = [$0.a] },
    frame("by a size") { $0.host?.layoutMetrics.sidebarWidth = 9 },
    frame("by a batch") { owned in
      owned.host?.performBatchUpdates {
        owned.b.title = "B"
        owned.group.isExpanded = false
      }
    },
  ]

  /// Returns a release in an observer, for a cause of its notification.
  private static func observer(
    _ name: String,
    _ read: @escaping @MainActor @Sendable (OwnedHost) -> Void,
    _ trigger: @escaping @MainActor @Sendable (OwnedHost) -> Void
  ) -> HostRelease {
    .handler("observer of \(name)") { owned, release in
      owned.company.append(
        Watch {
          read(owned)
        } then: {
          release()
          return nil
        }
      )
    } trigger: {
      trigger($0)
    }
  }

  static let ofObservers: [HostRelease] = [
    observer("title", { _ = $0.b.title }, { $0.b.title = "B" }),
    observer("isEnabled", { _ = $0.b.isEnabled }, { $0.b.isEnabled = false }),
    observer("isHidden", { _ = $0.b.isHidden }, { $0.b.isHidden = true }),
    observer("badge", { _ = $0.b.badge }, { $0.b.badge = .count(1) }),
    observer("children", { _ = $0.group.children }, { $0.group.children = [] }),
    observer("isExpanded", { _ = $0.group.isExpanded }, { $0.group.isExpanded = false }),
    observer("tabHostController", { _ = $0.c1.tabHostController }, { $0.group.children = [$0.c2] }),
    observer("selectedTab", { _ = $0.host?.selectedTab }, { $0.a.isHidden = true }),
    observer("bar", { _ = $0.host?.bar }, { $0.b.isHidden = true }),
    observer("rows", { _ = $0.sidebar?.rows.count }, { $0.b.isHidden = true }),
    observer("sidebar.isHidden", { _ = $0.sidebar?.isHidden }, { $0.sidebar?.isHidden = true }),
    observer(
      "contentLayoutGuide",
      {
        $0.host?.bounds = CGRect(x: 0, y: 0, width: 900, height: 400)
        _ = $0.host?.contentLayoutGuide
      },
      { $0.sidebar?.isHidden = true }
    ),
    observer("tabs", { _ = $0.host?.tabs }, { $0.group.children = [$0.b] }),
    observer("mode", { _ = $0.host?.mode }, { $0.host?.mode = .tabBar }),
  ]
}
