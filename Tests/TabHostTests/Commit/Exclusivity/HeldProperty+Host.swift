import TabHost
import TabHostTestSupport

extension HeldProperty {
  /// Returns a host with tabs, on screen, that ignores diagnostics.
  @MainActor static func host() -> TabHostController {
    let host = TabHostController.with(.pad, .bare("a"), TabGroupItem.of([.bare("c")], "g"))
    host.diagnosticHandler = { _ in }
    host.sidebar.displayedRows = 0..<9
    host.appear()
    return host
  }

  /// Returns the same host with the accessory hidden.
  @MainActor private static func hidingHost() -> TabHostController {
    let host = host()
    host.isBottomAccessoryHidden = true
    return host
  }

  static let ofHosts: [HeldProperty] = [
    HeldProperty("host.needsFrameHandler", of: host, \.needsFrameHandler) { probe in
      { probe.hold() }
    },
    HeldProperty("host.searchTextHandler", of: host, \.searchTextHandler) { probe in
      { _ in probe.hold() }
    },
    HeldProperty("host.diagnosticHandler", of: { TabHostController() }, \.diagnosticHandler) {
      probe in { _ in probe.hold() }
    },
    HeldProperty("host.bottomAccessory", of: host, \.bottomAccessory) {
      TabAccessory(contentView: ProbePage($0))
    },
    HeldProperty("accessory that is hidden", of: hidingHost, \.bottomAccessory) {
      TabAccessory(contentView: ProbePage($0))
    },
    HeldProperty("host.customizationStore", of: host) { host, probe in
      host.customizationStore = probe.map { ProbeStore($0) } ?? InMemoryTabCustomizationStore()
    } holdsProbe: {
      $0.customizationStore is ProbeStore
    },
    HeldProperty("host.tabs", of: host) { host, probe in
      host.tabs = [.bare("a")] + (probe.map { [.holding($0)] } ?? [])
    } holdsProbe: {
      $0.tabs.count == 2
    },
    HeldProperty("tabs with the selection", of: { TabHostController() }) { host, probe in
      host.tabs = probe.map { [.holding($0)] } ?? []
    } holdsProbe: {
      !$0.tabs.isEmpty
    },
    HeldProperty("host.popover", of: host) { host, probe in
      guard let probe else { return host.dismissPopover() }
      host.present(Popover(content: ProbePage(probe), sourceItem: host.tabs[0]))
    } holdsProbe: {
      $0.popover != nil
    },
    HeldProperty("selection.valueHandler", of: { Selecting() }, \.selection.valueHandler) { probe in
      { _ in probe.hold() }
    },
  ]

  @MainActor private final class Selecting {
    let host = HeldProperty.host()
    let selection: TabSelection<String>

    init() {
      selection = TabSelection(host, values: ["a"]) { $0 }
    }
  }

  static let ofSidebars: [HeldProperty] = [
    HeldProperty(
      "sidebar.headerContentConfiguration",
      of: host,
      \.sidebar.headerContentConfiguration
    ) { ProbeConfiguration(probe: $0) },
    HeldProperty(
      "sidebar.footerContentConfiguration",
      of: host,
      \.sidebar.footerContentConfiguration
    ) { ProbeConfiguration(probe: $0) },
    HeldProperty("sidebar.bottomBarView", of: host, \.sidebar.bottomBarView) { ProbePage($0) },
    HeldProperty(
      "bottom bar of a host off screen",
      of: { TabHostController() },
      \.sidebar.bottomBarView
    ) { ProbePage($0) },
    HeldProperty("sidebar.navigationOverflowItems", of: host, \.sidebar.navigationOverflowItems) {
      probe in
      DeferredMenuElement { _ in probe.hold() }
    },
    HeldProperty("sidebar.toolbarItems", of: host) { host, probe in
      host.sidebar.toolbarItems = probe.map { [.holding($0)] } ?? []
    } holdsProbe: {
      !$0.sidebar.toolbarItems.isEmpty
    },
    HeldProperty("item.contentConfiguration", of: { Listing() }) { listing, probe in
      listing.item?.contentConfiguration =
        probe.map { ProbeConfiguration(probe: $0) } ?? ListContentConfiguration.sidebarCell()
    } holdsProbe: {
      $0.item?.contentConfiguration is ProbeConfiguration
    },
    HeldProperty("item.backgroundConfiguration", of: { Listing() }) { listing, probe in
      var background = BackgroundConfiguration.clear()
      background.customView = probe.map { ProbePage($0) }
      listing.item?.backgroundConfiguration = background
    } holdsProbe: {
      $0.item?.backgroundConfiguration.customView != nil
    },
    HeldProperty("item.accessories", of: { Listing() }) { listing, probe in
      listing.item?.accessories =
        probe.map { probe in [.detail { probe.hold() }] } ?? []
    } holdsProbe: {
      $0.item?.accessories.isEmpty == false
    },
  ]

  /// A host and the item of one of its rows on screen.
  @MainActor private final class Listing {
    let host = HeldProperty.host()
    var item: TabSidebarItem? { host.sidebar.item(at: 0) }
  }
}
