extension UserInteraction {
  /// Goes to the next page, in page style: the next root tab that is visible and enabled, or what
  /// it resolves to if it is a group. Selects as a tap does.
  ///
  /// Refused as ``Refusal/noFurtherPage`` on the last page, and as ``Refusal/notAvailable`` in
  /// another style.
  @discardableResult
  public func selectNextPage() -> Outcome { selectPage(isNext: true) }

  /// Goes to the page before; see ``selectNextPage()``.
  @discardableResult
  public func selectPreviousPage() -> Outcome { selectPage(isNext: false) }

  private func selectPage(isNext: Bool) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard host.screen.presentation == .pages else { return .refused(.notAvailable) }
    guard let page = host.page(isNext: isNext) else { return .refused(.noFurtherPage) }
    return select(page.resolvedSelf, popping: .never)
  }
}
