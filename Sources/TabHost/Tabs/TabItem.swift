public import Observation

/// A destination of a host: what the bar and the sidebar show for it, and where its content
/// comes from.
///
/// A tab is made once and changed through its properties; every place that shows it is updated. It
/// belongs to at most one host at a time, as a root in ``TabHostController/tabs`` or as a child in
/// ``TabGroupItem/children``. Putting it into a second place takes it out of the first, silently.
///
/// Two tabs with one identifier are equal (`==`), though not identical (`===`). The framework
/// itself compares identity; equality serves look-ups such as `tabs.firstIndex(of:)`.
///
/// It is `Observable`: `withObservationTracking(_:onChange:)` and `Observations` are notified of its
/// properties, in whichever place the tab is. See <doc:FollowingChanges>. A subclass that needs a
/// `deinit` declares it `isolated deinit`.
///
/// Documented original: `UITab`.
@MainActor open class TabItem: nonisolated Hashable {
  /// The name of the tab in the whole tree of its host. Never changes.
  ///
  /// Of two tabs with one identifier, the one that is in the host stays, else the first in declared
  /// order enters; the other one is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/duplicateIdentifier``.
  public nonisolated let identifier: String

  /// The group that holds the tab, which clears it.
  var parentReference = BackReference<TabGroupItem>()
  /// The host that the tab is in, shared by all of its tabs; `nil` for a tab that is in none.
  var hostReference: HostReference?
  /// The observers of the tab; `nil` as long as only the framework reads it.
  var observers: Observers?

  // What the framework reads is stored; the public properties register an access besides. Small
  // values stand beside each other, because each tab pays for their order.
  var storedTitle: String
  var storedImage: TabImage?
  var storedIsEnabled = true
  var storedIsSpringLoaded = true
  var storedAllowsHiding = false
  var storedAllowsMoving = true
  var storedIsHiddenByDefault = false
  var visibility = Visibility()
  var explicitPlacement = Placement.automatic
  /// The place among the slots of the sidebar section that lists the tab, as long as that exists.
  var slot: Int32 = 0

  var content = Content.unmade
  let viewProvider: ((TabItem) -> ViewController)?
  /// What few tabs set; `nil` for the others.
  var details: Details?

  /// Makes a tab. The provider does not run yet.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - image: An outline symbol.
  ///   - identifier: A name that no other tab of the same host has.
  ///   - viewProvider: Makes the content, on first need and once. It is given the tab itself, and
  ///     is retained, so that content that was unloaded can be made again.
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

  isolated deinit {
    if case .made(let controller) = content { controller.release(from: self) }
  }

  /// The tab as a group, without a dynamic cast.
  var asGroup: TabGroupItem? { nil }

  /// The tab as a search tab, without a dynamic cast.
  var asSearch: SearchTabItem? { nil }

  /// The number of rows of the tab at its place in a sidebar that lists hidden tabs, or does not.
  func rowCount(listingHidden: Bool) -> Int { visibility.isHidden && !listingHidden ? 0 : 1 }

  /// Whether two tabs have one identifier.
  public nonisolated static func == (left: TabItem, right: TabItem) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension TabItem: Observable {}

extension TabItem: Observed {
  var host: TabHostController? { hostReference?.host }

  func note(_ concerns: HostChange, in host: TabHostController) {
    if concerns.contains(.look) {
      host.transaction.noteLook(of: self, in: host)
    } else if concerns.contains(.item) {
      host.transaction.frame.noteLook(of: self)
    }
  }
}

// MARK: - Properties

extension TabItem {
  /// The name that bar and sidebar show. Live.
  public var title: String {
    get { observed(\.title, storedTitle) }
    set { update(\.title, from: storedTitle, to: newValue, .look) { storedTitle = newValue } }
  }

  /// The picture, given as an outline symbol; a bar shows its filled variant. Default `nil`. Live.
  public var image: TabImage? {
    get { observed(\.image, storedImage) }
    set { update(\.image, from: storedImage, to: newValue, .look) { storedImage = newValue } }
  }

  /// Whether the user may select the tab. Default `true`.
  ///
  /// A disabled tab is shown dimmed. The app may select it all the same, and a selected tab that is
  /// disabled stays selected. A disabled group disables all below it; see ``isEffectivelyEnabled``.
  public var isEnabled: Bool {
    get { observed(\.isEnabled, storedIsEnabled) }
    set {
      let concerns: HostChange = asGroup == nil ? [.look, .tree] : [.look, .tree, .bar, .rows]
      update(\.isEnabled, from: storedIsEnabled, to: newValue, concerns) {
        storedIsEnabled = newValue
      }
    }
  }

  /// Whether a drag that rests on the tab selects it. Default `true`.
  public var isSpringLoaded: Bool {
    get { observed(\.isSpringLoaded, storedIsSpringLoaded) }
    set {
      update(\.isSpringLoaded, from: storedIsSpringLoaded, to: newValue) {
        storedIsSpringLoaded = newValue
      }
    }
  }

  /// Whether the user may hide the tab, and show it again. Default `false`. The app may always
  /// write ``isHidden``.
  public var allowsHiding: Bool {
    get { observed(\.allowsHiding, storedAllowsHiding) }
    set {
      // While the user edits, its row has a box for that.
      update(\.allowsHiding, from: storedAllowsHiding, to: newValue, .item) {
        storedAllowsHiding = newValue
      }
    }
  }

  /// Whether the user may move the tab among its siblings in the sidebar. Default `true`. Ours; the
  /// original has only ``TabGroupItem/allowsReordering``, which has to allow it, too.
  ///
  /// A tab that may not be moved keeps its declared place, whatever order its siblings have.
  public var allowsMoving: Bool {
    get { observed(\.allowsMoving, storedAllowsMoving) }
    set {
      update(\.allowsMoving, from: storedAllowsMoving, to: newValue) {
        storedAllowsMoving = newValue
        siblingsOrderDidChange()
      }
    }
  }

  /// The value that ``isHidden`` takes when the tab enters a host and it was never written, and
  /// the one that a reset returns to. Default `false`.
  public var isHiddenByDefault: Bool {
    get { observed(\.isHiddenByDefault, storedIsHiddenByDefault) }
    set {
      update(\.isHiddenByDefault, from: storedIsHiddenByDefault, to: newValue) {
        storedIsHiddenByDefault = newValue
      }
    }
  }
}
