import TabHost
import TabHostTesting

/// The random changes of what is on screen.
extension ChangingApp {
  // MARK: - Editing and searching

  func edit() {
    let (tab, other) = (anyRowTab, anyRowTab)
    switch roll(9) {
    case 0, 1: note("begin editing", user.beginEditing())
    case 2: note("end editing", user.endEditing())
    case 3: note("uncheck \(tab.identifier)", user.uncheck(tab))
    case 4: note("check \(tab.identifier)", user.check(tab))
    case 5, 6: note("move \(tab.identifier)", user.moveRow(tab, .before, other))
    case 7: note("reset", user.resetCustomization())
    default:
      note("reset by the app")
      resetCustomization()
    }
  }

  /// Searches, or goes back.
  func search() {
    switch roll(4) {
    case 0: note("go back", user.goBack())
    case 1: note("activate search", user.activateSearch())
    case 2: note("enter text", user.enterSearchText(anyText))
    default: note("cancel search", user.cancelSearch())
    }
  }

  // MARK: - The sidebar

  func changeSidebar() {
    note("sidebar")
    switch roll(14) {
    case 0, 1: note("toggle the sidebar", user.toggleSidebar())
    case 2: sidebar.isHidden.toggle()
    case 3: sidebar.bottomBarView = chance(2) ? nil : newPage()
    case 4: sidebar.navigationOverflowItems = chance(3) ? nil : newDeferred(depth: 1)
    case 5: sidebar.toolbarItems = (0..<roll(5)).map { _ in newAction() }
    case 6: changeHeader()
    case 7: sidebar.preferredLayout = pick(Sidebar.Layout.allCases)
    case 8: sidebar.preferredPlacement = pick(Sidebar.Placement.allCases)
    case 9: sidebar.scroll(to: .tab(anyTab), animated: chance(2))
    case 10: sidebar.reconfigureItem(for: anyTab)
    case 11:
      sidebar.delegate = nil
      sidebar.delegate = self
    default:
      let first = roll(20)
      sidebar.displayedRows = first..<(first + roll(10))
    }
  }

  private func changeHeader() {
    var header = ListContentConfiguration.sidebarHeader()
    header.text = anyText
    sidebar.headerContentConfiguration = chance(2) ? nil : header
    sidebar.footerContentConfiguration = chance(2) ? nil : header
  }

  // MARK: - The host

  func changeScreen() {
    switch roll(17) {
    case 0, 1:
      guard options.changesAppearance else { return }
      note(isDisplayed ? "disappear" : "appear")
      if isDisplayed, chance(2) { disappear() } else { appear() }
    case 2, 3: changeTraits()
    case 4:
      note("style")
      style = pick([.automatic, .automatic, .tabBarOnly, .page(.always), .sidebarAdaptable])
    case 5:
      note("mode")
      mode = pick(Mode.allCases)
    case 6:
      note("accessory")
      bottomAccessory = chance(2) ? nil : TabAccessory(contentView: newPage())
      isBottomAccessoryHidden = chance(4)
    case 7:
      note("tab bar hidden")
      isTabBarHidden = chance(3)
    case 8:
      note("prominent")
      prominentTabIdentifier = chance(2) ? nil : random.element(of: identifiers)
    case 9:
      note("minimizing")
      tabBarMinimizeBehavior = pick(MinimizeBehavior.allCases)
    case 10: changeOrder()
    case 11:
      note("searchable")
      isSearchable.toggle()
      searchText = anyText
    default: showSidebar()
    }
  }

  private func changeTraits() {
    var traits = traitCollection
    if chance(3) {
      traits.layoutDirection = pick([.leftToRight, .rightToLeft])
    } else {
      traits = pick([.pad, .pad, .portrait, .compact, .phone, .vision, .mac, .tv])
    }
    note("traits \(traits.userInterfaceIdiom) \(traits.orientation)")
    traitCollection = traits
  }

  /// Makes rows available, which most gestures need.
  private func showSidebar() {
    guard !isDisplayed || !presentation.showsSidebar || isEditing else { return }
    note("show the sidebar")
    if !isDisplayed, options.changesAppearance { appear() }
    traitCollection = pick([.pad, .pad, .mac])
    style = .automatic
    sidebar.isHidden = false
    user.endEditing()
  }

  // MARK: - Stacks and what is presented

  func changeStack() {
    let bars = presentedControllers.map(\.navigationBar) + [visibleNavigationBar]
    switch roll(8) {
    case 0, 1:
      note("push")
      visibleNavigationController?.pushViewController(newPage(), animated: true)
    case 2:
      note("pop")
      visibleNavigationController?.popViewController(animated: true)
    case 3:
      note("pop to root")
      visibleNavigationController?.popToRootViewController(animated: true)
    case 4, 5:
      guard let page = pick(bars)?.page else { return }
      note("navigation item")
      change(page.navigationItem)
    default:
      guard let button = random.element(of: bars.compactMap(\.self).flatMap(\.buttons)) else {
        return
      }
      note("change a button")
      switch roll(3) {
      case 0: button.isHidden = chance(2)
      case 1: button.isEnabled.toggle()
      default: button.primaryAction = chance(2) ? nil : newAction()
      }
    }
  }

  func changePresentation() {
    switch roll(10) {
    case 0...2: show(newPresented())
    case 3: show(newAlert())
    case 4: presentPopover()
    case 5:
      note("dismiss popover")
      if chance(2) { dismissPopover() } else { user.dismissPopover() }
    case 6: note("dismiss", user.dismissPresented())
    case 7: if let alert = presentedControllers.last?.alert { answer(alert) }
    default:
      note("dismiss by the app")
      let presenter = pick([self] + presentedControllers.map(\.viewController))
      presenter.dismiss(animated: true) { [weak self] in self?.random.callback("dismissed") }
    }
  }

  /// Presents a controller, from a presenter that is not always on screen if the app makes mistakes.
  private func show(_ controller: ViewController) {
    controller.presentationController?.delegate = self
    let top = presentedControllers.last?.viewController ?? self
    var presenter = top
    if options.makesMistakes {
      expected.formUnion([.invalidPresentation, .foreignSource])
      presenter = pick([top, top, selectedViewController, anyTab.viewController]) ?? self
      guard presenter.tabHostController === self || presenter === self else { return }
    } else if presentedControllers.count >= 3 {
      return
    }
    if let manager = controller.popoverPresentationController {
      let tab = anyTab
      guard options.makesMistakes || tab.tabHostController === self else { return }
      manager.sourceItem = visibleNavigationBar?.buttons.first ?? tab
    }
    note("present \(type(of: controller)) as \(controller.modalPresentationStyle)")
    presenter.present(controller, animated: true) { [weak self] in
      self?.random.callback("presented")
    }
  }

  private func presentPopover() {
    let tab = anyTab
    if options.makesMistakes {
      // A request made before the presentation can remove the tab.
      expected.insert(.foreignSource)
    } else {
      dismissPopover()
      guard popover == nil, tab.tabHostController === self else { return }
    }
    note("popover for \(tab.identifier)")
    let content =
      options.makesMistakes && chance(3)
      ? pick([selectedViewController, bottomAccessory?.contentView]) : nil
    let edge = chance(2) ? nil : pick(Popover.Edge.allCases)
    present(
      Popover(content: content ?? newPage(), sourceItem: popoverSource(for: tab), arrowEdge: edge) {
        [weak self] in self?.random.callback("dismissal")
      }
    )
  }

  private func answer(_ alert: AlertController) {
    switch roll(5) {
    case 0: note("enter text", user.enterText(anyText))
    case 1:
      guard let field = alert.textFields?.last else { return }
      note("enter text in the last field", user.enterText(anyText, in: field))
    case 2: note("submit", user.submit())
    default:
      guard let action = random.element(of: alert.actions) else { return }
      note("choose", user.choose(alertAction: action))
    }
  }
}
