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
  public var tabs: Set<String> = []

  /// Makes a value in which nothing has changed.
  public init() {}

  /// Whether nothing has changed.
  public var isEmpty: Bool { self == PresentationChanges() }
}

/// Collects what has changed until somebody draws it: any number of changes cost one refresh.
@MainActor final class Invalidation {
  /// Called at the first change since the last frame; nil while nobody draws.
  var needsFrame: (() -> Void)? {
    didSet {
      guard needsFrame == nil else { return }
      forget()
      isFrameDue = false
    }
  }
  /// Hears of what changes rows, whether anybody draws or not.
  var rows: RowDisplay?
  private var changes = PresentationChanges()
  private var hasChanges = false
  /// How many changes and callbacks are under way, at whose end a frame is asked for.
  private var holds = 0
  private var isFrameDue = false

  func bar() { note { $0.bar = true } }

  /// Rows may be in another state, or be others.
  func sidebar() {
    note { $0.sidebar = true }
    rows?.rowsMayHaveChanged()
  }

  /// Other rows may be in the sidebar; those that stay look as before.
  func sidebarRows() {
    note { $0.sidebar = true }
    rows?.placesMayHaveChanged()
  }

  /// A group was expanded or collapsed.
  func expansion(of group: TabGroupItem) {
    note { $0.sidebar = true }
    rows?.expansionDidChange()
  }

  func selection() {
    note { $0.selection = true }
    rows?.selectionDidChange()
  }

  func content() { note { $0.content = true } }
  func layout() { note { $0.layout = true } }

  /// A tab looks different, in the bar and in its row.
  func look(of tab: TabItem) {
    note { $0.tabs.insert(tab.identifier) }
    rows?.rowDidChange(RowIdentity(tab))
  }

  /// The row of a tab is in another state: it is dragged, or something is dragged over it.
  func state(of tab: TabItem) {
    note { $0.tabs.insert(tab.identifier) }
    rows?.rowsMayHaveChanged()
  }

  /// What a row shows was configured otherwise.
  func item(of tab: TabItem?) {
    note { if let tab { $0.tabs.insert(tab.identifier) } else { $0.sidebar = true } }
  }

  /// An action looks different, in menus and in its rows.
  func look(of action: Action, in group: TabGroupItem) {
    note { $0.actions.insert(action.identifier.rawValue) }
    rows?.rowDidChange(RowIdentity(action, in: group))
  }

  func overlays() {
    note { $0.overlays = true }
    rows?.rowsMayHaveChanged()
  }

  func hold() { holds += 1 }

  func release() {
    holds -= 1
    guard holds == 0, isFrameDue else { return }
    isFrameDue = false
    needsFrame?()
  }

  func take() -> PresentationChanges {
    defer { forget() }
    return changes
  }

  private func forget() {
    changes = PresentationChanges()
    hasChanges = false
  }

  private func note(_ change: (inout PresentationChanges) -> Void) {
    // Nothing is collected for nobody.
    guard let needsFrame else { return }
    change(&changes)
    guard !hasChanges else { return }
    hasChanges = true
    if holds > 0 { isFrameDue = true } else { needsFrame() }
  }
}

extension TabHostController {
  /// Called when the host has to be drawn again; nil collects nothing. Default nil.
  ///
  /// For whoever draws the host. Called once, when the first change since ``takeChanges()`` is
  /// complete and told; plan a frame, and ask there what has changed.
  public var needsFrameHandler: (() -> Void)? {
    get { invalidation.needsFrame }
    set { invalidation.needsFrame = newValue }
  }

  /// What has changed since the last time; from now on collects anew.
  public func takeChanges() -> PresentationChanges { invalidation.take() }
}
