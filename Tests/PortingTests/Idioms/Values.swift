import UIKit

// MARK: - UIImage with a forced unwrap

@MainActor func makeStarTab() -> UITab {
  // swift-format-ignore: NeverForceUnwrap
  UITab(title: "Favorites", image: UIImage(systemName: "star")!, identifier: "favorites")
}

// MARK: - UIImage with if let

@MainActor func setSymbol(_ name: String, of tab: UITab) {
  if let image = UIImage(systemName: name) {
    tab.image = image
  }
  guard let filled = UIImage(systemName: "\(name).fill") else { return }
  tab.selectedImage = filled
}

// MARK: - UIImage with a configuration and a tint

@MainActor func boldSymbol(_ name: String) -> UIImage? {
  let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .bold)
  return UIImage(systemName: name, withConfiguration: configuration)?
    .withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
}

// MARK: - UIImage(named:)

@MainActor func setLogo(of tab: UITab) {
  tab.image = UIImage(named: "logo") ?? UIImage(systemName: "app")
}

// MARK: - UIColor from components

@MainActor func brandColor(_ shade: Double) -> UIColor {
  UIColor(red: 0.2, green: 0.4 * shade, blue: 1, alpha: 1)
}

// MARK: - Colors of the system

@MainActor func rowColors(isPlaceholder: Bool) -> [UIColor] {
  [isPlaceholder ? .tertiaryLabel : .label, .systemTeal, UIColor.systemIndigo, .white, .tintColor]
}
