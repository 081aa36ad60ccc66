import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Objects that are equal only to themselves.
@MainActor struct IdentityTests {
  /// Objects with equal properties, of each class whose counterpart inherits from `NSObject`.
  static var objects: [any IdentityHashable] {
    let menu = Menu(title: "m", children: [])
    let alert = AlertController(title: "x", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.modalPresentationStyle = .popover
    let sheet = ViewController()
    let group = TabGroupItem(title: "g", identifier: "g")
    let host = TabHostController(tabs: [group])
    let search = SearchController()
    let page = ViewController()
    let provider = ItemProvider(object: "text")
    let objects: [(any IdentityHashable)?] = [
      page, host, host.sidebar, page.tabBarItem, page.navigationItem,
      page.registerForTraitChanges([HorizontalSizeClassTrait.self]) {
        (_: ViewController, _: TraitCollection) in
      },
      BarButtonItem(title: "x"), BarButtonItemGroup(barButtonItems: [], representativeItem: nil),
      Action(title: "x") { _ in }, menu, DeferredMenuElement { $0([]) },
      KeyCommand(title: "x", input: "x") { _ in },
      ContextMenuConfiguration(actionProvider: { _ in menu }),
      ContextualAction(style: .normal, title: "x") { _, _, done in done(true) },
      SwipeActionsConfiguration(actions: []),
      AlertAction(title: "x", style: .default), alert.textFields?.first,
      alert.presentationController, sheet.sheetPresentationController,
      search, search.searchBar, TabAccessory(contentView: page),
      provider, DragItem(itemProvider: provider),
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, _ in },
    ]
    return objects.compactMap { $0 }
  }

  @Test func `an object is equal to itself and to no other one`() {
    let objects = Self.objects
    expectEqual(Set(objects.map { AnyHashable($0) }).count, objects.count)
    for object in objects {
      expect(object.isEqual(object) && AnyHashable(object) == AnyHashable(object))
      for other in objects where other !== object { expect(!object.isEqual(other)) }
      expect(!object.isEqual(nil) && !object.isEqual("x"))
    }
  }

  @Test func `objects with the same properties differ, and are found by identity`() {
    let buttons = [BarButtonItem(title: "Done"), BarButtonItem(title: "Done")]
    expect(buttons[0] != buttons[1])
    expectEqual(buttons.firstIndex(of: buttons[1]), 1)
    let items = [TabBarItem(title: "A"), TabBarItem(title: "A")]
    expectEqual(Set(items + items).count, 2)
    let actions = [AlertAction(title: "OK", style: .default): 1]
    expect(actions[AlertAction(title: "OK", style: .default)] == nil)
    expectEqual(actions.keys.first.map { actions[$0] }, 1)
  }

  @Test func `an action is equal to itself as a menu element`() {
    let action = Action(title: "x") { _ in }
    expect(action as MenuElement == action)
    expect([action as MenuElement].contains(action))
  }

  @Test func `a class of the app declares the conformance`() {
    final class Model: IdentityHashable {}
    let models = [Model(), Model()]
    expect(models[0] != models[1] && Set(models).count == 2)
  }
}
