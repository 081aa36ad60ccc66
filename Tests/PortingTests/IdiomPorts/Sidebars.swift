import Foundation
import TabHost

// MARK: - Sidebar delegate that configures rows

final class RowConfigurer: NSObject, TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    let item = TabSidebarItem(request: request)
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

final class SidebarFollower: NSObject, TabHostController.Sidebar.Delegate {
  private(set) var isWide = false

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    animator.addAnimations { self.isWide = sidebar.isHidden }
    animator.addCompletion { print("finished") }
  }
}

// MARK: - Header and footer of the sidebar

@MainActor func decorateSidebar(_ sidebar: TabHostController.Sidebar, name: String) {
  var header = ListContentConfiguration.sidebarHeader()
  header.text = name
  sidebar.headerContentConfiguration = header
  sidebar.footerContentConfiguration = nil
  sidebar.bottomBarView = ListContentView(configuration: .cell())
}

// MARK: - Sidebar shown and scrolled

@MainActor func reveal(_ tab: TabItem, in controller: TabHostController) {
  controller.sidebar.isHidden = false
  controller.sidebar.scroll(to: .tab(tab), animated: true)
  controller.sidebar.reconfigureItem(for: tab)
}

// MARK: - Swipe actions

final class MailSwipes: NSObject, TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      tabHostController.tabs.removeAll { $0 === tab }
      completion(true)
    }
    delete.image = TabImage(systemName: "trash")
    delete.backgroundColor = .systemRed
    let configuration = SwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

// MARK: - backgroundColor reset to nil

@MainActor func resetColor(of action: ContextualAction, isMuted: Bool) {
  action.backgroundColor = isMuted ? .systemGray : nil
}

// MARK: - Custom content configuration with a view

struct BannerConfiguration: ContentConfiguration, Hashable {
  var message = ""
  var isUrgent = false

  func makeContentView() -> any ViewController & ContentView {
    BannerView(configuration: self)
  }

  func updated(for state: any ConfigurationState) -> BannerConfiguration {
    var updated = self
    if let state = state as? CellConfigurationState { updated.isUrgent = state.isSelected }
    return updated
  }
}

final class BannerView: ViewController, ContentView {
  private var banner: BannerConfiguration

  var configuration: any ContentConfiguration {
    get { banner }
    set {
      guard let newValue = newValue as? BannerConfiguration, newValue != banner else { return }
      banner = newValue
      setNeedsDisplay()
    }
  }

  init(configuration: BannerConfiguration) {
    banner = configuration
    super.init()
  }
}

// MARK: - Text and image of a content configuration

@MainActor func configuration(for tab: TabItem) -> ListContentConfiguration {
  var content = ListContentConfiguration.sidebarSubtitleCell()
  content.text = tab.title
  content.secondaryText = tab.subtitle
  content.image = tab.image
  content.imageProperties.tintColor = .systemOrange
  content.prefersSideBySideTextAndSecondaryText = true
  return content
}

// MARK: - Font and number of lines

@MainActor func emphasize(_ content: inout ListContentConfiguration) {
  content.textProperties.font = .preferredFont(forTextStyle: .headline)
  content.textProperties.numberOfLines = 2
  content.textProperties.color = .label
  content.secondaryTextProperties.font = Font.systemFont(ofSize: 12, weight: .semibold)
  content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
  content.imageProperties.cornerRadius = 6
}

// MARK: - Margins of a content configuration

@MainActor func indent(_ content: inout ListContentConfiguration, by level: Int) {
  content.directionalLayoutMargins = EdgeInsets(
    top: 4,
    leading: 8 + 12 * Double(level),
    bottom: 4,
    trailing: 8
  )
  content.imageProperties.reservedLayoutSize = CGSize(width: 32, height: 32)
  content.imageToTextPadding = 8
}

// MARK: - accompaniedSidebarCell

@MainActor func detailRow(_ text: String) -> ListContentConfiguration {
  var content = ListContentConfiguration.accompaniedSidebarCell()
  content.text = text
  return content
}

// MARK: - Color transformer of a background

@MainActor func dimmedBackground(isActive: Bool) -> BackgroundConfiguration {
  var background = BackgroundConfiguration.listSidebarCell()
  background.backgroundColor = .systemBlue
  background.backgroundColorTransformer = ConfigurationColorTransformer { color in
    isActive ? color : .systemGray
  }
  background.cornerRadius = 8
  return background
}

// MARK: - BackgroundConfiguration.listCell

@MainActor func plainBackground() -> BackgroundConfiguration {
  var background = BackgroundConfiguration.listCell()
  background.strokeColor = .tintColor
  background.strokeWidth = 1
  return background
}

// MARK: - Options of accessories

@MainActor func accessories(isExpanded: Bool) -> [CellAccessory] {
  [
    .outlineDisclosure(options: .init(style: .header)),
    .checkmark(displayed: .always, options: .init(isHidden: !isExpanded, tintColor: .systemGreen)),
    .reorder(displayed: .whenEditing),
    .delete(options: .init(reservedLayoutWidth: .custom(24), backgroundColor: .systemRed)),
  ]
}

// MARK: - Options of a label accessory

@MainActor func countAccessory(_ count: Int) -> CellAccessory {
  .label(
    text: "\(count)",
    displayed: .whenNotEditing,
    options: .init(tintColor: .secondaryLabel, font: .preferredFont(forTextStyle: .footnote))
  )
}

@MainActor func statusAccessory(_ view: ViewController) -> CellAccessory {
  let configuration = CellAccessory.CustomViewConfiguration(
    customView: view,
    placement: .trailing(displayed: .always),
    isHidden: false,
    reservedLayoutWidth: .actual,
    tintColor: .systemTeal,
    maintainsFixedSize: true
  )
  return .customView(configuration: configuration)
}
