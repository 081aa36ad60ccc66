extension UserInteraction {
  /// Presses an accessory at an end of the row of a tab: its handler runs; without one its menu
  /// opens, as ``openContextMenu(on:)`` opens one, or the group is expanded or collapsed.
  ///
  /// Refused as ``Refusal/notOnScreen`` while the row is none of those that
  /// ``TabHostController/Sidebar/displayedRows`` shows, or the accessory is not to be seen, see
  /// ``CellAccessory/isVisible(in:)``; and as ``Refusal/notAvailable`` where there is no such
  /// accessory, or it does nothing. A menu is not permitted while editing. An accessory of a
  /// disabled tab can be pressed: ``TabItem/isEnabled`` is about selecting. The row of an action is
  /// pressed as a whole; see ``perform(_:in:)``.
  ///
  /// - Parameters:
  ///   - index: The place of the accessory in ``TabSidebarItem/accessories``.
  ///   - tab: The tab in whose row it is.
  @discardableResult
  public func performAccessory(at index: Int, of tab: TabItem) -> Outcome {
    guard host.tree.contains(tab), hasRowOnScreen(tab), let item = host.sidebar.item(for: tab)
    else { return .refused(.notOnScreen) }
    guard item.accessories.indices.contains(index) else { return .refused(.notAvailable) }
    let accessory = item.accessories[index]
    guard accessory.isVisible(in: item.configurationState) else { return .refused(.notOnScreen) }
    if let handler = accessory.actionHandler {
      guard !host.isLooping else { return .vetoed }
      host.notify {
        host.closeForGesture()
        handler()
      }
      return .performed
    }
    switch accessory.kind {
    case .popUpMenu(let menu): return openPopUp(menu, on: tab)
    case .outlineDisclosure: return toggle(tab)
    case .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect, .label,
      .detail, .customView:
      return .refused(.notAvailable)
    }
  }

  private func openPopUp(_ menu: Menu, on tab: TabItem) -> Outcome {
    if let refusal = refusalOfGesture(on: tab) { return .refused(refusal) }
    return open {
      MenuSession(menu, for: tab, in: host)
    } ifStill: {
      refusalOfGesture(on: tab) == nil
    }
  }

  private func toggle(_ tab: TabItem) -> Outcome {
    guard let group = tab.asGroup, group.isCollapsible else { return .refused(.notCollapsible) }
    return setExpanded(!group.showsRows, group)
  }
}
