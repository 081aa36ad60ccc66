public import Observation

/// A destination of a host: its appearance in the bar and the sidebar, and its content.
///
/// Create a tab once and change it through its properties, which updates every place that displays
/// it. A tab is in at most one host at a time, as a root in ``TabHostController/tabs`` or as a
/// child in ``TabGroupItem/children``. Adding it to a second place removes it from the first,
/// without a diagnostic.
///
/// Two tabs with the same identifier are equal (`==`), but not identical (`===`). The framework
/// compares by identity; use equality for searches such as `tabs.firstIndex(of:)`.
///
/// Tabs are `Observable`: you can observe the properties of a tab with
/// `withObservationTracking(_:onChange:)` and `Observations`, wherever the tab is. See
/// <doc:FollowingChanges>. Declare a `deinit` of a subclass as `isolated deinit`.
///
/// Corresponds to `UITab` in UIKit.
@preconcurrency @MainActor open class TabItem: nonisolated Hashable {
  /// The identifier of the tab, unique within a host.
  ///
  /// It never changes. If a tab is added whose identifier is already used in the host, or by a tab
  /// before it in declared order, it is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/duplicateIdentifier``.
  public nonisolated let identifier: String

  /// The group that contains the tab.
  final weak var storedParent: TabGroupItem?
  /// A reference to the host, shared by all of its tabs; `nil` for a tab that is in no host.
  final var hostReference: HostReference?
  /// The observers of the tab; `nil` until a property is accessed outside the framework.
  final var observers: PropertyObservers?

  // The framework reads stored properties; the public properties also register an access. Small
  // values are next to each other, because their order affects the size of each tab.
  final var storedTitle: String
  final var storedImage: TabImage?
  final var storedIsEnabled = true
  final var storedAllowsHiding = false
  final var storedAllowsMoving = true
  final var visibility = Visibility()
  final var explicitPlacement = Placement.automatic
  /// Whether the section that lists the tab has counted its rows before they changed.
  final var isRowCountOutdated = false
  /// Whether a list that is being replaced has not found the tab among the new ones yet.
  final var isLeaving = false
  /// The index in the slots of the sidebar section that lists the tab, while that section exists.
  final var slot: Int32 = 0

  final var content = Content.unmade
  final let viewProvider: ((TabItem) -> ViewController)?
  /// The rarely set properties; `nil` if none is set.
  final var details: Details?

  /// Creates a tab.
  ///
  /// The provider is not called yet.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - image: A symbol in its outline variant.
  ///   - identifier: The identifier, unique within a host.
  ///   - viewProvider: Creates the content when it is first needed. It receives the tab, and is
  ///     called again only after the content was unloaded.
  public init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    storedTitle = title
    storedImage = image
    self.identifier = identifier
    self.viewProvider = viewProvider
  }

  @MainActor deinit {
    if case .made(let controller) = content { controller.release(from: self) }
    details?.primaryAction?.release()
  }

  /// The type, the identifier and the title, and what differs from the defaults, on one line, for
  /// logs and debuggers.
  open var description: String { line() }

  // MARK: - Properties that subclasses can override

  /// The title in the bar and the sidebar.
  ///
  /// A change updates every place that displays the tab. An override can observe assignments; the
  /// framework displays the title that it stores.
  open var title: String {
    get { observed(\.title, storedTitle) }
    set {
      guard newValue != storedTitle else { return }
      let host = host
      let facets: Facet = host?.namesBackButton(self) == true ? [.look, .navigationBar] : .look
      update(\.title, facets, in: host) { storedTitle = newValue }
    }
  }

  /// The content of the tab, or `nil` for a tab without a provider.
  ///
  /// The first read calls the provider. The tab retains the view controller, even while it is
  /// hidden or not in a host, until you call ``TabHostController/unload(_:)``. A provider that
  /// reads this property of its own tab reads `nil`, which is reported as
  /// ``TabHostController/Diagnostic/Rule/recursiveProvider``.
  ///
  /// An override can configure the controller that `super` returns. The framework calls it when it
  /// creates the content, and shows the controller of the provider.
  open var viewController: ViewController? {
    let content = providedViewController
    return observed(\.viewController, content)
  }

  /// The tab as a group, without a dynamic cast.
  var asGroup: TabGroupItem? { nil }

  /// The tab as a search tab, without a dynamic cast.
  var asSearch: SearchTabItem? { nil }

  /// Returns the number of rows of the tab in a sidebar that does or does not list hidden tabs.
  func rowCount(listingHidden: Bool) -> Int { visibility.isHidden && !listingHidden ? 0 : 1 }

  /// Returns whether two tabs have the same identifier, which is compared byte by byte.
  public nonisolated static func == (left: TabItem, right: TabItem) -> Bool {
    left.identifier.isIdentical(to: right.identifier)
  }

  /// Returns whether an object is a tab with the same identifier, like `==`.
  public nonisolated final func isEqual(_ object: Any?) -> Bool { object as? TabItem == self }

  /// Hashes the identifier.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension TabItem: Observable {}

extension TabItem: Observed {
  var host: TabHostController? { hostReference?.host }

  func lookDidChange(_ facets: Facet, in host: TabHostController) {
    if facets.contains(.look) {
      host.transaction.noteLook(of: self, in: host)
    } else {
      host.transaction.frame.noteLook(of: self)
    }
  }
}

// MARK: - Properties

extension TabItem {
  /// The image, as a symbol in its outline variant.
  ///
  /// The default is `nil`. The bar displays the filled variant. A change updates every place that
  /// displays the tab.
  public var image: TabImage? {
    get { observed(\.image, storedImage) }
    set { update(\.image, from: storedImage, to: newValue, .look) { storedImage = newValue } }
  }

  /// Whether the user may select the tab.
  ///
  /// The default is `true`. A disabled tab is dimmed. The app can still select it, and disabling
  /// the selected tab leaves it selected. Disabling a group disables all tabs below it; see
  /// ``isEffectivelyEnabled``.
  public var isEnabled: Bool {
    get { observed(\.isEnabled, storedIsEnabled) }
    set {
      let facets: Facet = asGroup == nil ? [.look, .tabs] : [.look, .tabs, .list, .rowStates]
      update(\.isEnabled, from: storedIsEnabled, to: newValue, facets) {
        storedIsEnabled = newValue
      }
    }
  }

  /// Whether a drag that rests on the tab selects it.
  ///
  /// The default is `true`. The property has no effect for a tab with a ``primaryAction``.
  public var isSpringLoaded: Bool {
    get { observed(\.isSpringLoaded, storedIsSpringLoaded) }
    set {
      update(\.isSpringLoaded, from: storedIsSpringLoaded, to: newValue, .none) {
        madeDetails.isSpringLoaded = newValue
      }
    }
  }

  /// Whether the user may hide the tab and show it again.
  ///
  /// The default is `false`. The app can always assign ``isHidden``.
  public var allowsHiding: Bool {
    get { observed(\.allowsHiding, storedAllowsHiding) }
    set {
      // While the user is editing, the row has a checkbox for this.
      update(\.allowsHiding, from: storedAllowsHiding, to: newValue, .rowLook) {
        storedAllowsHiding = newValue
      }
    }
  }

  /// Whether the user may move the tab among its siblings in the sidebar.
  ///
  /// The default is `true`. Moving a tab also requires ``TabGroupItem/allowsReordering`` of its
  /// group, or ``TabHostController/allowsReordering`` for a root tab, unless the tab is
  /// ``TabCustomizationBehavior/reorderable`` in the sidebar. A tab that may not be moved
  /// keeps its declared place, regardless of the order of its siblings. Has no counterpart in
  /// UIKit.
  public var allowsMoving: Bool {
    get { observed(\.allowsMoving, storedAllowsMoving) }
    set {
      update(\.allowsMoving, from: storedAllowsMoving, to: newValue, .none) {
        storedAllowsMoving = newValue
        siblingsOrderDidChange()
      }
    }
  }

  /// The default of ``isHidden``, which a reset also restores.
  ///
  /// The default is `false`. The value is used when the tab enters a host, unless ``isHidden`` has
  /// been assigned.
  public var isHiddenByDefault: Bool {
    get { observed(\.isHiddenByDefault, storedIsHiddenByDefault) }
    set {
      update(\.isHiddenByDefault, from: storedIsHiddenByDefault, to: newValue, .none) {
        madeDetails.isHiddenByDefault = newValue
      }
    }
  }
}
