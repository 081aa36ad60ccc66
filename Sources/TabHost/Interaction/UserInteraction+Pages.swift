extension UserInteraction {
  /// Selects the next page in page style, in the same way as a tap.
  ///
  /// That is the next root tab that is visible and enabled, or the tab that it resolves to if it is
  /// a group. Refused as ``Refusal/noFurtherPage`` on the last page, and as
  /// ``Refusal/notAvailable`` in another style.
  @discardableResult
  public func selectNextPage() -> Outcome { selectPage(isNext: true) }

  /// Selects the previous page; see ``selectNextPage()``.
  @discardableResult
  public func selectPreviousPage() -> Outcome { selectPage(isNext: false) }

  private func selectPage(isNext: Bool) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard host.screen.presentation == .pages else { return .refused(.notAvailable) }
    guard let page = host.page(isNext: isNext) else { return .refused(.noFurtherPage) }
    return select(page.resolvedSelf, popping: .never)
  }
}
