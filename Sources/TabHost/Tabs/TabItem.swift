/// A destination of a host: what the bar and the sidebar show for it, and where its content
/// comes from.
///
/// A tab is made once and changed through its properties; every place that shows it follows. It
/// belongs to at most one host at a time, as a root in ``TabHostController/tabs`` or as a child in
/// ``TabGroupItem/children``. Putting it into a second place takes it out of the first, silently.
///
/// Two tabs with one identifier are equal (`==`), though not identical (`===`). The framework
/// itself compares identity; equality serves look-ups such as `tabs.firstIndex(of:)`.
///
/// Documented original: `UITab`.
@MainActor open class TabItem: nonisolated Hashable {
  /// What names the tab in the whole tree of its host. Never changes.
  ///
  /// Of two tabs with one identifier, the one that is in the host stays, else the first in declared
  /// order enters; the other one is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/duplicateIdentifier``.
  public nonisolated let identifier: String

  /// The name that bar and sidebar show. Live.
  public var title: String {
    didSet { if title != oldValue { lookDidChange() } }
  }

  /// The picture, given as an outline symbol; a bar shows its filled variant. Default nil. Live.
  public var image: TabImage? {
    didSet { if image != oldValue { lookDidChange() } }
  }

  /// Whether a person may select the tab. Default true.
  ///
  /// A disabled tab is shown dimmed. Code may select it all the same, and a selected tab that is
  /// disabled stays selected. A disabled group takes all below it along; see
  /// ``isEffectivelyEnabled``.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { change { enablingDidChange() } } }
  }

  /// Whether a drag that rests on the tab selects it. Default true.
  public var isSpringLoaded = true

  /// Whether a person may hide the tab, and show it again. Default false. Code may always write
  /// ``isHidden``.
  public var allowsHiding = false {
    // While a person edits, its row has a box for that.
    didSet { if allowsHiding != oldValue { tabHostController?.invalidation.item(of: self) } }
  }

  /// Whether a person may move the tab among its siblings in the sidebar. Default true. Ours; the
  /// original knows only ``TabGroupItem/allowsReordering``, which has to allow it, too.
  ///
  /// A tab that may not be moved keeps its declared place, whatever order its siblings have.
  public var allowsMoving = true {
    didSet { if allowsMoving != oldValue { change { siblingsOrderDidChange() } } }
  }

  /// The value that ``isHidden`` takes when the tab enters a host and nobody has written it, and
  /// the one that a reset returns to. Default false.
  public var isHiddenByDefault = false

  /// Where in the bar the tab wishes to stand. Default ``Placement/automatic``.
  ///
  /// Counts only in a bar that knows placements, which a compact one does not; there,
  /// ``Placement/sidebarOnly`` alone still keeps the tab out. As long as it is automatic,
  /// ``setCustomizationBehavior(_:for:)`` and ``setDefaultVisibility(_:for:)`` have their say, and
  /// it reads as what they come to.
  public var preferredPlacement: Placement {
    get { explicitPlacement == .automatic ? placementByBehavior : explicitPlacement }
    set { setExplicitPlacement(newValue) }
  }

  /// The group that holds the tab; nil for a root, and for a tab that is nowhere.
  public internal(set) weak var parent: TabGroupItem?

  /// The host that the tab is in; nil for a tab that is in none.
  var hostReference: HostReference?

  /// The place among the slots of the sidebar section that lists the tab. Means something only
  /// while that section exists.
  var slot = 0

  /// Whether the tab is to be seen, as the app and a person have it.
  var visibility = Visibility()

  private(set) var explicitPlacement = Placement.automatic
  private var content: Content
  private let viewProvider: ((TabItem) -> ViewController)?
  private var extras: Extras?

  /// Makes a tab. The provider does not run yet.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - image: An outline symbol.
  ///   - identifier: A name that no other tab of the same host has.
  ///   - viewProvider: Makes the content, on first need and once. It is given the tab itself, and
  ///     is kept, so that content that was unloaded can be made again.
  public init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.viewProvider = viewProvider
    content = .unmade
  }

  /// The tab as a group, without a dynamic cast.
  var asGroup: TabGroupItem? { nil }

  /// The tab as a search tab, without a dynamic cast.
  var asSearch: SearchTabItem? { nil }

  /// How many rows the tab takes at its place in a sidebar that does, or does not, list what is
  /// hidden.
  func rowCount(listingHidden: Bool) -> Int { isHidden && !listingHidden ? 0 : 1 }

  /// Whether two tabs have one identifier.
  public nonisolated static func == (left: TabItem, right: TabItem) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

// MARK: - Content

extension TabItem {
  /// The content. Reading it makes it, on the first read; nil for a tab without a provider.
  ///
  /// The provider runs once for the life of the tab: taking the tab out of a host, hiding it and
  /// putting it back keep the controller. Only ``TabHostController/unload(_:)`` drops it.
  public var viewController: ViewController? {
    switch content {
    case .made(let controller): return controller
    case .making:
      report(.recursiveProvider, [self], "its view provider asks for the content that it makes")
      return nil
    case .unmade:
      guard let viewProvider else { return nil }
      content = .making
      let controller = viewProvider(self)
      if controller.tab == nil { controller.tab = self }
      content = .made(controller)
      return controller
    }
  }

  /// Whether ``viewController`` is there already. Never makes it.
  public var isViewControllerLoaded: Bool {
    if case .made = content { true } else { false }
  }

  /// Whether the tab has a content of its own, made or not. Never makes it.
  public var hasContent: Bool { viewProvider != nil }

  /// Drops the content; the next need makes it anew.
  func dropContent() {
    if case .made = content { replace(&content, with: .unmade) }
  }

  private enum Content {
    case unmade, making
    case made(ViewController)
  }
}

// MARK: - What is rarely set

extension TabItem {
  /// The picture while the tab is selected; nil shows ``image``. Default nil. Live.
  public var selectedImage: TabImage? {
    get { extras?.selectedImage }
    set { write(newValue, to: \.selectedImage) }
  }

  /// A second line, where there is room for one, as in a sidebar. Default nil. Live.
  public var subtitle: String? {
    get { extras?.subtitle }
    set { write(newValue, to: \.subtitle) }
  }

  /// An object of the app's own, which the framework never reads. Default nil.
  public var userInfo: Any? {
    get { extras?.userInfo }
    set {
      guard newValue != nil || extras != nil else { return }
      replace(&madeExtras.userInfo, with: newValue)
    }
  }

  /// What the tab offers in its row; nil for a tab that offers nothing by itself.
  var gestures: Gestures? {
    get { extras?.gestures }
    set {
      guard newValue != nil || extras != nil else { return }
      replace(&madeExtras.gestures, with: newValue)
    }
  }

  /// What is said of the tab beside its title; nil for one of which nothing is.
  var annotations: Annotations? {
    get { extras?.annotations }
    set { madeExtras.annotations = newValue }
  }

  /// What the tab may do in the bar, and whether it starts there, in SwiftUI's words.
  var barBehavior: BarBehavior {
    get { extras?.barBehavior ?? BarBehavior() }
    set {
      guard newValue != barBehavior else { return }
      let placement = preferredPlacement
      madeExtras.barBehavior = newValue
      if preferredPlacement != placement { change { placementDidChange() } }
    }
  }

  private func setExplicitPlacement(_ placement: Placement) {
    let before = preferredPlacement
    explicitPlacement = placement
    reportConflict()
    if preferredPlacement != before { change { placementDidChange() } }
  }

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  private func write<Value: Equatable>(
    _ value: Value?,
    to property: ReferenceWritableKeyPath<Extras, Value?>
  ) {
    guard value != extras?[keyPath: property] else { return }
    madeExtras[keyPath: property] = value
    lookDidChange()
  }

  /// The properties that few tabs set; the others do not pay for them.
  private final class Extras {
    var selectedImage: TabImage?
    var subtitle: String?
    var userInfo: Any?
    var gestures: Gestures?
    var annotations: Annotations?
    var barBehavior = BarBehavior()
  }
}
