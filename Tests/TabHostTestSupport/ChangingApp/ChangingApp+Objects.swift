public import TabHost
import TabHostTesting

// MARK: - Actions, menus and swipes

extension ChangingApp {
  /// Creates an action whose handler may change the host.
  func newAction() -> Action {
    let attributes: MenuElement.Attributes = pick([
      [], [], [], .disabled, .hidden, .keepsMenuPresented,
    ])
    return Action(title: anyText, attributes: attributes) { [weak self] _ in
      self?.random.callback("action")
    }
  }

  /// Calls a completion now, later, or, if the app makes mistakes, twice or never.
  private func complete(_ completion: @escaping @MainActor () -> Void) {
    switch options.makesMistakes ? roll(4) : roll(2) {
    case 0: completion()
    case 1: pendingCompletions.append(completion)
    case 2:
      completion()
      expected.insert(.completedTwice)
      completion()
    default: expected.insert(.neverCompleted)
    }
  }

  func newDeferred(depth: Int) -> DeferredMenuElement {
    let provider: DeferredMenuElement.Provider = { [weak self] completion in
      guard let self else { return completion([]) }
      random.callback("elements")
      let elements = newElements(depth: depth)
      complete { completion(elements) }
    }
    return chance(2) ? DeferredMenuElement(provider) : .uncached(provider)
  }

  func newMenu() -> Menu? {
    random.callback("menu")
    return chance(6) ? nil : Menu(title: anyText, children: newElements(depth: 2))
  }

  /// Creates the elements of a menu, some of which are provided later.
  func newElements(depth: Int) -> [MenuElement] {
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

  func newSwipeActions() -> SwipeActionsConfiguration? {
    guard !chance(6) else { return nil }
    let actions = (0..<roll(4)).map { _ in
      ContextualAction(style: pick([.normal, .destructive]), title: anyText) {
        [weak self] _, _, completion in
        guard let self else { return completion(false) }
        random.callback("swipe action")
        complete { completion(true) }
      }
    }
    let configuration = SwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = !chance(4)
    return configuration
  }
}

// MARK: - Drags and drops

extension ChangingApp {
  /// Creates items whose text is loaded now or later or, if the app makes mistakes, twice, never or
  /// not as text.
  public func newItems() -> [DragItem] {
    (0..<roll(3)).map { _ in
      if chance(2) { return DragItem(itemProvider: ItemProvider(object: anyText)) }
      let item = DragItem(itemProvider: ItemProvider())
      item.itemProvider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") {
        [weak self] completion in
        guard let self else { return nil }
        random.callback("load")
        if options.makesMistakes, chance(5) {
          expected.insert(.failedLoading)
          completion(.init([0xFF]), nil)
        } else {
          complete { completion(.init("text".utf8), nil) }
        }
        return nil
      }
      return item
    }
  }

  /// Creates a handler that accepts drops and loads their items.
  func newDropHandler() -> DropHandler {
    DropHandler(accepting: ["public.text"]) { [weak self] _ in
      self?.random.callback("proposal")
      return .copy
    } perform: { [weak self] session in
      self?.load(session)
    }
  }

  /// Loads the items of a drop.
  func load(_ session: any DropSession) {
    session.loadObjects(ofClass: String.self) { [weak self] _ in self?.random.callback("loaded") }
  }
}

// MARK: - Presented controllers

extension ChangingApp {
  /// Creates a page or a stack, to be presented in a random style.
  func newPresented() -> ViewController {
    let controller = chance(3) ? newStack(newPage()) : newPage()
    controller.modalPresentationStyle = pick(ModalPresentationStyle.allCases)
    controller.isModalInPresentation = chance(6)
    return controller
  }

  /// Creates an alert. Only one of an app that makes mistakes may have no action.
  func newAlert() -> AlertController {
    var styles: [AlertAction.Style] = pick([[], [.default], [.destructive, .default]])
    if !options.makesMistakes || chance(2) { styles.append(.cancel) }
    if styles.isEmpty { expected.insert(.invalidAlert) }
    let style = pick(AlertController.Style.allCases)
    let alert = AlertController(title: newName(anyText), message: anyText, preferredStyle: style)
    for style in styles {
      let action = AlertAction(title: anyText, style: style) { [weak self] _ in
        self?.random.callback("alert")
      }
      action.isEnabled = style == .cancel || !chance(4)
      alert.addAction(action)
    }
    for _ in 0..<(style == .alert ? roll(3) : 0) {
      alert.addTextField { [weak self] field in
        field.placeholder = self?.anyText
        field.editingChangedHandler = { _ in self?.random.callback("field") }
      }
    }
    return alert
  }
}

// MARK: - Navigation bars

extension ChangingApp {
  /// Changes a random property of a navigation item.
  func change(_ item: NavigationItem) {
    switch roll(8) {
    case 0: item.leftBarButtonItems = newButtons()
    case 1: item.rightBarButtonItems = newButtons()
    case 2:
      let representative = chance(2) ? newButton() : nil
      item.centerItemGroups = [
        BarButtonItemGroup(barButtonItems: newButtons(), representativeItem: representative)
      ]
    case 3: item.pinnedTrailingGroup = chance(3) ? nil : newButton().creatingFixedGroup()
    case 4: item.additionalOverflowItems = chance(3) ? nil : newDeferred(depth: 1)
    case 5: item.title = chance(3) ? nil : anyText
    case 6: item.subtitle = chance(3) ? nil : anyText
    default: item.hidesBackButton.toggle()
    }
  }

  private func newButtons() -> [BarButtonItem] { (0..<roll(6)).map { _ in newButton() } }

  private func newButton() -> BarButtonItem {
    let button = BarButtonItem(
      title: anyText,
      image: chance(2) ? nil : TabImage(systemName: pick(["leaf", "film", "nothing"])),
      primaryAction: chance(2) ? newAction() : nil,
      menu: chance(2) ? Menu(children: newElements(depth: 1)) : nil
    )
    button.isHidden = chance(8)
    button.isEnabled = !chance(8)
    button.visibilityPriority = pick([.low, .standard, .high])
    return button
  }
}
