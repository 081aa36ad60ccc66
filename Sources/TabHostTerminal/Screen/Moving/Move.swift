import TabHost

/// A move or drag in progress, by mouse or by keyboard, with its current drop destination.
@MainActor struct Move {
  /// The kind of the moved element.
  enum Load {
    /// The drag items of a row or of an element of content. The drag stores its own target.
    case contents(Drag)
    /// A row, which is moved among its siblings or into the bar.
    case row
    /// A bar item, which is moved within the bar or removed from it.
    case item
  }

  /// The position of the pointer, reduced to what determines the drop destination.
  enum Location: Hashable {
    case nowhere
    case row(TabItem)
    /// A position in the bar, after a visible item, or before all of them if `nil`.
    case bar(after: String?)
    case offBar
  }

  /// Where the moved element comes from.
  enum Origin {
    /// The row or the bar item of a tab.
    case tab(TabItem)
    case element(DraggableElement, in: any TerminalContent)
  }

  let load: Load
  let origin: Origin
  let isByKeyboard: Bool
  /// The tabs whose rows were added to the drag.
  private(set) var added: [TabItem] = []

  /// The location of the pointer, or `nil` for a move by keyboard.
  var point: CellPoint?
  /// Whether the pointer was moved to its line from one above, or the rows below it scroll up.
  var isMovingDown = false
  /// The rest of the pointer at an edge of the rows, since the last scrolling there.
  var edgeRest = PointerRest()
  /// The rest of the pointer on the item of the tabs that do not fit into the bar.
  var moreRest = PointerRest()
  /// The tab at the focused line of the list of those tabs, which a drag by keyboard has entered.
  var listedTab: TabItem?
  /// The position of a row or a bar item that is moved by mouse.
  var location: Location?

  /// The change that dropping a row or bar item would request, or `nil` for none.
  private(set) var arrangement: UserInteraction.Arrangement?
  /// The resulting position of the row or bar item, or `nil` if a drop has no effect.
  private(set) var destination: UserInteraction.Arrangement?

  /// Whether the user was editing when the move began.
  private let isEditing: Bool

  init(_ load: Load, of origin: Origin, isByKeyboard: Bool, in host: TabHostController) {
    self.load = load
    self.origin = origin
    self.isByKeyboard = isByKeyboard
    isEditing = host.isEditing
  }

  /// The tab whose row or bar item is moved, or `nil` for an element of content.
  var tab: TabItem? { if case .tab(let tab) = origin { tab } else { nil } }

  /// The title of the row, the bar item or the element of content.
  var originTitle: String {
    switch origin {
    case .tab(let tab): tab.title
    case .element(let element, _): element.title
    }
  }

  /// The drag, or `nil` if the element is a row or bar item that is rearranged.
  var drag: Drag? { if case .contents(let drag) = load { drag } else { nil } }

  /// Whether the element is an item of the bar.
  var isItem: Bool { if case .item = load { true } else { false } }

  /// Adds the drag items of another row. Has no effect unless this is a drag of a row's items.
  ///
  /// - Returns: `false` if the row cannot be added.
  mutating func add(row tab: TabItem) -> Bool {
    guard drag?.add(row: tab) == .performed else { return false }
    added.append(tab)
    return true
  }

  /// Sets the drop destination, or resets it if a drop there would have no effect.
  mutating func aim(at requested: UserInteraction.Arrangement?, in host: TabHostController) {
    guard requested != arrangement else { return }
    destination = requested.flatMap { host.user.dropDestination(of: $0) }
    arrangement = destination == nil ? nil : requested
  }

  /// Returns whether the moved element still exists and nothing modal covers it.
  ///
  /// The app may have removed the tab. This method is called for every event and therefore does not
  /// check all permissions; the drop does.
  func isPossible(in host: TabHostController) -> Bool {
    guard !host.presentedControllers.contains(where: \.isModal) else { return false }
    return switch load {
    case .contents(let drag): drag.isActive
    case .row, .item:
      host.isDisplayed && host.isEditing == isEditing && tab?.tabHostController === host
        && (isItem || host.presentation.showsSidebar && hasRow(in: host))
    }
  }

  private func hasRow(in host: TabHostController) -> Bool {
    tab.flatMap { host.sidebar.rows.firstIndex(of: $0) } != nil
  }

  static func canArrangeRow(of tab: TabItem, in host: TabHostController) -> Bool {
    host.user.refusal(of: .moveRow(tab, .before, tab)) == nil && hasOtherRow(besides: tab, in: host)
      || host.user.refusal(of: .dragToBar(tab, at: nil)) == nil
  }

  /// Returns whether a sibling of a tab has a row, above or below which its row can be moved.
  private static func hasOtherRow(besides tab: TabItem, in host: TabHostController) -> Bool {
    let siblings = tab.parent?.displayOrder ?? host.displayOrder
    let rows = host.sidebar.rows
    return siblings.contains { $0 !== tab && rows.firstIndex(of: $0) != nil }
  }

  static func canArrangeItem(of tab: TabItem, in host: TabHostController) -> Bool {
    host.user.refusal(of: .moveItem(tab, .before, tab)) == nil
      || host.user.refusal(of: .dragOffBar(tab)) == nil
  }
}

// MARK: - Effect of a drop

extension Move {
  /// The effect of a drop, for the glyph beside the moved element.
  enum Effect: Hashable {
    case copy, move, remove, none
    /// The element is at its original position.
    case held
  }

  /// Returns whether a drop has an effect, or leaves a row or an item where it is. Drag items are
  /// dropped on a target.
  func canDrop(in host: TabHostController) -> Bool {
    effect(in: host) != .none && (drag == nil || drag?.target != nil)
  }

  func effect(in host: TabHostController) -> Effect {
    if let drag {
      if isByKeyboard, drag.target == nil { return .held }
      return switch drag.operation {
      case .copy: .copy
      case .move: .move
      case .cancel, .forbidden: .none
      }
    }
    switch destination {
    case .moveRow, .moveItem: return .move
    case .dragToBar(let tab, _):
      // An item that is already in the bar can be moved within it; any other tab is added.
      return host.user.refusal(of: .moveItem(tab, .before, tab)) == nil ? .move : .copy
    case .dragOffBar: return .remove
    case nil: return isByKeyboard ? .held : .none
    }
  }

  /// The title of the moved element, or the number of items.
  @MainActor var title: String {
    guard let count = drag?.items.count, count > 1 else { return originTitle }
    return localized(.itemCount, ["count": "\(count)"])
  }
}
