import TabHost
import TabHostTestSupport
import Testing

@MainActor struct MenuElementTests {
  private let image = TabImage(systemName: "star")

  @Test func `an action has the properties that it was created with`() {
    let action = Action(
      title: "Sort",
      subtitle: "by name",
      image: image,
      selectedImage: TabImage(systemName: "moon"),
      identifier: "sort",
      discoverabilityTitle: "Sort by Name",
      attributes: [.destructive, .disabled],
      state: .mixed
    ) { _ in }
    #expect(action.title == "Sort" && action.subtitle == "by name" && action.image == image)
    #expect(action.selectedImage == TabImage(systemName: "moon"))
    #expect(action.identifier == "sort" && action.discoverabilityTitle == "Sort by Name")
    #expect(action.attributes == [.destructive, .disabled] && action.state == .mixed)
  }

  @Test func `an action has default properties, and an identifier that derives from its title`() {
    let action = Action { _ in }
    #expect(action.title == "" && action.subtitle == nil && action.image == nil)
    #expect(action.selectedImage == nil && action.discoverabilityTitle == nil)
    #expect(action.attributes == [] && action.state == .off)
    #expect(action.sender == nil && action.presentationSourceItem == nil)
    let renamed = Action(title: "New") { _ in }
    renamed.title = "Newer"
    #expect(renamed.identifier == "TabHost.Action.New")
  }

  @Test func `perform(sender:) runs the handler regardless of the attributes`() {
    let tab = TabItem.bare("a")
    var log: [String] = []
    let action = Action(attributes: [.disabled, .hidden]) { action in
      let isSource = action.presentationSourceItem === tab
      log.append("\((action.sender as? TabItem)?.identifier ?? "other") \(isSource)")
    }
    action.perform(sender: tab)
    action.perform(sender: 1)
    action.performWithSender(tab, target: nil)
    #expect(log == ["a true", "other false", "a true"])
    #expect(action.sender == nil)
  }

  @Test func `performing another action inside a handler does not change the outer sender`() {
    var log: [String] = []
    let inner = Action { log.append("inner \($0.sender as? String ?? "nil")") }
    let outer = Action { action in
      inner.perform(sender: "b")
      log.append("outer \(action.sender as? String ?? "nil")")
    }
    outer.perform(sender: "a")
    #expect(log == ["inner b", "outer a"])
  }

  @Test func `replacing the children of a menu keeps its other properties`() {
    let menu = Menu(
      title: "Sort",
      subtitle: "how",
      image: image,
      identifier: "sort",
      options: [.displayInline, .singleSelection],
      children: [Action { _ in }]
    )
    let other = menu.replacingChildren([])
    #expect(other.title == "Sort" && other.subtitle == "how" && other.image == image)
    #expect(other.identifier == "sort" && other.options == menu.options)
    #expect(menu.children.count == 1 && other.children.isEmpty)
    #expect(Menu(title: "Sort").identifier == "TabHost.Menu.Sort" && Menu().options == [])
  }
}
