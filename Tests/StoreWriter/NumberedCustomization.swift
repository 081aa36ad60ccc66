import TabHost

/// Customizations that tell their number, each of another size, so that a torn one is seen.
enum NumberedCustomization {
  static func make(_ number: Int) -> TabCustomization {
    var customization = TabCustomization()
    customization.rootOrder = ["\(number)"]
    customization.barOrder = (0...(number % 40)).map { "\(number)/\($0)" }
    customization[tab: "\(number)"].sidebarVisibility = .hidden
    customization[group: "\(number)"].isExpanded = number.isMultiple(of: 2)
    return customization
  }

  /// The number of a customization; nil if it is none of these.
  static func number(of customization: TabCustomization) -> Int? {
    guard let number = customization.rootOrder?.first.flatMap({ Int($0) }) else { return nil }
    return customization == make(number) ? number : nil
  }
}
