extension UserInteraction {
  /// Goes back by one view controller in the visible stack.
  ///
  /// The visible stack is that of the uppermost presented controller, if it is a navigation
  /// controller, and otherwise that of the content. A popover counts only if it has a page to go
  /// back to.
  ///
  /// Where the secondary column of a ``SplitController`` has no page to go back to, it goes back to the
  /// primary column, while the split is collapsed, or else in the stack of the primary column. A split
  /// on top of a stack does so before it is popped. In a
  /// ``PartsController``, it goes back in the last part whose stack has a page to go back to.
  ///
  /// In a managed stack, the selection changes accordingly: going back from the page of a child to
  /// that of its group selects the group, without a call to `shouldSelectTab`. If the page has a
  /// ``NavigationItem/backAction``, that is performed instead. Refused as ``Refusal/hidden`` if the page
  /// has ``NavigationItem/hidesBackButton``, as ``Refusal/atRoot`` on the root page, as
  /// ``Refusal/noNavigationController`` without a stack, and as ``Refusal/disabled`` if the action is
  /// disabled. A page can refuse it in ``ViewController/shouldLeavePage()``, which makes the outcome
  /// ``Outcome/vetoed``.
  @discardableResult
  public func goBack() -> Outcome {
    let presented = host.presentedContainer
    return perform(.goBack, whileCovered: presented != nil) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let container = presented ?? host.loadedContent else {
        return .refused(.noNavigationController)
      }
      if let outcome = goBack(in: container) { return outcome }
      for beside in container.contentsBeside.reversed() {
        if let outcome = goBack(in: beside.asNavigation) { return outcome }
      }
      let hasStack = container.contentOfNavigation.asNavigation != nil
      return .refused(hasStack ? .atRoot : .noNavigationController)
    }
  }

  /// Goes back in the stack of a container, or else from one of its columns. Returns `nil` if there is no
  /// page to go back to.
  private func goBack(in container: ViewController) -> Outcome? {
    goBack(in: container.contentOfNavigation.asNavigation) ?? goBack(inColumnsOf: container)
  }

  /// Goes back in a stack. Returns `nil` if there is no page to go back to.
  private func goBack(in stack: NavigationController?) -> Outcome? {
    guard let stack else { return nil }
    let item = stack.stack.last?.storedNavigationItem?.content
    guard item?.backAction != nil || stack.pageBehind != nil else { return nil }
    if item?.hidesBackButton == true { return .refused(.backButtonHidden) }
    if let action = item?.backAction { return perform(backAction: action) }
    return stack.containerOnTop.flatMap(goBack(in:)) ?? take(.page(stack))
  }

  /// Goes back from a column, or from a host on a stack, to what is behind it. Returns `nil` if nothing
  /// is.
  private func goBack(inColumnsOf container: ViewController) -> Outcome? {
    container.containerWithChildBehind.map { take(.childBehind($0)) }
  }

  /// Goes back, unless a page that this leaves refuses it.
  private func take(_ step: BackStep) -> Outcome {
    host.closeForGesture()
    return host.notify {
      guard [step].askToLeave() else { return .vetoed }
      step.perform()
      return .performed
    }
  }

  private func perform(backAction action: Action) -> Outcome {
    if action.attributes.contains(.hidden) { return .refused(.backButtonHidden) }
    guard !action.attributes.contains(.disabled) else { return .refused(.disabled) }
    return run(action, sender: host)
  }

  /// Activates the search field, after selecting the search tab if no field is available.
  ///
  /// The field is that of a page on screen with a ``NavigationItem/searchController``, see
  /// ``TabHostController/visibleSearchController``; or else
  /// that of the selected search tab, or, in a host that is ``TabHostController/isSearchable`` and has
  /// no search tab, that of the selected tab. If another tab than the search tab is selected, the search tab is tapped first; see
  /// ``tap(_:)-(TabItem)``.
  ///
  ///     host.user.activateSearch()
  ///     // 1. shouldSelectTab  2. didSelectTab  3. content appears  4. the field is active
  ///
  /// Refused as ``Refusal/notAvailable`` if the host has neither, and like the tap if the search tab
  /// can't be tapped.
  @discardableResult
  public func activateSearch() -> Outcome {
    perform(.activateSearch) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      if !host.searchField.isAvailable {
        guard let tab = host.tree.searchTabs.first, !tab.performsAction else {
          return .refused(.notAvailable)
        }
        let outcome = reach(tab)
        guard outcome == .performed else { return outcome }
        // The delegate may have selected another tab.
        guard host.isShown, host.searchField.isAvailable else { return .vetoed }
      }
      host.closeForGesture()
      host.activateSearch()
      return .performed
    }
  }

  /// Activates the search of a page on screen, to which the search field then belongs.
  ///
  /// The page is the visible one or one beside it, such as that of the primary column of a
  /// ``SplitController``, or that of a part. Refused as ``Refusal/notAvailable`` if it has no
  /// ``NavigationItem/searchController`` or is not on screen.
  @discardableResult
  public func activateSearch(in page: ViewController) -> Outcome {
    perform(.activatePageSearch(in: page)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let controller = host.searchController(of: page) else {
        return .refused(.notAvailable)
      }
      guard !host.isLooping else { return .vetoed }
      host.closeForGesture()
      host.update(.search) { host.set(\.search.lastOfPage, ObjectIdentifier(controller)) }
      controller.setActive(true)
      return .performed
    }
  }

  /// Replaces the text of the search field.
  ///
  /// Calls ``TabHostController/searchTextHandler``. Refused as ``Refusal/notAvailable`` while the
  /// field is not active.
  @discardableResult
  public func enterSearchText(_ text: String) -> Outcome {
    perform(.enterSearchText(text)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard host.searchField.isActive else { return .refused(.notAvailable) }
      if let controller = host.searchControllerOnScreen {
        controller.setText(text, byUser: true)
      } else {
        host.searchText = text
      }
      return .performed
    }
  }

  /// Selects a scope of the search of the visible page.
  ///
  /// Calls the delegate of the ``SearchBar``, and then
  /// ``SearchResultsUpdating/updateSearchResults(for:)``. Refused as ``Refusal/notAvailable`` if the
  /// field is not active or has no such scope.
  @discardableResult
  public func selectSearchScope(_ index: Int) -> Outcome {
    perform(.selectSearchScope(index)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard host.searchField.isActive, let controller = host.searchControllerOnScreen,
        controller.searchBar.storedScopes?.indices.contains(index) == true
      else { return .refused(.notAvailable) }
      host.closeForGesture()
      controller.setScope(index, byUser: true)
      return .performed
    }
  }

  /// Cancels the search and clears its text.
  ///
  /// If the search tab activates its search automatically, the previous tab is selected again,
  /// unless the user could not select it now. The calls are, in this order:
  ///
  /// 1. `didSelectTab`
  /// 2. `searchTextHandler`
  /// 3. content
  ///
  /// Before them, the delegates and the updater of the page's ``NavigationItem/searchController`` are
  /// called.
  @discardableResult
  public func cancelSearch() -> Outcome {
    perform(.cancelSearch) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard host.searchField.isActive else { return .refused(.notAvailable) }
      host.closeForGesture()
      host.cancelSearch()
      return .performed
    }
  }

  /// Opens the list of tabs that don't fit in the bar.
  ///
  /// The selection does not change, and no delegate method is called. The renderer displays
  /// ``TabHostController/Bar/overflow``.
  @discardableResult
  public func openOverflow() -> Outcome {
    perform(.openOverflow) {
      guard host.isBarOnScreen, !host.barOnScreen.overflow.isEmpty else {
        return .refused(.notOnScreen)
      }
      host.closeForGesture()
      return .performed
    }
  }

  /// Sets whether the user is looking at the bar, which may minimize or expand the bar; see
  /// ``TabHostController/tabBarMinimizeBehavior``.
  ///
  /// By default, the bar is focused.
  @discardableResult
  public func setBarFocused(_ isFocused: Bool) -> Outcome {
    perform(.setBarFocused(isFocused)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      host.setBarFocused(isFocused)
      return .performed
    }
  }

  /// Passes input of the user to content that a renderer draws, such as a key or a click.
  ///
  /// A renderer calls this method around its own call of the content, so that the input is an action
  /// of the user, which can be recorded and replayed.
  ///
  /// - Parameters:
  ///   - words: The input as the words of a script command, such as `["key", "down"]`. The renderer
  ///     defines them. They are only created if the host has observers.
  ///   - content: The content.
  ///   - handler: Passes the input to the content, and returns whether the content has handled it.
  /// - Returns: ``Outcome/performed``, or ``Refusal/notAvailable`` if the content has not handled the
  ///   input.
  @discardableResult
  public func input(
    _ words: @autoclosure () -> [String],
    to content: ViewController,
    handler: () -> Bool
  ) -> Outcome {
    perform(.inputContent(words(), to: content), whileCovered: true) {
      handler() ? .performed : .refused(.notAvailable)
    }
  }

  /// Taps the button that is displayed in place of the content of a page, which performs its
  /// ``ContentUnavailableConfiguration/ButtonProperties/primaryAction`` with the page as
  /// ``Action/sender``.
  ///
  /// Refused as ``Refusal/notOnScreen`` if the page is not on screen, or if something presented covers
  /// it, as ``Refusal/notAvailable`` if its ``ViewController/contentUnavailableConfiguration`` has no
  /// button, and as ``Refusal/disabled`` if the button is disabled.
  ///
  /// - Parameter page: The page, at any depth in the host.
  @discardableResult
  public func tapContentButton(of page: ViewController) -> Outcome {
    perform(.tapContentButton(of: page), whileCovered: host.reaches(page)) {
      guard host.reaches(page) else { return .refused(.notOnScreen) }
      guard let configuration = page.contentUnavailableConfiguration, configuration.hasButton
      else { return .refused(.notAvailable) }
      guard configuration.isButtonEnabled, let action = configuration.buttonProperties.primaryAction
      else { return .refused(.disabled) }
      return run(action, sender: page)
    }
  }

  /// Notifies the host that the user has scrolled the content, which may minimize or expand the
  /// bar; see ``TabHostController/tabBarMinimizeBehavior``.
  @discardableResult
  public func scrollContent(_ direction: ScrollDirection) -> Outcome {
    perform(.scrollContent(direction)) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      host.closeForGesture()
      host.contentDidScroll(direction)
      return .performed
    }
  }
}

extension UserInteraction {
  /// Selects the next page in page style, in the same way as a tap.
  ///
  /// That is the next root tab that is visible and enabled, or the tab that it resolves to if it is
  /// a group. Refused as ``Refusal/noFurtherPage`` on the last page, and as
  /// ``Refusal/notAvailable`` in another style.
  @discardableResult
  public func selectNextPage() -> Outcome {
    perform(.selectNextPage) { selectPage(isNext: true) }
  }

  /// Selects the previous page; see ``selectNextPage()``.
  @discardableResult
  public func selectPreviousPage() -> Outcome {
    perform(.selectPreviousPage) { selectPage(isNext: false) }
  }

  private func selectPage(isNext: Bool) -> Outcome {
    guard host.isShown else { return .refused(.hostNotOnScreen) }
    guard host.screen.presentation == .pages else { return .refused(.notAvailable) }
    guard let page = host.page(isNext: isNext) else { return .refused(.noFurtherPage) }
    return select(page.resolvedSelf, popping: .never)
  }
}
