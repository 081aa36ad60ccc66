import Foundation
import TabHost
import TabHostTestSupport

extension HostRelease {
  static let ofHandlers: [HostRelease] = [
    .handler("searchTextHandler") { owned, release in
      owned.host?.isSearchable = true
      owned.host?.searchText = "old"
      owned.host?.searchTextHandler = { _ in release() }
    } trigger: {
      $0.a.isHidden = true
    },
    .handler("diagnosticHandler") { owned, release in
      owned.host?.diagnosticHandler = { _ in release() }
    } trigger: {
      $0.group.children.append($0.group)
    },
    .handler("valueHandler") { owned, release in
      guard let host = owned.host else { return }
      let selection = TabSelection(host, values: ["a", "b"]) { $0 }
      selection.valueHandler = { _ in release() }
      owned.company.append(selection)
    } trigger: {
      $0.a.isHidden = true
    },
    .handler("selectedTabDidChange", in: { OwnedHost(OverridingHost()) }) { owned, release in
      (owned.host as? OverridingHost)?.onSelection = release
    } trigger: {
      $0.a.isHidden = true
    },
    .handler("setTabs", in: { OwnedHost(OverridingHost()) }) { owned, release in
      (owned.host as? OverridingHost)?.onTabs = release
    } trigger: {
      $0.host?.tabs = [$0.b]
    },
    .handler("frameProvider") { owned, release in
      let provider = FrameProvider(release)
      owned.company.append(provider)
      owned.host?.frameProvider = provider
    } trigger: {
      _ = $0.b.frame(in: $0.page)
    },
    .handler("a store that loads") { owned, release in
      owned.host?.customizationStore = ReleasingStore(onLoad: release)
    } trigger: {
      $0.host?.customizationIdentifier = "main"
    },
    .handler("a store that saves") { owned, release in
      owned.host?.customizationStore = ReleasingStore(onSave: release)
      owned.host?.customizationIdentifier = "main"
    } trigger: {
      $0.host?.user.collapse($0.group)
    },
    .handler("dismissHandler") { owned, release in
      owned.host?.present(
        Popover(content: ViewController(), sourceItem: owned.b, dismissHandler: release)
      )
    } trigger: {
      $0.b.isHidden = true
    },
    .handler("a swipe action") { owned, release in
      let action = ContextualAction(style: .normal, title: "Do") { _, _, done in
        release()
        done(true)
      }
      owned.b.trailingSwipeActionsProvider = { _ in SwipeActionsConfiguration(actions: [action]) }
    } trigger: {
      $0.host?.user.fullSwipe(.trailing, on: $0.b)
    },
    .handler("a provider of swipe actions") { owned, release in
      owned.b.leadingSwipeActionsProvider = { _ in
        release()
        return nil
      }
    } trigger: {
      $0.host?.user.openSwipeActions(.leading, on: $0.b)
    },
    .handler("a context menu") { owned, release in
      owned.b.contextMenuProvider = { _ in
        release()
        return Menu(children: [Action(title: "Do") { _ in }])
      }
    } trigger: {
      $0.host?.user.openContextMenu(on: $0.b)
    },
    .handler("an action of a menu") { owned, release in
      let action = Action(title: "Do") { _ in release() }
      owned.b.contextMenuProvider = { _ in Menu(children: [action]) }
      owned.company.append(action)
      owned.host?.user.openContextMenu(on: owned.b)
    } trigger: { owned in
      if let action = owned.company.first as? Action { owned.host?.user.performMenuElement(action) }
    },
    .handler("an element that is completed later") { owned, release in
      let later = Later()
      owned.b.contextMenuProvider = { _ in
        Menu(children: [DeferredMenuElement { later.complete = $0 }])
      }
      owned.company.append(later)
      owned.host?.user.openContextMenu(on: owned.b)
      owned.host?.needsFrameHandler = release
    } trigger: { owned in
      (owned.company.first as? Later)?.complete([Action(title: "Do") { _ in }])
    },
    .handler("an action of a group") { owned, release in
      owned.group.sidebarActions = [Action(title: "Do") { _ in release() }]
    } trigger: {
      $0.host?.user.perform($0.group.sidebarActions[0], in: $0.group)
    },
    .handler("an accessory") { owned, release in
      owned.sidebar?.item(for: owned.b)?.accessories = [.detail { release() }]
    } trigger: {
      $0.host?.user.performAccessory(at: 0, of: $0.b)
    },
  ]

  @MainActor private final class OverridingHost: TabHostController {
    var onSelection: () -> Void = {}
    var onTabs: () -> Void = {}

    override func selectedTabDidChange(from previousTab: TabItem?) { onSelection() }

    override func setTabs(_ tabs: [TabItem], animated: Bool) {
      onTabs()
      super.setTabs(tabs, animated: animated)
    }
  }

  @MainActor private final class FrameProvider: TabFrameProvider {
    private let release: () -> Void

    init(_ release: @escaping () -> Void) {
      self.release = release
    }

    func frame(of tab: TabItem) -> CGRect? {
      release()
      return CGRect.zero
    }
  }

  @MainActor private final class ReleasingStore: TabCustomizationStore {
    private let onLoad: () -> Void
    private let onSave: () -> Void

    init(onLoad: @escaping () -> Void = {}, onSave: @escaping () -> Void = {}) {
      (self.onLoad, self.onSave) = (onLoad, onSave)
    }

    func load(identifier: String) -> TabCustomization? {
      onLoad()
      return nil
    }

    func save(_ customization: TabCustomization, identifier: String) { onSave() }
  }

  /// The completion handler of a deferred element, to be called later.
  @MainActor private final class Later {
    var complete: ([MenuElement]) -> Void = { _ in }
  }
}
