extension UserInteraction {
  /// Performs an accessory at an end of a tab's row.
  ///
  /// Runs the handler of the accessory. Without a handler, opens the accessory's menu like
  /// ``openContextMenu(on:)``, or expands or collapses the group.
  ///
  /// Refused as ``Refusal/notOnScreen`` if the row is not among
  /// ``TabHostController/Sidebar/displayedRows`` or the accessory is not visible (see
  /// ``CellAccessory/isVisible(in:)``), and as ``Refusal/notAvailable`` if there is no such
  /// accessory or it has no action. While editing, opening a menu is refused as
  /// ``Refusal/notPermitted``. Accessories of a disabled tab can be performed, because
  /// ``TabItem/isEnabled`` concerns only selecting. For the row of an action, see
  /// ``perform(_:in:)``.
  ///
  /// - Parameters:
  ///   - index: The index of the accessory in ``TabSidebarItem/accessories``.
  ///   - tab: The tab whose row has the accessory.
  @discardableResult
  public func performAccessory(at index: Int, of tab: TabItem) -> Outcome {
    perform(.performAccessory(index, of: tab)) {
      guard host.tree.contains(tab), hasRowOnScreen(tab), let item = host.sidebar.item(for: tab)
      else { return .refused(.notOnScreen) }
      guard item.accessories.indices.contains(index) else { return .refused(.notAvailable) }
      let accessory = item.accessories[index]
      guard accessory.isVisible(in: item.configurationState) else { return .refused(.notOnScreen) }
      if let handler = accessory.actionHandler {
        guard !host.isLooping else { return .vetoed }
        host.notify {
          host.closeForGesture()
          DelegateNotifier(host: host).run("accessory(\(tab.identifier))", handler)
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
  }

  private func openPopUp(_ menu: Menu, on tab: TabItem) -> Outcome {
    if let refusal = refusalOfGesture(on: tab) { return .refused(refusal) }
    return open {
      MenuSession(menu, from: .tab(tab), in: host)
    } ifStill: {
      refusalOfGesture(on: tab) == nil
    }
  }

  private func toggle(_ tab: TabItem) -> Outcome {
    guard let group = tab.asGroup, group.isCollapsible else { return .refused(.notCollapsible) }
    return setExpanded(!group.showsRows, group)
  }
}
