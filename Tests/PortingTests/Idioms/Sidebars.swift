import Foundation
import UIKit

// MARK: - Sidebar delegate that configures rows

final class RowConfigurer: NSObject, UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    let item = UITabSidebarItem(request: request)
    guard case .tab(let tab) = request.content else { return item }
    var content = item.defaultContentConfiguration()
    content.text = tab.title
    content.secondaryText = tab.subtitle
    item.contentConfiguration = content
    item.accessories = [.disclosureIndicator()]
    return item
  }
}

// MARK: - Sidebar delegate with an animator

final class SidebarFollower: NSObject, UITabBarController.Sidebar.Delegate {
  private(set) var isWide = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    animator.addAnimations { self.isWide = sidebar.isHidden }
    animator.addCompletion { print("finished") }
  }
}

// MARK: - Header and footer of the sidebar

@MainActor func decorateSidebar(_ sidebar: UITabBarController.Sidebar, name: String) {
  var header = UIListContentConfiguration.sidebarHeader()
  header.text = name
  sidebar.headerContentConfiguration = header
  sidebar.footerContentConfiguration = nil
  sidebar.bottomBarView = UIListContentView(configuration: .cell())
}

// MARK: - Sidebar shown and scrolled

@MainActor func reveal(_ tab: UITab, in controller: UITabBarController) {
  controller.sidebar.isHidden = false
  controller.sidebar.scroll(to: .tab(tab), animated: true)
  controller.sidebar.reconfigureItem(for: tab)
}

// MARK: - Swipe actions

final class MailSwipes: NSObject, UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      tabBarController.tabs.removeAll { $0 === tab }
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

// MARK: - backgroundColor reset to nil

@MainActor func resetColor(of action: UIContextualAction, isMuted: Bool) {
  action.backgroundColor = isMuted ? .systemGray : nil
}

// MARK: - Custom content configuration with a view

struct BannerConfiguration: UIContentConfiguration, Hashable {
  var message = ""
  var isUrgent = false

  func makeContentView() -> any UIView & UIContentView {
    BannerView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> BannerConfiguration {
    var updated = self
    if let state = state as? UICellConfigurationState { updated.isUrgent = state.isSelected }
    return updated
  }
}

final class BannerView: UIView, UIContentView {
  private var banner: BannerConfiguration

  var configuration: any UIContentConfiguration {
    get { banner }
    set {
      guard let newValue = newValue as? BannerConfiguration, newValue != banner else { return }
      banner = newValue
      setNeedsDisplay()
    }
  }

  init(configuration: BannerConfiguration) {
    banner = configuration
    super.init(frame: .zero)
  }
}

// MARK: - Text and image of a content configuration

@MainActor func configuration(for tab: UITab) -> UIListContentConfiguration {
  var content = UIListContentConfiguration.sidebarSubtitleCell()
  content.text = tab.title
  content.secondaryText = tab.subtitle
  content.image = tab.image
  content.imageProperties.tintColor = .systemOrange
  content.prefersSideBySideTextAndSecondaryText = true
  return content
}

// MARK: - Font and number of lines

@MainActor func emphasize(_ content: inout UIListContentConfiguration) {
  content.textProperties.font = .preferredFont(forTextStyle: .headline)
  content.textProperties.numberOfLines = 2
  content.textProperties.color = .label
  content.secondaryTextProperties.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
  content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
  content.imageProperties.cornerRadius = 6
}

// MARK: - Margins of a content configuration

@MainActor func indent(_ content: inout UIListContentConfiguration, by level: Int) {
  content.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 4,
    leading: 8 + 12 * Double(level),
    bottom: 4,
    trailing: 8
  )
  content.imageProperties.reservedLayoutSize = CGSize(width: 32, height: 32)
  content.imageToTextPadding = 8
}

// MARK: - accompaniedSidebarCell

@MainActor func detailRow(_ text: String) -> UIListContentConfiguration {
  var content = UIListContentConfiguration.accompaniedSidebarCell()
  content.text = text
  return content
}

// MARK: - Color transformer of a background

@MainActor func dimmedBackground(isActive: Bool) -> UIBackgroundConfiguration {
  var background = UIBackgroundConfiguration.listSidebarCell()
  background.backgroundColor = .systemBlue
  background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
    isActive ? color : .systemGray
  }
  background.cornerRadius = 8
  return background
}

// MARK: - UIBackgroundConfiguration.listCell

@MainActor func plainBackground() -> UIBackgroundConfiguration {
  var background = UIBackgroundConfiguration.listCell()
  background.strokeColor = .tintColor
  background.strokeWidth = 1
  return background
}

// MARK: - Options of accessories

@MainActor func accessories(isExpanded: Bool) -> [UICellAccessory] {
  [
    .outlineDisclosure(options: .init(style: .header)),
    .checkmark(displayed: .always, options: .init(isHidden: !isExpanded, tintColor: .systemGreen)),
    .reorder(displayed: .whenEditing),
    .delete(options: .init(reservedLayoutWidth: .custom(24), backgroundColor: .systemRed)),
  ]
}

// MARK: - Options of a label accessory

@MainActor func countAccessory(_ count: Int) -> UICellAccessory {
  .label(
    text: "\(count)",
    displayed: .whenNotEditing,
    options: .init(tintColor: .secondaryLabel, font: .preferredFont(forTextStyle: .footnote))
  )
}

@MainActor func statusAccessory(_ view: UIView) -> UICellAccessory {
  let configuration = UICellAccessory.CustomViewConfiguration(
    customView: view,
    placement: .trailing(displayed: .always),
    isHidden: false,
    reservedLayoutWidth: .actual,
    tintColor: .systemTeal,
    maintainsFixedSize: true
  )
  return .customView(configuration: configuration)
}

// MARK: - UIView.animate alongside the sidebar

final class AnimatedFollower: NSObject, UITabBarController.Sidebar.Delegate {
  private(set) var isWide = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    animator.addAnimations {
      UIView.animate(withDuration: 0.25) { self.isWide = sidebar.isHidden }
    }
  }
}
