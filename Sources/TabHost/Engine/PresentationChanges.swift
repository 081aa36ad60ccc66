/// What has changed on screen since the last frame.
public struct PresentationChanges: Hashable, Sendable {
  /// Whether other items are in the bar, or it stands elsewhere.
  public var bar = false
  /// Whether other rows are in the sidebar, or it came or went.
  public var sidebar = false
  /// Whether another tab is selected.
  public var selection = false
  /// Whether other content is on screen.
  public var content = false
  /// Whether the area for content has changed.
  public var layout = false
  /// Whether a menu, swiped actions or a popover came, went or changed.
  public var overlays = false
  /// The identifiers of actions in groups that look different: one row each.
  public var actions: Set<String> = []
  /// The identifiers of tabs that look different: one item, one row each.
  public var tabs: Set<String> {
    get { Set(tabIdentifiers) }
    set { tabIdentifiers = Array(newValue) }
  }

  /// The identifiers of the tabs, each at least once. A renderer that needs no set pays for none.
  var tabIdentifiers: [String] = []

  /// Makes a value in which nothing has changed.
  public init() {}

  /// What has changed in one or the other.
  func union(_ other: PresentationChanges) -> PresentationChanges {
    var union = self
    union.bar = bar || other.bar
    union.sidebar = sidebar || other.sidebar
    union.selection = selection || other.selection
    union.content = content || other.content
    union.layout = layout || other.layout
    union.overlays = overlays || other.overlays
    union.actions.formUnion(other.actions)
    union.tabs = tabs.union(other.tabs)
    return union
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    !bar && !sidebar && !selection && !content && !layout && !overlays && actions.isEmpty
      && tabIdentifiers.isEmpty
  }

  /// Whether two values say the same.
  public static func == (left: PresentationChanges, right: PresentationChanges) -> Bool {
    left.flags == right.flags && left.actions == right.actions && left.tabs == right.tabs
  }

  /// Hashes everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(flags)
    hasher.combine(actions)
    hasher.combine(tabs)
  }

  private var flags: [Bool] { [bar, sidebar, selection, content, layout, overlays] }
}
