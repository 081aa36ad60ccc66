import Foundation
import UIKit

// MARK: - Menu of actions

@MainActor func makeSortMenu(isByName: Bool, sort: @escaping (Bool) -> Void) -> UIMenu {
  let name = UIAction(title: "Name", state: isByName ? .on : .off) { _ in sort(true) }
  let date = UIAction(title: "Date", state: isByName ? .off : .on) { _ in sort(false) }
  return UIMenu(
    title: "Sort By",
    image: UIImage(systemName: "arrow.up.arrow.down"),
    options: [.displayInline, .singleSelection],
    children: [name, date]
  )
}

// MARK: - Deferred menu element

@MainActor func makeRecentMenu(load: @escaping () -> [UIAction]) -> UIMenu {
  let recent = UIDeferredMenuElement.uncached { completion in completion(load()) }
  return UIMenu(title: "Recent", children: [recent])
}

// MARK: - Context menu

final class MailMenus: NSObject, UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? {
    let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in
      tab.title += "!"
    }
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in tab.isHidden = true }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [rename, delete]) })
  }
}

// MARK: - UIMenu.preferredElementSize

@MainActor func makePalette(_ actions: [UIAction]) -> UIMenu {
  UIMenu(title: "", options: .displayAsPalette, preferredElementSize: .small, children: actions)
}

// MARK: - UIContextMenuConfiguration.badgeCount

@MainActor func makeMenu(forSelected tabs: [UITab]) -> UIContextMenuConfiguration {
  let configuration = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
  configuration.badgeCount = tabs.count
  return configuration
}

// MARK: - UIMenuLeaf and UICommand

@MainActor func perform(_ element: UIMenuElement, for sender: UITab) {
  guard let leaf = element as? any UIMenuLeaf, leaf.attributes.isEmpty else { return }
  leaf.performWithSender(sender, target: nil)
}

// MARK: - UIMenuElement.accessibilityIdentifier

@MainActor func makeShareAction(share: @escaping () -> Void) -> UIAction {
  let action = UIAction(title: "Share") { _ in share() }
  action.accessibilityIdentifier = "menu.share"
  return action
}

// MARK: - UIKeyCommand

final class ReaderPage: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Reload", input: "r", modifierFlags: .command) { [weak self] _ in
        self?.setNeedsDisplay()
      }
    ]
  }
}

// MARK: - Drag items of a tab

final class DragSource: NSObject, UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    itemsForBeginning session: any UIDragSession,
    tab: UITab
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = tab
    return [item]
  }
}

// MARK: - Drop on a tab

final class DropTarget: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation {
    dropSession.hasItemsConforming(toTypeIdentifiers: ["public.image"]) ? .copy : .cancel
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    acceptItemsFrom dropSession: any UIDropSession
  ) {
    for item in dropSession.items where item.localObject is UITab { tab.badgeValue = "1" }
  }
}

// MARK: - NSString as a drag item

@MainActor func dragItem(for name: String) -> UIDragItem {
  let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
  item.localObject = name
  return item
}

// MARK: - loadObjects of NSString

@MainActor func acceptNames(
  from session: any UIDropSession,
  add: @escaping @MainActor (String) -> Void
) {
  session.loadObjects(ofClass: NSString.self) { items in
    for item in items { add("\(item)") }
  }
}

// MARK: - NSItemProviderWriting.loadData

final class DraggedNote: NSObject, NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.note"] }

  private let text: String

  init(text: String) {
    self.text = text
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(text.utf8), nil)
    return nil
  }
}
