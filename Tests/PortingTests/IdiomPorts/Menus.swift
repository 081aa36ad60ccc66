import Foundation
import TabHost

// MARK: - Menu of actions

@MainActor func makeSortMenu(isByName: Bool, sort: @escaping (Bool) -> Void) -> Menu {
  let name = Action(title: "Name", state: isByName ? .on : .off) { _ in sort(true) }
  let date = Action(title: "Date", state: isByName ? .off : .on) { _ in sort(false) }
  return Menu(
    title: "Sort By",
    image: TabImage(systemName: "arrow.up.arrow.down"),
    options: [.displayInline, .singleSelection],
    children: [name, date]
  )
}

// MARK: - Deferred menu element

@MainActor func makeRecentMenu(load: @escaping () -> [Action]) -> Menu {
  let recent = DeferredMenuElement.uncached { completion in completion(load()) }
  return Menu(title: "Recent", children: [recent])
}

// MARK: - Context menu

final class MailMenus: NSObject, TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    let rename = Action(title: "Rename", image: TabImage(systemName: "pencil")) { _ in
      tab.title += "!"
    }
    let delete = Action(title: "Delete", attributes: .destructive) { _ in tab.isHidden = true }
    return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [rename, delete]) })
  }
}

// MARK: - Menu.preferredElementSize

@MainActor func makePalette(_ actions: [Action]) -> Menu {
  Menu(title: "", options: .displayAsPalette, preferredElementSize: .small, children: actions)
}

// MARK: - ContextMenuConfiguration.badgeCount

@MainActor func makeMenu(forSelected tabs: [TabItem]) -> ContextMenuConfiguration {
  let configuration = ContextMenuConfiguration(actionProvider: { _ in Menu(children: []) })
  configuration.badgeCount = tabs.count
  return configuration
}

// MARK: - MenuLeaf and Command

@MainActor func perform(_ element: MenuElement, for sender: TabItem) {
  guard let leaf = element as? any MenuLeaf, leaf.attributes.isEmpty else { return }
  leaf.performWithSender(sender, target: nil)
}

// MARK: - MenuElement.accessibilityIdentifier

@MainActor func makeShareAction(share: @escaping () -> Void) -> Action {
  let action = Action(title: "Share") { _ in share() }
  action.accessibilityIdentifier = "menu.share"
  return action
}

// MARK: - KeyCommand

final class ReaderPage: ViewController {
  override var keyCommands: [KeyCommand]? {
    [
      KeyCommand(title: "Reload", input: "r", modifierFlags: .command) { [weak self] _ in
        self?.setNeedsDisplay()
      }
    ]
  }
}

// MARK: - Drag items of a tab

final class DragSource: NSObject, TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning session: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    let item = DragItem(itemProvider: ItemProvider())
    item.localObject = tab
    return [item]
  }
}

// MARK: - Drop on a tab

final class DropTarget: NSObject, TabHostControllerDelegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom dropSession: any DropSession
  ) -> DropOperation {
    dropSession.hasItemsConforming(toTypeIdentifiers: ["public.image"]) ? .copy : .cancel
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    acceptItemsFrom dropSession: any DropSession
  ) {
    for item in dropSession.items where item.localObject is TabItem { tab.badgeValue = "1" }
  }
}

// MARK: - NSString as a drag item

@MainActor func dragItem(for name: String) -> DragItem {
  let item = DragItem(itemProvider: ItemProvider(object: name))
  item.localObject = name
  return item
}

// MARK: - loadObjects of NSString

@MainActor func acceptNames(
  from session: any DropSession,
  add: @escaping @MainActor (String) -> Void
) {
  session.loadObjects(ofClass: String.self) { items in
    for item in items { add("\(item)") }
  }
}

// MARK: - ItemProviderWriting.loadData

final class DraggedNote: NSObject, ItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.note"] }

  private let text: String

  init(text: String) {
    self.text = text
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> LoadingProgress? {
    completionHandler(Data(text.utf8), nil)
    return nil
  }
}
