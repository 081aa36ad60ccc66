/// What a change has touched.
///
/// A mark predicts nothing: the commit compares the present ``Screen`` with the last one, and the
/// differences decide about everything else. There are three kinds of marks: the state of the host,
/// the lists of tabs, and the appearance of something on screen.
struct Marks: OptionSet {
  let rawValue: UInt16

  /// The state of the host, or facts about tabs and content that it depends on.
  static let state = Marks(rawValue: 1 << 0)

  /// Facts about content that the screen depends on, such as whether it has been created.
  static let facts = Marks(rawValue: 1 << 1)

  // MARK: Lists

  /// The tabs that the bar lists.
  static let bar = Marks(rawValue: 1 << 2)
  /// The rows that the sidebar lists, and their states.
  static let rows = Marks(rawValue: 1 << 3)
  /// The rows of the sidebar and the items of the bar.
  static let list: Marks = [.bar, .rows]

  // MARK: Appearance

  /// How the object looks whose property has changed: a tab, or a bar button.
  static let look = Marks(rawValue: 1 << 4)
  /// How the row of a tab looks, apart from what its item configures.
  static let rowLook = Marks(rawValue: 1 << 5)
  /// What the content on screen draws.
  static let content = Marks(rawValue: 1 << 6)
  /// The properties or the traits of the content on screen, which its methods update.
  static let properties = Marks(rawValue: 1 << 7)
  /// The titles and buttons of a navigation bar.
  static let navigationBar = Marks(rawValue: 1 << 8)
  /// A menu, a swiped row, or what is presented.
  static let overlays = Marks(rawValue: 1 << 9)
  /// The parts of the sidebar other than its rows.
  static let sidebar = Marks(rawValue: 1 << 10)
  /// The states of rows on screen, such as whether they are dragged.
  static let rowStates = Marks(rawValue: 1 << 11)

  /// No mark. A constant, because each evaluation of an empty literal creates an array in a debug
  /// build.
  static let none: Marks = []
}

extension Marks {
  /// The marks after which the state is repaired, and delegates are notified of differences.
  static let notifying: Marks = [.state, .overlays]
  /// The marks after which the screen is derived again.
  static let derived: Marks = [.state, .facts, .bar, .rows, .content, .overlays]
  /// The marks after which a navigation bar may have changed.
  static let navigationBarParts: Marks = [.navigationBar, .content]
  /// The marks after which the content on screen is compared with the content to show.
  static let presenting: Marks = [.state, .content, .overlays]
}
