/// What changes touch and what a commit derives from it: the one vocabulary of change.
///
/// A property names its facets where it is declared. A commit performs only the steps that concern the
/// touched facets, and notifies the renderer, the rows and the observers in the same terms.
struct Facet: OptionSet {
  let rawValue: UInt64

  private init(bit: UInt64) { rawValue = 1 << bit }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  // MARK: What changes touch

  /// The selected tab, how it was selected, or that it was selected again.
  static let selection = Facet(bit: 0)
  /// Which tabs there are, and which of them can be selected.
  static let tabs = Facet(bit: 1)
  /// The tabs that the bar lists, their order, and the color of the bar.
  static let bar = Facet(bit: 2)
  /// The rows that the sidebar lists.
  static let rows = Facet(bit: 3)
  /// The rows that the sidebar lists after those on screen, which stay as they are.
  static let rowsOffScreen = Facet(bit: 4)
  /// The states of rows, such as whether they are enabled or dragged.
  static let rowStates = Facet(bit: 5)
  /// How the object looks whose property changes: a tab, an action, or a bar button.
  static let look = Facet(bit: 6)
  /// How the row of a tab looks, apart from what its item configures.
  static let rowLook = Facet(bit: 7)
  /// The bounds of the host, and the settings that decide which of bar and sidebar are on screen, and
  /// where.
  static let settings = Facet(bit: 8)
  /// The environment.
  static let traits = Facet(bit: 9)
  /// The sizes of the parts of the screen, and the preferred arrangement of the sidebar.
  static let metrics = Facet(bit: 10)
  /// Whether editing is active.
  static let editing = Facet(bit: 11)
  /// What the user has customized: it may affect the selection, the delegate is notified of it, and it is
  /// saved.
  static let customization = Facet(bit: 12)
  /// The parts of the sidebar other than its rows.
  static let sidebar = Facet(bit: 13)
  /// The accessory.
  static let accessory = Facet(bit: 14)
  /// The search field.
  static let search = Facet(bit: 15)
  /// A menu, a swiped row, or what is presented.
  static let overlays = Facet(bit: 16)
  /// Which controllers are presented.
  static let presented = Facet(bit: 17)
  /// The titles and buttons of a navigation bar or a toolbar.
  static let navigationBar = Facet(bit: 18)
  /// How a navigation bar is drawn, apart from its titles and buttons.
  static let navigationBarLook = Facet(bit: 19)
  /// What the content on screen draws, or which content is on screen.
  static let content = Facet(bit: 20)
  /// Which pages of a stack or columns of a split there are, and which of them is visible.
  static let pages = Facet(bit: 21)
  /// Facts about content that the layout depends on, such as whether it hides the bar.
  static let facts = Facet(bit: 22)
  /// The properties or the traits of the content on screen, which its methods update.
  static let properties = Facet(bit: 23)

  // MARK: What a commit derives

  /// The layout of the screen.
  static let layout = Facet(bit: 24)
  /// Which of bar and sidebar are on screen.
  static let presentation = Facet(bit: 25)
  /// Whether there is a sidebar, or would be in another width.
  static let availability = Facet(bit: 26)
  /// Whether the bar is hidden or minimized, and where it is.
  static let barState = Facet(bit: 27)
  /// The selected tab, if it is another one.
  static let selectedTab = Facet(bit: 28)
  /// How the tab was selected, if it was selected otherwise than before.
  static let selectionOrigin = Facet(bit: 29)
  /// The content of the selection, if it is another one.
  static let page = Facet(bit: 30)
  /// What is restored in addition to the selected path.
  static let restoration = Facet(bit: 31)
  /// Why there is no sidebar.
  static let unavailability = Facet(bit: 32)
  /// The area for content, after content was laid out in it.
  static let contentLayout = Facet(bit: 33)
  /// Whether editing is active, or the delegate is still to be notified of its end.
  static let editingSession = Facet(bit: 34)
}

extension Facet {
  /// No facet. A constant, because each evaluation of an empty literal creates an array in a debug
  /// build.
  static let none: Facet = []

  /// Returns whether any of the facets is also in another set.
  @inline(__always)
  func intersects(_ other: Facet) -> Bool { rawValue & other.rawValue != 0 }

  /// The items of the bar and the rows of the sidebar.
  static let list: Facet = [.bar, .rows]

  /// The facets after which the state may be invalid, and is repaired.
  static let repaired: Facet = [
    .tabs, .settings, .traits, .editing, .customization, .search, .overlays,
  ]
  /// The facets after which delegates are notified of differences.
  static let notified: Facet = repaired.union([.selection, .layout])
  /// The facets whose values decide about the layout.
  static let laidOut: Facet = [.settings, .traits, .metrics, .editing]
  /// The facets with facts that decide about the layout, which are compared first.
  static let factual: Facet = [
    .selection, .tabs, .bar, .accessory, .search, .overlays, .navigationBar, .content, .pages,
    .facts,
  ]
  /// The facets from which a commit derives others.
  static let deriving: Facet = laidOut.union(factual).union(.editingSession)
  /// The facets after which the content on screen is compared with the content to show.
  static let shown: Facet = [
    .selection, .tabs, .settings, .traits, .editing, .sidebar, .accessory, .search, .overlays,
    .content,
  ]
  /// The facets that a renderer is notified of.
  static let drawn: Facet = [
    .selection, .bar, .rows, .rowsOffScreen, .traits, .metrics, .editing, .sidebar, .accessory,
    .search, .overlays, .navigationBar, .navigationBarLook, .content, .presentation, .availability,
    .barState, .page, .contentLayout,
  ]
  /// The facets of what the host that displays this one has in place of it: its page, and the bars of
  /// that.
  static let ofHostAbove: Facet = [.page, .pages, .navigationBar, .navigationBarLook, .facts]
  /// The facets that a commit leaves to later steps.
  static let deferred: Facet = ofHostAbove.union([.settings, .traits])
  /// The facets after which all rows on screen are compared.
  static let allRows: Facet = [.rowStates, .editing, .traits, .presentation, .overlays]
  /// The facets after which rows on screen are updated.
  static let ofRows: Facet = allRows.union([.rows, .selectedTab])
}
