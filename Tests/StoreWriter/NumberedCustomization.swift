import TabHost

/// Customizations that contain their number and differ in size, so that a partial write is
/// detected.
enum NumberedCustomization {
  static func make(_ number: Int) -> TabCustomization {
    var customization = TabCustomization()
    customization.rootOrder = ["\(number)"]
    customization.barOrder = (0...(number % 40)).map { "\(number)/\($0)" }
    customization[tab: "\(number)"].sidebarVisibility = .hidden
    customization[group: "\(number)"].isExpanded = number.isMultiple(of: 2)
    return customization
  }

  /// Returns the number of a customization, or `nil` if it differs from the one with its number.
  static func number(of customization: TabCustomization) -> Int? {
    guard let number = customization.rootOrder?.first.flatMap({ Int($0) }) else { return nil }
    return customization == make(number) ? number : nil
  }
}
