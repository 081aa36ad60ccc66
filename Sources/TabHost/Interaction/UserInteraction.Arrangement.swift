extension UserInteraction {
  /// A way to arrange rows or the bar, as a value: whoever draws the host asks what it would come
  /// to while a person still drags.
  ///
  ///     let move = UserInteraction.Arrangement.moveRow(inbox, .after, drafts)
  ///     if host.user.dropDestination(of: move) != nil { … }  // nobody is called
  ///     host.user.arrange(move)
  public enum Arrangement: Hashable, Sendable {
    /// See ``UserInteraction/moveRow(_:_:_:)``.
    case moveRow(TabItem, Side, TabItem)
    /// See ``UserInteraction/moveItem(_:_:_:)``.
    case moveItem(TabItem, Side, TabItem)
    /// See ``UserInteraction/drag(_:toBarAt:)``.
    case dragToBar(TabItem, at: Int?)
    /// See ``UserInteraction/dragOffBar(_:)``.
    case dragOffBar(TabItem)

    /// The tab that is moved.
    public var tab: TabItem {
      switch self {
      case .moveRow(let tab, _, _), .moveItem(let tab, _, _), .dragToBar(let tab, _),
        .dragOffBar(let tab):
        tab
      }
    }
  }

  /// Does what the method does that the value stands for.
  @discardableResult
  public func arrange(_ arrangement: Arrangement) -> Outcome {
    switch arrangement {
    case .moveRow(let tab, let side, let other): moveRow(tab, side, other)
    case .moveItem(let tab, let side, let other): moveItem(tab, side, other)
    case .dragToBar(let tab, let position): drag(tab, toBarAt: position)
    case .dragOffBar(let tab): dragOffBar(tab)
    }
  }

  /// Why a person could not do it now; nil if they could. Changes nothing and calls nobody.
  ///
  /// A row next to itself asks whether the row can be moved at all.
  public func refusal(of arrangement: Arrangement) -> Refusal? {
    switch arrangement {
    case .moveRow(let tab, _, let other): refusalOfMovingRow(tab, other)
    case .moveItem(let tab, _, let other): refusalOfMovingItem(tab, other)
    case .dragToBar(let tab, _): refusalOfDraggingToBar(tab)
    case .dragOffBar(let tab): refusalOfDraggingOffBar(tab)
    }
  }

  /// Where the tab would come to stand, for a mark at that place; nil if it is refused or would
  /// change nothing. Changes nothing and calls nobody.
  ///
  /// Next to what may not move that is the nearest place: the row that it would follow, or precede
  /// as the first. In the bar it is always ``Arrangement/dragToBar(_:at:)`` with a position. Linear
  /// in the number of rows on the way, of siblings where there are such, or of items.
  public func dropDestination(of arrangement: Arrangement) -> Arrangement? {
    guard refusal(of: arrangement) == nil else { return nil }
    switch arrangement {
    case .moveRow(let tab, let side, let other):
      return host.rowLanding(of: tab, side, other)
    case .moveItem(let tab, let side, let other):
      return host.itemLanding(of: tab, side, other).map { .dragToBar(tab, at: $0) }
    case .dragToBar(let tab, let position):
      return host.barLanding(of: tab, at: position).map { .dragToBar(tab, at: $0) }
    case .dragOffBar:
      return arrangement
    }
  }
}
