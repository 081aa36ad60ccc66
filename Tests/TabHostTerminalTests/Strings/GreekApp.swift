import TabHost
import TabHostTerminal

/// An app with Greek texts that has everything for which the terminal has texts of its own.
@MainActor final class GreekApp: TabHostController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Μέσα"
    allowsReordering = true
    tabs = [library, page("Νέα"), disabled, collections, page("Χάρτης"), page("Ρυθμίσεις"), search]
    sidebar.navigationOverflowItems = DeferredMenuElement { [unowned self] in $0([action("Ώρα")]) }
    sidebar.toolbarItems = [action("Προσθήκη")]
    searchTextHandler = { _ in }
    addKeyCommand(KeyCommand(title: "Ανανέωση", input: "ρ", modifierFlags: .control) { _ in })
    addKeyCommand(KeyCommand(title: "Βοήθεια", input: KeyCommand.f1) { _ in })
  }

  private func page(_ title: String) -> TabItem {
    let tab = TabItem(title: title, image: TabImage(systemName: "leaf"), identifier: title) { tab in
      let page = ViewController()
      page.title = tab.title
      return page
    }
    tab.allowsHiding = true
    return tab
  }

  private var disabled: TabItem {
    let tab = page("Κλειστό")
    tab.isEnabled = false
    return tab
  }

  /// A tab whose page is the second one of a stack, with buttons of the system.
  private var library: TabItem {
    let tab = TabItem(title: "Βιβλία", identifier: "library") { [unowned self] _ in
      let list = ListViewController(
        sections: [ListSection(rows: (1...20).map { ListRow("Βιβλίο \($0)") })],
        title: "Λίστα"
      )
      list.activationHandler = { _ in }
      list.allowsMultipleSelection = true
      list.contextMenuProvider = { [unowned self] _ in
        let menu = Menu(children: [action("Άνοιγμα")])
        return ContextMenuConfiguration(actionProvider: { _ in menu })
      }
      list.trailingSwipeActionsProvider = { [unowned self] _ in swipe }
      list.navigationItem.rightBarButtonItems = [
        BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .compose),
        BarButtonItem(title: "Σειρά", menu: Menu(children: [action("Όνομα"), action("Μήκος")])),
      ]
      let search = SearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["Όλα", "Νέα"]
      list.navigationItem.searchController = search
      let stack = NavigationController(rootViewController: ViewController())
      stack.pushViewController(list, animated: false)
      return stack
    }
    tab.badgeValue = "7"
    return tab
  }

  /// A group whose tabs have menus, swipe actions, drags, and content of all kinds.
  private var collections: TabGroupItem {
    let text = TabItem(title: "Κείμενο", identifier: "text") { _ in
      TextViewController(StyledText("Ένα κείμενο\nσε δύο γραμμές"), title: "Κείμενο")
    }
    let group = TabGroupItem(
      title: "Συλλογές",
      identifier: "collections",
      children: [
        text, editor, form, unavailable("Αναμονή", .loading()), unavailable("Τίποτα", .search()),
        page("Θάλασσα"),
      ]
    )
    group.allowsReordering = true
    group.sidebarActions = [action("Νέα συλλογή")]
    for tab in group.children {
      tab.allowsHiding = true
      tab.contextMenuProvider = { [unowned self] _ in
        Menu(children: [action("Πληροφορίες"), Menu(title: "Περισσότερα", children: [action("Α")])])
      }
      tab.trailingSwipeActionsProvider = { [unowned self] _ in swipe }
      tab.dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider(object: "Α"))] }
    }
    group.children[5].dragItemsProvider = nil
    return group
  }

  private var editor: TabItem {
    TabItem(title: "Σημείωση", identifier: "editor") { _ in
      TextEditorController("Πρώτη γραμμή\nΔεύτερη", title: "Σημείωση")
    }
  }

  /// A tab with rows that have controls, and with columns.
  private var form: TabItem {
    let required = { (row: ListRow) in row.control?.text == "" ? "Λείπει" : nil }
    return TabItem(title: "Φόρμα", identifier: "form") { _ in
      let form = ListViewController(
        rows: [
          ListRow("Όνομα", accessory: .textField(""), validator: required),
          ListRow("Κάθε", accessory: .choice(["Ώρα", "Μέρα"], selectedIndex: 0)),
          ListRow("Σελίδες", accessory: .stepper(.init(value: 20, stepValue: 5))),
          ListRow("Ήχοι", accessory: .toggle(isOn: true)),
          ListRow(columns: ["Άλφα", "1"]),
        ],
        title: "Φόρμα"
      )
      form.columns = [ListColumn("Τίτλος") { $0.columnTexts[0] < $1.columnTexts[0] }]
      return form
    }
  }

  private func unavailable(
    _ title: String,
    _ configuration: ContentUnavailableConfiguration
  ) -> TabItem {
    TabItem(title: title, identifier: title) { _ in
      let page = ViewController()
      page.contentUnavailableConfiguration = configuration
      return page
    }
  }

  private var search: SearchTabItem { SearchTabItem { _ in ViewController() } }

  private func action(_ title: String) -> Action { Action(title: title) { _ in } }

  private var swipe: SwipeActionsConfiguration {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: "Διαγραφή") { $2(true) }
    ])
  }

  /// Presents an alert with a text field.
  func ask() {
    let alert = AlertController(title: "Όνομα;", message: "Γράψτε.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Όνομα" }
    alert.addAction(AlertAction(title: "Όχι", style: .cancel))
    alert.addAction(AlertAction(title: "Ναι", style: .default))
    present(alert, animated: false)
  }
}
