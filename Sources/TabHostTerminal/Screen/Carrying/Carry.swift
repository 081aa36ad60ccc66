import TabHost

/// Something that a person carries, by mouse or by keyboard, and where a drop would put it.
@MainActor struct Carry {
  /// What is carried.
  enum Load {
    /// What a row gives to others. The drag itself knows what it is over.
    case contents(Drag)
    /// A row, to be put among its siblings or into the bar.
    case row
    /// An item of the bar, to be put elsewhere in it or taken off.
    case item
    /// Nothing: somebody tried to take up what can't be carried.
    case nothing
  }

  /// What is under the pointer, as far as it tells one place from another.
  enum Spot: Hashable {
    case nowhere
    case row(TabItem)
    /// In the bar, behind an item on show; nil is before them all.
    case bar(after: String?)
    case offBar
  }

  let load: Load
  /// The tab whose row or item it is.
  let tab: TabItem
  let isByKeyboard: Bool
  /// The tabs whose rows were added to it.
  private(set) var added: [TabItem] = []

  /// Where the mouse is.
  var point: CellPoint?
  /// Since when it has rested at an edge of the rows, or when that has scrolled them last.
  var edgeTime: Duration?
  /// What it is over, of a row or an item that a mouse carries.
  var spot: Spot?

  /// What a drop would do with a row or an item; nil for nothing.
  private(set) var arrangement: UserInteraction.Arrangement?
  /// Where it would come to stand then.
  private(set) var landing: UserInteraction.Arrangement?

  /// Whether it was taken up while somebody edits.
  private let isEditing: Bool

  init(_ load: Load, of tab: TabItem, isByKeyboard: Bool, in host: TabHostController) {
    self.load = load
    self.tab = tab
    self.isByKeyboard = isByKeyboard
    isEditing = host.isEditing
  }

  /// The drag that carries contents; nil for what is arranged.
  var drag: Drag? { if case .contents(let drag) = load { drag } else { nil } }

  /// Whether it is an item of the bar.
  var isItem: Bool { if case .item = load { true } else { false } }

  /// Whether it is nothing that could be carried: somebody is told so.
  var isRefused: Bool { if case .nothing = load { true } else { false } }

  /// Adds what a row gives to others, if this is of such a row.
  mutating func add(row tab: TabItem) {
    if drag?.add(row: tab) == .performed { added.append(tab) }
  }

  /// Aims at a place, or at none where a drop would do nothing.
  mutating func aim(at wanted: UserInteraction.Arrangement?, in host: TabHostController) {
    guard wanted != arrangement else { return }
    landing = wanted.flatMap { host.user.dropDestination(of: $0) }
    arrangement = landing == nil ? nil : wanted
  }

  /// Whether it is still there: the app may have taken the tab away. Asked with every event, so not
  /// whether all is permitted still, which the drop asks.
  func isPossible(in host: TabHostController) -> Bool {
    switch load {
    case .contents(let drag): drag.isActive
    case .row, .item:
      host.isDisplayed && host.isEditing == isEditing && tab.tabHostController === host
        && (isItem || host.presentation.showsSidebar && hasRow(in: host))
    case .nothing: false
    }
  }

  private func hasRow(in host: TabHostController) -> Bool {
    host.sidebar.rows.firstIndex(of: tab) != nil
  }

  static func canArrangeRow(of tab: TabItem, in host: TabHostController) -> Bool {
    host.user.refusal(of: .moveRow(tab, .before, tab)) == nil
      || host.user.refusal(of: .dragToBar(tab, at: nil)) == nil
  }

  static func canArrangeItem(of tab: TabItem, in host: TabHostController) -> Bool {
    host.user.refusal(of: .moveItem(tab, .before, tab)) == nil
      || host.user.refusal(of: .dragOffBar(tab)) == nil
  }
}

// MARK: - What a drop would do, in a word

extension Carry {
  /// What a drop would do, for a sign beside what is carried.
  enum Effect: Hashable {
    case copy, move, remove, none
    /// It is held where it was taken up.
    case held
  }

  func effect(in host: TabHostController) -> Effect {
    if case .nothing = load { return .none }
    if let drag {
      if isByKeyboard, drag.target == nil { return .held }
      return switch drag.operation {
      case .copy: .copy
      case .move: .move
      case .cancel, .forbidden: .none
      }
    }
    switch landing {
    case .moveRow, .moveItem: return .move
    case .dragToBar:
      // An item may be moved next to itself.
      return host.user.refusal(of: .moveItem(tab, .before, tab)) == nil ? .move : .copy
    case .dragOffBar: return .remove
    case nil: return isByKeyboard ? .held : .none
    }
  }

  /// What is carried, in words.
  var title: String {
    guard let count = drag?.items.count, count > 1 else { return tab.title }
    return "\(count) items"
  }
}
