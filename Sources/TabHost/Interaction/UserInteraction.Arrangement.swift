extension UserInteraction {
  /// A rearrangement of rows or bar items as a value, so that a renderer can find its destination
  /// while the user is dragging.
  ///
  ///     let move = UserInteraction.Arrangement.moveRow(inbox, .after, drafts)
  ///     if host.user.dropDestination(of: move) != nil { … }  // calls no delegate
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

  /// Performs the rearrangement with the method that corresponds to the value.
  @discardableResult
  public func arrange(_ arrangement: Arrangement) -> Outcome {
    switch arrangement {
    case .moveRow(let tab, let side, let other): moveRow(tab, side, other)
    case .moveItem(let tab, let side, let other): moveItem(tab, side, other)
    case .dragToBar(let tab, let position): drag(tab, toBarAt: position)
    case .dragOffBar(let tab): dragOffBar(tab)
    }
  }

  /// Returns why the user can't perform a rearrangement now, or `nil` if the user can.
  ///
  /// Changes nothing and calls no delegate. Pass the same row twice to find out whether the row can
  /// be moved at all.
  public func refusal(of arrangement: Arrangement) -> Refusal? {
    if let refusal = refusalOfCover { return refusal }
    return switch arrangement {
    case .moveRow(let tab, _, let other): refusalOfMovingRow(tab, other)
    case .moveItem(let tab, _, let other): refusalOfMovingItem(tab, other)
    case .dragToBar(let tab, _): refusalOfDraggingToBar(tab)
    case .dragOffBar(let tab): refusalOfDraggingOffBar(tab)
    }
  }

  /// Returns the place where the tab would be inserted, for example to display a marker there, or
  /// `nil` if the rearrangement is refused or would change nothing.
  ///
  /// Changes nothing and calls no delegate. Next to a tab that may not be moved, the result is the
  /// nearest possible place: the row that the tab would follow, or that it would precede as the
  /// first. In the bar, the result of an insertion is always ``Arrangement/dragToBar(_:at:)`` with
  /// a position.
  ///
  /// - Complexity: O(*n*), where *n* is the number of siblings or bar items.
  public func dropDestination(of arrangement: Arrangement) -> Arrangement? {
    guard refusal(of: arrangement) == nil else { return nil }
    switch arrangement {
    case .moveRow(let tab, let side, let other):
      return host.rowDestination(of: tab, side, other)
    case .moveItem(let tab, let side, let other):
      return host.itemDestination(of: tab, side, other).map { .dragToBar(tab, at: $0) }
    case .dragToBar(let tab, let position):
      return host.barDestination(of: tab, at: position).map { .dragToBar(tab, at: $0) }
    case .dragOffBar:
      return arrangement
    }
  }
}
