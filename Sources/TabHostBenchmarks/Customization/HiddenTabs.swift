import TabHost

extension TabCustomization {
  /// What is left when a person has hidden these tabs.
  static func hiding(_ names: [String]) -> TabCustomization {
    var customization = TabCustomization()
    for name in names { customization[tab: name].sidebarVisibility = .hidden }
    return customization
  }
}

extension PlainCustomization {
  /// What is left when a person has hidden these tabs.
  static func hiding(_ names: [String]) -> PlainCustomization {
    var customization = PlainCustomization()
    for name in names { customization.tabs[name] = Choice(sidebar: hidden) }
    return customization
  }
}
