extension UserInteraction {
  /// Taps a button of the navigation bar, of the vertical bar or of the toolbar, or its item in the
  /// overflow menu.
  ///
  /// While something modal is presented, that is the navigation bar of the presented controller. The
  /// user can also reach the bar of a popover. The first of these that exists is performed:
  ///
  /// 1. the ``BarButtonItem/primaryAction``, whose handler runs with the button as
  ///    ``Action/sender``, after ``BarButtonItem/isSelected`` has changed if the button
  ///    ``BarButtonItem/changesSelectionAsPrimaryAction``
  /// 2. the ``BarButtonItem/menu``, which opens as ``TabHostController/openMenu``
  /// 3. for the representative of a group, a menu of the buttons of the group
  ///
  /// Refused as ``Refusal/notOnScreen`` if the button is not in the bar of the visible page, as
  /// ``Refusal/hidden`` if the button or the bar is hidden, as ``Refusal/disabled`` if it is
  /// disabled, and as ``Refusal/notAvailable`` if there is nothing to perform.
  @discardableResult
  public func tapBarButton(_ button: BarButtonItem) -> Outcome {
    perform(.tapBarButton(button), whileCovered: host.reachesPresentedBar) {
      if let refusal = refusal(of: button) { return .refused(refusal) }
      guard button.performsOnTap else { return showMenu(of: button) }
      guard !host.isLooping else { return .vetoed }
      host.closeForGesture()
      host.notify { button.performTap { host.calls.perform($0, of: button) } }
      return .performed
    }
  }

  /// Opens the menu of a button, even if a tap performs an action.
  ///
  /// The providers of deferred elements are called, then ``TabHostController/openMenu`` changes.
  /// Refused like ``tapBarButton(_:)-(BarButtonItem)``, and as ``Refusal/notAvailable`` if the button has no menu.
  @discardableResult
  public func openMenu(of button: BarButtonItem) -> Outcome {
    perform(.openMenu(of: button), whileCovered: host.reachesPresentedBar) {
      if let refusal = refusal(of: button) { return .refused(refusal) }
      return showMenu(of: button)
    }
  }

  private func showMenu(of button: BarButtonItem) -> Outcome {
    guard let menu = button.storedMenu ?? button.menuOfGroup else {
      return .refused(.notAvailable)
    }
    return open {
      MenuSession(menu, from: .button(button), in: host)
    } ifStill: {
      refusal(of: button) == nil
    }
  }

  /// Opens the overflow menu of the navigation bar.
  ///
  /// The menu contains the buttons that don't fit, and then
  /// ``NavigationItem/additionalOverflowItems``. It closes when another page becomes visible.
  ///
  /// Refused as ``Refusal/hidden`` if the bar is hidden, as ``Refusal/notOnScreen`` if the host is
  /// not on screen, and as ``Refusal/notAvailable`` if there is no overflow menu.
  ///
  /// - Parameter buttons: The buttons that don't fit, as the renderer displays the bar; see
  ///   ``TabHostController/NavigationBar/overflow``. Buttons of other pages are left out. By
  ///   default, all buttons fit.
  @discardableResult
  public func openNavigationOverflow(_ buttons: [BarButtonItem] = []) -> Outcome {
    perform(.openNavigationOverflow(buttons), whileCovered: host.reachesPresentedBar) {
      if let refusal = refusalOfNavigationBar { return .refused(refusal) }
      let items = host.reachableNavigationItems
      let own = items.first { item in buttons.contains { $0.navigationItem === item } }
      guard let item = own ?? items.first(where: { $0.content.overflowItems != nil }) else {
        return .refused(.notAvailable)
      }
      let elements = buttons.filter { $0.navigationItem === item && $0.isInBar }.map(\.menuElement)
      let additional = item.content.overflowItems
      guard !elements.isEmpty || additional != nil else { return .refused(.notAvailable) }
      let end = additional.map { [Menu(options: .displayInline, children: [$0])] } ?? []
      return open {
        MenuSession(Menu(children: elements + end), from: .overflow(item), in: host)
      } ifStill: {
        host.isShown && host.reachableNavigationItems.contains { $0 === item }
      }
    }
  }

  /// Returns whether a button is in a navigation bar or toolbar on screen, enabled or not.
  func isInNavigationBar(_ button: BarButtonItem) -> Bool {
    guard host.isShown, button.isInBar, let item = button.navigationItem else { return false }
    return button.isInToolbar ? host.showsToolbar(of: item) : host.showsNavigationItem(item)
  }

  /// Why the user can't use the navigation bar, or `nil` if it is on screen.
  private var refusalOfNavigationBar: Refusal? {
    guard host.isShown else { return .hostNotOnScreen }
    return host.reachableNavigationItems.isEmpty && host.hidesReachableBar ? .barHidden : nil
  }

  /// Why the user can't tap a button, or `nil` if the user can.
  func refusal(of button: BarButtonItem) -> Refusal? {
    let item = button.navigationItem
    if button.isInToolbar {
      guard host.isShown else { return .hostNotOnScreen }
      guard host.itemsOfReachableToolbars.contains(where: { $0 === item }) else {
        return host.reachablePages.contains { $0.storedNavigationItem === item }
          ? .barHidden : .buttonNotInBar
      }
    } else {
      if let refusal = refusalOfNavigationBar { return refusal }
      guard let item, host.reachableNavigationItems.contains(where: { $0 === item }) else {
        return host.hidesReachableBar ? .barHidden : .buttonNotInBar
      }
    }
    guard button.isInBar else { return .buttonHidden }
    return button.isUsable ? nil : .buttonDisabled
  }
}

// MARK: - Menus of buttons

extension BarButtonItem {
  /// The menu of the group whose representative this button is.
  var menuOfGroup: Menu? {
    guard let group = group, group.representative === self else { return nil }
    return Menu(children: group.items.filter(\.isInBar).map(\.menuElement))
  }

  /// The element for the button in a menu.
  var menuElement: MenuElement {
    let title = shownTitle ?? shownImage?.systemName ?? ""
    guard !performsOnTap, let menu = storedMenu ?? menuOfGroup else {
      return Action(
        title: title,
        image: shownImage,
        attributes: attributesInMenu,
        state: look.isSelected ? .on : storedAction?.state ?? .off
      ) { [self] _ in
        if isUsable { performTap { $0.perform(sender: self) } }
      }
    }
    var options = menu.options.subtracting(.displayInline)
    if displaysMenuSelection { options.insert(.singleSelection) }
    return Menu(title: title, image: shownImage, options: options, children: menu.children)
  }

  private var attributesInMenu: MenuElement.Attributes {
    var attributes = storedAction?.attributes ?? []
    if !isUsable || !performsOnTap { attributes.insert(.disabled) }
    return attributes
  }
}
