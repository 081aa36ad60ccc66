extension UserInteraction {
  /// Goes back by one page in the stack on screen.
  ///
  /// In a managed stack the selection follows: back from the page of a child to that of its group
  /// selects the group, without asking whether it may.
  @discardableResult
  public func goBack() -> Outcome {
    guard host.isDisplayed else { return .refused(.notOnScreen) }
    guard let navigation = host.visibleNavigationController else {
      return .refused(.noNavigationController)
    }
    guard navigation.viewControllers.count > 1 else { return .refused(.atRoot) }
    host.telling {
      host.closeForGesture()
      navigation.popForUser()
    }
    return .performed
  }

  /// Puts the cursor into the search field of the selected search tab.
  @discardableResult
  public func activateSearch() -> Outcome {
    guard host.isDisplayed else { return .refused(.notOnScreen) }
    guard host.search.selectedSearchTab != nil else { return .refused(.notAvailable) }
    host.closeForGesture()
    host.search.activate()
    return .performed
  }

  /// Cancels the search. The tab from before is selected again, if the search tab activates its
  /// search by itself.
  @discardableResult
  public func cancelSearch() -> Outcome {
    guard host.isDisplayed else { return .refused(.notOnScreen) }
    guard host.isSearchActive else { return .refused(.notAvailable) }
    host.closeForGesture()
    host.search.cancel()
    return .performed
  }

  /// Opens the list of tabs that the bar has no room for. The selection stays, and nobody is
  /// called; whoever draws the host shows ``TabHostController/Bar/overflow``.
  @discardableResult
  public func openOverflow() -> Outcome {
    guard host.isBarOnScreen, !host.bar.overflow.isEmpty else { return .refused(.notOnScreen) }
    host.closeForGesture()
    return .performed
  }

  /// Scrolls the content, wherever it scrolls, which may make the bar small; see
  /// ``TabHostController/tabBarMinimizeBehavior``.
  @discardableResult
  public func scrollContent(_ direction: ScrollDirection) -> Outcome {
    guard host.isDisplayed else { return .refused(.notOnScreen) }
    host.closeForGesture()
    host.contentDidScroll(direction)
    return .performed
  }
}
