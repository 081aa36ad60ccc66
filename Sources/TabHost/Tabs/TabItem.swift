public import Foundation
public import Observation

/// A destination of a host: its appearance in the bar and the sidebar, and its content.
///
/// Create a tab once and change it through its properties, which updates every place that displays
/// it. A tab is in at most one host at a time, as a root in ``TabHostController/tabs`` or as a
/// child in ``TabGroupItem/children``. Adding it to a second place removes it from the first,
/// without a diagnostic.
///
/// Two tabs with the same identifier are equal (`==`), but not identical (`===`). The framework
/// compares by identity; use equality for searches such as `tabs.firstIndex(of:)`. If you assign new
/// tabs with the identifiers of old ones, the selection follows the identifiers.
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
  /// The number of the tab's row among the known rows of the sidebar, if it has one.
  final var rowNumber: Int32 = 0

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
      host.transaction.frame.noteLook()
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
        changeSidebarBehavior { storedAllowsHiding = newValue }
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
        changeSidebarBehavior { storedAllowsMoving = newValue }
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

extension TabItem {
  /// The rarely set properties, stored out of line.
  final class Details {
    var selectedImage: TabImage?
    var subtitle: String?
    var userInfo: Any?
    var badge: TabBadge?
    var helpText: String?
    var accessibility = TabAccessibility()
    var barBehavior = BarBehavior()
    var gestures: Gestures?
    var customizationIdentifier: String?
    /// Whether the user may move the tab among its siblings, regardless of their parent.
    var isReorderable = false
    var primaryAction: PrimaryAction?
    var reselectionBehavior = ReselectionBehavior.automatic
    var isSpringLoaded = true
    var isHiddenByDefault = false
    /// The controller of a tab that the host has created for it.
    var representedController: ViewController?
    /// The item with the values of the tab.
    var barItem: TabBarItem?
  }

  final var storedIsSpringLoaded: Bool { details?.isSpringLoaded ?? true }
  final var storedIsHiddenByDefault: Bool { details?.isHiddenByDefault ?? false }

  /// The details, created if needed.
  var madeDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  /// The image while the tab is selected, or `nil` for ``image``.
  ///
  /// The default is `nil`. A change updates every place that displays the tab.
  public var selectedImage: TabImage? {
    get { observed(\.selectedImage, details?.selectedImage) }
    set {
      update(\.selectedImage, from: details?.selectedImage, to: newValue, .look) {
        madeDetails.selectedImage = newValue
      }
    }
  }

  /// Returns the image that a renderer displays on a surface: the ``selectedImage`` of a selected tab
  /// that has one, or else the ``image``; in the bar in its filled variant.
  ///
  /// In the sidebar, the configuration of a row can replace it. The result is `nil` without an image.
  public func resolvedImage(on surface: TabSurface, isSelected: Bool) -> TabImage? {
    let chosen = isSelected ? selectedImage ?? image : image
    return surface == .tabBar ? chosen?.filled : chosen
  }

  /// A second line of text, displayed where there is space for it, as in a sidebar.
  ///
  /// The default is `nil`. A change updates every place that displays the tab.
  public var subtitle: String? {
    get { observed(\.subtitle, details?.subtitle) }
    set {
      update(\.subtitle, from: details?.subtitle, to: newValue, .look) {
        madeDetails.subtitle = newValue
      }
    }
  }

  /// A value of the app, which the framework retains and never reads.
  ///
  /// The default is `nil`.
  public var userInfo: Any? {
    get { observed(\.userInfo, details?.userInfo) }
    set {
      guard newValue != nil || details != nil else { return }
      update(\.userInfo, replacing: details?.userInfo, .none) { madeDetails.userInfo = newValue }
    }
  }

  /// A sentence that describes the purpose of the tab.
  ///
  /// The default is `nil`. The text is displayed while a pointer rests on the tab, and is the
  /// default of the accessibility hint. A change updates every place that displays the tab.
  /// Corresponds to SwiftUI's `help(_:)`.
  public var helpText: String? {
    get { observed(\.helpText, details?.helpText) }
    set {
      update(\.helpText, from: details?.helpText, to: newValue, .look) {
        madeDetails.helpText = newValue
      }
    }
  }

  /// The description for assistive technology and tests.
  ///
  /// The default has only default values. A change updates every place that displays the tab.
  public var accessibility: TabAccessibility {
    get { observed(\.accessibility, storedAccessibility) }
    set {
      update(\.accessibility, from: storedAccessibility, to: newValue, .look) {
        madeDetails.accessibility = newValue
      }
    }
  }

  private var storedAccessibility: TabAccessibility { details?.accessibility ?? TabAccessibility() }

  /// The name by which tests find the tab.
  ///
  /// The default is `nil`. The value is the identifier of ``accessibility``.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The label of ``accessibility``.
  ///
  /// The default is `nil`, for the title.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The value of ``accessibility``.
  ///
  /// The default is `nil`, for the text of the badge.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The hint of ``accessibility``.
  ///
  /// The default is `nil`, for ``helpText``.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The description for assistive technology, including default values.
  ///
  /// If ``accessibility`` doesn't specify otherwise, the label is the title, the value is the text
  /// of the badge, the hint is the help text, and the only input label is the label.
  public var resolvedAccessibility: TabAccessibility {
    let given = accessibility
    let label = given.label ?? title
    return TabAccessibility(
      label: label,
      value: given.value ?? badgeValue,
      hint: given.hint ?? helpText,
      inputLabels: given.inputLabels ?? [label],
      identifier: given.identifier
    )
  }

  /// The bar behavior that the app has declared with the API modeled on SwiftUI.
  var barBehavior: BarBehavior {
    get { details?.barBehavior ?? BarBehavior() }
    set {
      guard newValue != barBehavior else { return }
      changePlacement { madeDetails.barBehavior = newValue }
      reportConflict()
    }
  }
}

/// The description of a tab for assistive technology and tests.
///
/// A value of `nil` selects the default. Corresponds to SwiftUI's `accessibilityLabel(_:)` and
/// related modifiers on a tab. Instead of passing `false` for their parameter `isEnabled`, don't
/// assign the property.
public struct TabAccessibility: Hashable, Sendable {
  /// The name of the tab.
  ///
  /// The default is ``TabItem/title``.
  public var label: String?
  /// The value of the tab, in addition to its name.
  ///
  /// The default is ``TabItem/badgeValue``.
  public var value: String?
  /// A description of what selecting the tab does.
  ///
  /// The default is ``TabItem/helpText``.
  public var hint: String?
  /// The names by which the user may select the tab with speech, the most important first.
  ///
  /// The default is the label.
  public var inputLabels: [String]?
  /// A name by which tests find the tab, which is not presented to the user.
  ///
  /// There is no default.
  public var identifier: String?

  /// Creates a description; values that are `nil` have their defaults.
  public init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    inputLabels: [String]? = nil,
    identifier: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.inputLabels = inputLabels
    self.identifier = identifier
  }
}

extension TabItem {
  /// The content, created if needed.
  var madeViewController: ViewController? {
    if case .made(let controller) = content { return controller }
    // An override may configure the content, even if the framework creates it.
    if isOfSubclass, case .unmade = content, viewProvider != nil {
      if let host { host.notify { _ = viewController } } else { _ = viewController }
    }
    return providedViewController
  }

  /// Whether the tab is of a class of the app, which can override properties.
  private var isOfSubclass: Bool {
    let type = type(of: self)
    return type != TabItem.self && type != TabGroupItem.self && type != SearchTabItem.self
  }

  /// The content as the provider creates it, created if needed.
  var providedViewController: ViewController? {
    switch content {
    case .made(let controller): return controller
    case .making:
      report(
        .recursiveProvider,
        [self],
        "the view provider reads the content that it is creating, which is nil until it returns"
      )
      return nil
    case .unmade:
      guard let viewProvider else { return nil }
      guard let host else { return makeContent(with: viewProvider) }
      // What the provider changes is presented when there is content to present.
      return host.notify { makeContent(with: viewProvider) }
    }
  }

  private func makeContent(with provider: (TabItem) -> ViewController) -> ViewController {
    content = .making
    let controller = callProvider(provider)
    controller.adopt(self)
    let host = host
    update(\.isViewControllerLoaded, contentFacets(in: host), in: host) {
      content = .made(controller)
    }
    return controller
  }

  /// Whether ``viewController`` has been created.
  ///
  /// Reading this property does not create it.
  public var isViewControllerLoaded: Bool {
    observed(\.isViewControllerLoaded, hasMadeContent)
  }

  var hasMadeContent: Bool { createdContent != nil }

  /// The content, or `nil` if it has not been created.
  var createdContent: ViewController? {
    if case .made(let controller) = content { controller } else { nil }
  }

  /// Whether the provider has not returned the content yet.
  var isCreatingContent: Bool { if case .making = content { true } else { false } }

  /// Whether the tab has content of its own, created or not.
  ///
  /// Reading this property does not create it.
  public var hasContent: Bool { viewProvider != nil }

  /// Discards the content, which is created again when it is next needed.
  func discardContent() {
    guard case .made(let controller) = content else { return }
    controller.release(from: self)
    let host = host
    update(\.isViewControllerLoaded, contentFacets(in: host), in: host) {
      content = .unmade
      changed(\.viewController)
    }
  }

  /// What it touches that the content is created or discarded.
  private func contentFacets(in host: TabHostController?) -> Facet {
    host?.unobservedContentTab === self ? .facts : .none
  }

  /// The state of the content.
  enum Content {
    case unmade, making
    case made(ViewController)
  }
}

extension TabItem {
  /// The host that contains the tab, at any depth, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  public var tabHostController: TabHostController? {
    observed(\.tabHostController, host)
  }

  /// The group that contains the tab, or `nil` for a root tab and for a tab that is in no tree.
  public var parent: TabGroupItem? { observed(\.parent, storedParent) }

  /// The managing group of the stack that contains the tab, or `nil` if there is none.
  ///
  /// Of the tab and the groups above it, that is the one closest to the root that has a
  /// ``TabGroupItem/managingNavigationController``. It can be the tab itself.
  public var managingTabGroup: TabGroupItem? {
    for tab in selfAndAncestors {
      tab.access(\.parent)
      tab.asGroup?.access(\.managingNavigationController)
    }
    return stackGroup
  }

  /// The managing group of the stack that contains the tab, read without observation.
  var stackGroup: TabGroupItem? {
    var found: TabGroupItem?
    for tab in selfAndAncestors {
      if let group = tab.asGroup, group.managesStack { found = group }
    }
    return found
  }

  /// Whether the tab and all groups above it are enabled, so that the user may select the tab.
  ///
  /// A tab whose ``primaryAction`` is disabled is not enabled either.
  ///
  /// For renderers.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the tab.
  public var isEffectivelyEnabled: Bool {
    for tab in selfAndAncestors {
      tab.access(\.parent)
      tab.access(\.isEnabled)
    }
    access(\.primaryAction)
    return isEnabledWithAncestors
  }

  /// Whether the tab and all groups above it are enabled, read without observation.
  var isEnabledWithAncestors: Bool {
    storedIsEnabled && !hasDisabledAction && isBelowEnabled
  }

  /// Whether all groups above the tab are enabled, read without observation.
  var isBelowEnabled: Bool {
    for group in ancestors where !group.storedIsEnabled { return false }
    return true
  }

  /// Whether the tab or a group above it is hidden; see ``isHidden``.
  ///
  /// For renderers.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the tab.
  public var isEffectivelyHidden: Bool {
    for tab in selfAndAncestors {
      tab.access(\.parent)
      tab.access(\.isHidden)
    }
    return !isShownInTree
  }

  /// Whether neither the tab nor a group above it is hidden, read without observation.
  var isShownInTree: Bool {
    if visibility.isHidden { return false }
    for group in ancestors where group.visibility.isHidden { return false }
    return true
  }

  /// Returns the frame of the tab's bar item or row, in the coordinates of a view controller.
  ///
  /// Returns `nil` while the tab is not on screen or there is no renderer; see
  /// ``TabHostController/frameProvider``. For a view controller that is displayed as content, the
  /// origin is that of the ``TabHostController/contentLayoutGuide``.
  public func frame(in controller: ViewController) -> CGRect? {
    guard let host, let frame = host.calls.frame(of: self) else { return nil }
    return host.convert(frame, to: controller)
  }
}

// MARK: - Ancestors

extension TabItem {
  /// The groups above the tab, nearest first.
  var ancestors: Ancestors { Ancestors(upcoming: storedParent) }

  /// The tab and the groups above it, nearest first.
  var selfAndAncestors: SelfAndAncestors { SelfAndAncestors(upcoming: self) }

  /// The topmost ancestor, or the tab itself.
  var root: TabItem {
    var root = self
    for group in ancestors { root = group }
    return root
  }

  /// The tabs from the root to this tab, both included.
  var path: [TabItem] { Array(selfAndAncestors).reversed() }

  func isOrIsBelow(_ ancestor: TabItem) -> Bool {
    for tab in selfAndAncestors where tab === ancestor { return true }
    return false
  }
}

/// The groups above a tab, nearest first.
@MainActor struct Ancestors: @MainActor Sequence, @MainActor IteratorProtocol {
  fileprivate var upcoming: TabGroupItem?

  mutating func next() -> TabGroupItem? {
    guard let group = upcoming.take() else { return nil }
    upcoming = group.storedParent
    return group
  }
}

/// A tab and the groups above it, nearest first.
@MainActor struct SelfAndAncestors: @MainActor Sequence, @MainActor IteratorProtocol {
  fileprivate var upcoming: TabItem?

  mutating func next() -> TabItem? {
    guard let tab = upcoming.take() else { return nil }
    upcoming = tab.storedParent
    return tab
  }
}

// MARK: - Reporting

extension TabItem {
  func report(_ rule: TabHostController.Diagnostic.Rule, _ tabs: [TabItem], _ message: String) {
    TabHostController.Diagnostic(
      rule: rule,
      identifiers: tabs.map(\.identifier),
      message: message
    ).report(to: host)
  }
}
