import TabHost

/// What a launch of an app has saved for the next one.
@MainActor struct SavedCustomization {
  private let customization: TabCustomization
  private let tabs: [String]

  /// Reads the store of a host, or returns `nil` if the host has saved nothing.
  init?(of host: TabHostController) {
    guard let identifier = host.customizationIdentifier,
      let stored = try? host.customizationStore.load(identifier: identifier)
    else { return nil }
    customization = stored
    tabs = KnownTabs(in: host).identifiers
  }

  /// Returns a reason if the next launch does not apply what was saved.
  ///
  /// With other tabs, other parts of the customization apply, so nothing is compared.
  func difference(from host: TabHostController) -> String? {
    guard tabs == KnownTabs(in: host).identifiers else { return nil }
    if host.customization != customization {
      return "the customization after a restart is not the one that was saved"
    }
    return difference(below: host.rootTabs)
  }

  /// Returns a reason if the children of a group are not in the order that was saved.
  private func difference(below tabs: [TabItem]) -> String? {
    for case let group as TabGroupItem in tabs {
      let order = group.displayOrder.map(\.customizationIdentifier)
      if let saved = customization[group: group.customizationIdentifier].tabOrder,
        order.filter(saved.contains) != saved.filter(order.contains)
      {
        return "the order of \(group.identifier) after a restart is not the one that was saved"
      }
      if let reason = difference(below: group.children) { return reason }
    }
    return nil
  }
}
