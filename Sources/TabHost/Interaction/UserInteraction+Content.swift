extension UserInteraction {
  /// Goes back by one page in the stack on screen.
  ///
  /// In a managed stack the selection follows: back from the page of a child to that of its group
  /// selects the group, without asking whether it may.
  @discardableResult
  public func goBack() -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard let navigation = host.shownNavigationController else {
      return .refused(.noNavigationController)
    }
    guard navigation.viewControllers.count > 1 else { return .refused(.atRoot) }
    host.notify {
      host.closeForGesture()
      navigation.popForUser()
    }
    return .performed
  }

  /// Puts the cursor into the search field: that of the selected search tab, or in a host that is
  /// ``TabHostController/isSearchable`` and has no search tab, that of the selected tab.
  @discardableResult
  public func activateSearch() -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard host.offersSearch else { return .refused(.notAvailable) }
    host.notify {
      host.closeForGesture()
      host.activateSearch()
    }
    return .performed
  }

  /// Writes into the search field, whose whole text is replaced: 1. searchTextHandler. Refused as
  /// ``Refusal/notAvailable`` while it is not active.
  @discardableResult
  public func enterSearchText(_ text: String) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard host.state.search.isActive else { return .refused(.notAvailable) }
    host.searchText = text
    return .performed
  }

  /// Cancels the search and clears its text. The tab from before is selected again, if the search
  /// tab activates its search by itself: 1. didSelectTab  2. searchTextHandler  3. content.
  @discardableResult
  public func cancelSearch() -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard host.state.search.isActive else { return .refused(.notAvailable) }
    host.closeForGesture()
    host.cancelSearch()
    return .performed
  }

  /// Opens the list of tabs that the bar has no room for. The selection stays, and nobody is
  /// called; whoever draws the host shows ``TabHostController/Bar/overflow``.
  @discardableResult
  public func openOverflow() -> Outcome {
    guard host.isBarOnScreen, !host.barOnScreen.overflow.isEmpty else {
      return .refused(.notOnScreen)
    }
    host.closeForGesture()
    return .performed
  }

  /// Looks at the bar, or away from it, which may make it small; see
  /// ``TabHostController/tabBarMinimizeBehavior``. Until somebody says otherwise, it is looked at.
  @discardableResult
  public func setBarFocused(_ isFocused: Bool) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    host.setBarFocused(isFocused)
    return .performed
  }

  /// Scrolls the content, wherever it scrolls, which may make the bar small; see
  /// ``TabHostController/tabBarMinimizeBehavior``.
  @discardableResult
  public func scrollContent(_ direction: ScrollDirection) -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    host.closeForGesture()
    host.contentDidScroll(direction)
    return .performed
  }
}
