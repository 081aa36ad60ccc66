import Foundation
import TabHost

// MARK: - TabImage with a forced unwrap

@MainActor func makeStarTab() -> TabItem {
  // swift-format-ignore: NeverForceUnwrap
  TabItem(title: "Favorites", image: TabImage(systemName: "star")!, identifier: "favorites")
}

// MARK: - TabImage with if let

@MainActor func setSymbol(_ name: String, of tab: TabItem) {
  if let image = TabImage(systemName: name) {
    tab.image = image
  }
  guard let filled = TabImage(systemName: "\(name).fill") else { return }
  tab.selectedImage = filled
}

// MARK: - TabImage with a configuration and a tint

@MainActor func boldSymbol(_ name: String) -> TabImage? {
  let configuration = TabImage.SymbolConfiguration(pointSize: 17, weight: .bold)
  return TabImage(systemName: name, withConfiguration: configuration)?
    .withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
}

// MARK: - TabImage(named:)

@MainActor func setLogo(of tab: TabItem) {
  tab.image = TabImage(named: "logo") ?? TabImage(systemName: "app")
}

// MARK: - Color from components

@MainActor func brandColor(_ shade: Double) -> Color {
  Color(red: 0.2, green: 0.4 * shade, blue: 1, alpha: 1)
}

// MARK: - Colors of the system

@MainActor func rowColors(isPlaceholder: Bool) -> [Color] {
  [isPlaceholder ? .tertiaryLabel : .label, .systemTeal, Color.systemIndigo, .white, .tintColor]
}
