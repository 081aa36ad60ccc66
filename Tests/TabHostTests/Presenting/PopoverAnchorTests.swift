import Foundation
import TabHost
import TabHostTestSupport
import Testing

@MainActor struct PopoverAnchorTests {
  private let fixture = GestureFixture()
  private var host: TabHostController { fixture.host }

  private func present(on tab: String) -> () -> String {
    let popover = Popover(content: ViewController(), sourceItem: fixture.tab(tab))
    host.present(popover)
    return { popover.anchor.text }
  }

  @Test func `parity 25: the anchor changes with its tab between sidebar, bar and overflow`() {
    let anchor = present(on: "c1")
    #expect(anchor() == "row c1")
    fixture.group.isExpanded = false
    #expect(anchor() == "row g")
    fixture.sidebar.isHidden = true
    #expect(anchor() == "item g")
    fixture.tab("c1").preferredPlacement = .fixed
    #expect(anchor() == "item c1")
    host.traitCollection = .phone
    #expect(anchor() == "item c1")
    fixture.group.barPresentation = .singleItem
    #expect(anchor() == "item g")
    host.tabs.insert(contentsOf: (0..<4).map { .shown("x\($0)") }, at: 0)
    #expect(anchor() == "overflow")
    host.isTabBarHidden = true
    #expect(anchor() == "host")
    host.isTabBarHidden = false
    host.compactTabIdentifiers = ["a"]
    #expect(anchor() == "host")
    host.disappear()
    #expect(anchor() == "host")
  }

  @Test func `with bar and sidebar on screen, the nearest anchor is used, the item before the row`()
  {
    let child = present(on: "c1")
    fixture.user.beginEditing()
    #expect(child() == "row c1")
    #expect(present(on: "b")() == "item b")
  }

  @Test func `an inline group has no row, so the group above it is the anchor`() {
    let inner = TabGroupItem.of([.shown("n")], "i").having {
      $0.sidebarAppearance = .inline
    }
    fixture.group.children.append(inner)
    let anchor = present(on: "n")
    #expect(anchor() == "row n")
    fixture.group.isExpanded = false
    #expect(anchor() == "row g")
  }

  @Test func `the anchor is the row of an action, or its group while the row is not shown`() {
    let group = fixture.group
    var popover: Popover?
    let action = Action(title: "New") { action in
      guard let source = action.presentationSourceItem else { return }
      let made = Popover(content: ViewController(), sourceItem: source)
      popover = made
      host.present(made)
    }
    group.sidebarActions = [action]
    fixture.user.perform(action, in: group)
    #expect(popover?.anchor.text == "action New of g")
    group.isExpanded = false
    #expect(popover?.anchor.text == "row g")
    fixture.sidebar.isHidden = true
    #expect(popover?.anchor.text == "item g")
  }

  @Test func `without a host, or for another source item, the anchor is the host`() {
    let popover = Popover(content: ViewController(), sourceItem: fixture.tab("c1"))
    #expect(popover.anchor.text == "host")
    let other = Popover(content: ViewController(), sourceItem: Elsewhere(), arrowEdge: .top)
    host.present(other)
    #expect(host.popover === other)
    #expect(other.anchor.text == "host")
    #expect(other.arrowEdge == .top)
  }

  private final class Elsewhere: PopoverSourceItem {
    func frame(in controller: ViewController) -> CGRect? { nil }
  }
}

extension Popover.Anchor {
  @MainActor fileprivate var text: String {
    switch self {
    case .barItem(let tab): "item \(tab.identifier)"
    case .row(let tab): "row \(tab.identifier)"
    case .action(let action, let group): "action \(action.title) of \(group.identifier)"
    case .barButton(let button): "button \(button.title ?? "")"
    case .overflow: "overflow"
    case .host: "host"
    }
  }
}
