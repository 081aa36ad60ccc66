import TabHost

extension TabCustomization {
  /// Returns the customization of a user who has hidden the tabs with the given identifiers.
  static func hiding(_ names: [String]) -> TabCustomization {
    var customization = TabCustomization()
    for name in names { customization[tab: name].sidebarVisibility = .hidden }
    return customization
  }
}

extension PlainCustomization {
  /// Returns the customization of a user who has hidden the tabs with the given identifiers.
  static func hiding(_ names: [String]) -> PlainCustomization {
    var customization = PlainCustomization()
    for name in names { customization.tabs[name] = Choice(sidebar: hidden) }
    return customization
  }
}
