import TabHost

extension HostReading {
  /// A hash value of the ``HostState``, which takes half the time of creating and hashing one.
  ///
  /// Equal states have equal values, even those of different hosts.
  var stateHash: Int {
    var hasher = Hasher()
    hash(host.selectedPath, &hasher)
    hasher.combine(host.isEditing)
    hasher.combine(host.resolvedMode)
    hasher.combine(host.presentation)
    hashBar(&hasher)
    hashSidebar(&hasher)
    hasher.combine(host.contentTab?.identifier)
    hashPages(&hasher)
    hasher.combine(host.isSearchActive)
    hasher.combine(host.searchText)
    hasher.combine(host.customization)
    return hasher.finalize()
  }

  private func hash(_ tabs: [TabItem], _ hasher: inout Hasher) {
    hasher.combine(tabs.count)
    for tab in tabs { hasher.combine(tab.identifier) }
  }

  private func hashBar(_ hasher: inout Hasher) {
    hasher.combine(bar.isHidden)
    hash(bar.fixed, &hasher)
    hash(bar.middle, &hasher)
    hash(bar.pinned, &hasher)
    hasher.combine(bar.prominent?.identifier)
    hash(bar.overflow, &hasher)
    hasher.combine(bar.edge)
    let buttons = host.reachableNavigationBar?.buttons ?? []
    hasher.combine(buttons.count)
    for button in buttons { hasher.combine(button.scriptName) }
  }

  private func hashSidebar(_ hasher: inout Hasher) {
    hasher.combine(host.sidebar.isAvailable)
    hasher.combine(host.sidebar.isHidden)
    hasher.combine(rows.count)
    for row in rows {
      let kind =
        switch row.content {
        case .tab: 0
        case .group: 1
        case .action: 2
        }
      hasher.combine(kind)
      hasher.combine(row.identifier)
      hasher.combine(row.depth)
      hasher.combine(row.isSelected)
      hasher.combine(row.isExpanded)
      hasher.combine(row.isChecked)
    }
  }

  private func hashPages(_ hasher: inout Hasher) {
    let stack = host.visibleNavigationController?.viewControllers ?? []
    hasher.combine(stack.count)
    for page in stack { hasher.combine(page.contentName) }
    hasher.combine(host.presentedControllers.last?.name)
  }
}
