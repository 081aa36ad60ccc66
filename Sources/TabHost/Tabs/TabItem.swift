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
/// It is `Observable`: whoever reads its properties inside `withObservationTracking(_:onChange:)`
/// or `Observations` hears when one of them changes, in whichever place the tab is. See
/// <doc:FollowingChanges>.
///
/// Documented original: `UITab`.
@MainActor open class TabItem: nonisolated Hashable {
  /// What names the tab in the whole tree of its host. Never changes.
  ///
  /// Of two tabs with one identifier, the one that is in the host stays, else the first in declared
  /// order enters; the other one is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/duplicateIdentifier``.
  public nonisolated let identifier: String

  /// The group that holds the tab; nil for a root, and for a tab that is nowhere.
  weak var storedParent: TabGroupItem?

  /// The host that the tab is in; nil for a tab that is in none.
  var hostReference: HostReference?

  /// Who follows the tab; nobody, as long as only the framework reads it.
  var followers: Followers?

  /// The place among the slots of the sidebar section that lists the tab. Means something only
  /// while that section exists.
  var slot = 0

  // What is stored is what the framework itself reads. The public properties say besides that
  // somebody follows them, which would cost each tab an object of its own.
  var storedTitle: String
  var storedImage: TabImage?
  var storedIsEnabled = true
  var storedIsSpringLoaded = true
  var storedAllowsHiding = false
  var storedAllowsMoving = true
  var storedIsHiddenByDefault = false

  /// Whether the tab is to be seen, as the app and a person have it.
  var visibility = Visibility()

  var explicitPlacement = Placement.automatic
  var content: Content
  let viewProvider: ((TabItem) -> ViewController)?
  var extras: Extras?

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
    storedTitle = title
    storedImage = image
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
