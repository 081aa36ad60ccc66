public import TabHost

// MARK: - Menus and drops

extension ReentrantDelegate {
  /// Creates the elements of a menu, some of which are provided later.
  public func newElements(depth: Int) -> [MenuElement] {
    (0..<roll(5)).map { _ in
      switch depth > 0 ? roll(6) : 0 {
      case 4:
        let options: Menu.Options = pick([[], [], .displayInline, .singleSelection])
        return Menu(title: anyText, options: options, children: newElements(depth: depth - 1))
      case 5: return newDeferred(depth: depth - 1)
      default: return newAction()
      }
    }
  }

  /// Creates a handler that accepts drops and loads their items.
  public func newDropHandler() -> DropHandler {
    DropHandler(accepting: ["public.text"]) { [weak self] _ in
      self?.changeInCallback("proposal")
      return .copy
    } perform: { [weak self] session in
      self?.load(session)
    }
  }

  /// Loads the items of a drop.
  public func load(_ session: any DropSession) {
    session.loadObjects(ofClass: String.self) { [weak self] _ in self?.changeInCallback("loaded") }
  }
}

// MARK: - Presented controllers

extension ReentrantDelegate {
  /// Creates a page or a stack, to be presented in a random style.
  public func newPresented() -> ViewController {
    let controller = roll(3) == 0 ? NavigationController(rootViewController: newPage()) : newPage()
    controller.modalPresentationStyle = pick(ModalPresentationStyle.allCases)
    controller.isModalInPresentation = roll(6) == 0
    return controller
  }

  /// Creates an alert with actions of the given styles, and with text fields if it can have some.
  public func newAlert(actions styles: [AlertAction.Style]) -> AlertController {
    let style = pick(AlertController.Style.allCases)
    let alert = AlertController(title: anyText, message: anyText, preferredStyle: style)
    for style in styles {
      alert.addAction(
        AlertAction(title: anyText, style: style) { [weak self] _ in
          self?.changeInCallback("alert")
        }
      )
    }
    for _ in 0..<(style == .alert ? roll(3) : 0) {
      alert.addTextField { [weak self] field in
        field.placeholder = self?.anyText
        field.editingChangedHandler = { _ in self?.changeInCallback("field") }
      }
    }
    return alert
  }
}

// MARK: - Navigation bars

extension ReentrantDelegate {
  /// Changes a random property of a navigation item.
  public func change(_ item: NavigationItem) {
    switch roll(8) {
    case 0: item.leftBarButtonItems = newButtons()
    case 1: item.rightBarButtonItems = newButtons()
    case 2:
      let representative = roll(2) == 0 ? newButton() : nil
      item.centerItemGroups = [
        BarButtonItemGroup(barButtonItems: newButtons(), representativeItem: representative)
      ]
    case 3: item.pinnedTrailingGroup = roll(3) == 0 ? nil : newButton().creatingFixedGroup()
    case 4: item.additionalOverflowItems = roll(3) == 0 ? nil : newDeferred(depth: 1)
    case 5: item.title = roll(3) == 0 ? nil : anyText
    case 6: item.subtitle = roll(3) == 0 ? nil : anyText
    default: item.hidesBackButton.toggle()
    }
  }

  private func newButtons() -> [BarButtonItem] { (0..<roll(6)).map { _ in newButton() } }

  private func newButton() -> BarButtonItem {
    let button = BarButtonItem(
      title: anyText,
      image: roll(2) == 0 ? nil : TabImage(systemName: pick(["leaf", "film", "nothing"])),
      primaryAction: roll(2) == 0 ? newAction() : nil,
      menu: roll(2) == 0 ? Menu(children: newElements(depth: 1)) : nil
    )
    button.isHidden = roll(8) == 0
    button.isEnabled = roll(8) > 0
    button.visibilityPriority = pick([.low, .standard, .high])
    return button
  }
}
