import Foundation
import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

/// The recipes of the article.
@MainActor struct RecipesTests {
  private let home = TabItem(title: "Home", identifier: "home") { _ in ViewController() }

  private func makeHost(_ tabs: TabItem...) -> TabHostController {
    let host = TabHostController(tabs: [home] + tabs)
    host.mode = .tabSidebar
    host.appear()
    return host
  }

  private func screen(_ host: TabHostController) -> HostScreen {
    HostScreen(host: host, size: CellSize(columns: 80, rows: 12))
  }

  @Test func `the search tab shows the results of its field`() throws {
    let search = makeSearchTab()
    let host = makeHost(search)
    let screen = screen(host)
    host.user.tap(SearchTabItem.identifier)
    let page = try #require(search.viewController as? CityResults)
    #expect(host.isSearchActive)
    #expect(page.sections.map(\.rowCount) == [5])

    host.user.enterSearchText("Li")
    #expect(page.sections.map(\.rowCount) == [2])
    let frame = screen.frame().plainText
    #expect(frame.contains("Lima") && frame.contains("Lisbon") && !frame.contains("London"))

    host.user.cancelSearch()
    #expect(host.selectedTab === home)
  }

  @Test func `signing in shows the tabs in place of the page`()
    throws
  {
    let window = TabHostWindow()
    window.rootViewController = WelcomePage()
    let screen = screen(window.host)
    window.makeKeyAndVisible()
    let user = ScreenDriver(screen)
    #expect(user.frame.plainText.contains("Anna"))
    try user.click("Ben")
    user.press(.enter)
    let tabs = try #require(window.rootViewController as? AccountTabs)
    #expect(screen.host === tabs && tabs.title == "Ben")
    #expect(user.frame.plainText.contains("Inbox"))
    try user.click("Account")
    try user.click("Sign Out")
    #expect(window.rootViewController is WelcomePage)
    #expect(user.frame.plainText.contains("Anna") && !user.frame.plainText.contains("Inbox"))
  }

  @Test func `the split shows a note beside the list, and in its place in a compact size class`() {
    let host = makeHost(TabItem(title: "Notes", identifier: "notes") { _ in NotesSplit() })
    let screen = screen(host)
    host.user.tap("notes")
    ScreenDriver(screen).press(.right, .enter)
    let frame = screen.frame().plainText
    #expect(frame.contains("Rain") && frame.contains("Grows in the shade."))
    host.traitCollection.horizontalSizeClass = .compact
    #expect(screen.frame().plainText.contains("Rain"))
    #expect(host.visibleNavigationBar?.title == "Notes")
  }

  @Test func `the tab pushes a page, and a tap on the selected tab pops it`() throws {
    let letters = makeLettersTab()
    let host = makeHost(letters)
    host.user.tap(letters)
    let stack = try #require(host.selectedViewController as? NavigationController)
    let page = try #require(stack.topViewController as? LettersPage)

    page.open("From Anna")
    #expect(stack.topViewController?.title == "From Anna")
    #expect(host.user.goBack() == .performed)
    #expect(stack.topViewController === page)

    page.open("From Bert")
    host.user.tap(letters)
    #expect(stack.viewControllers.map(\.title) == ["Letters"])
  }

  @Test func `the stack leads from all mailboxes to the selected one and its letters`() throws {
    let group = makeMailboxGroup()
    ["Inbox", "Sent"].forEach { addMailbox($0, to: group) }
    let host = makeHost(group)
    let user = ScreenDriver(screen(host))
    let stack = try #require(group.managingNavigationController)
    host.selectedTab = group
    #expect(stack.viewControllers.map(\.title) == ["Mailboxes"])

    user.press(.right, .down, .enter)
    #expect(host.selectedTab?.title == "Sent")
    user.press(.enter)
    #expect(stack.viewControllers.map(\.title) == ["Mailboxes", "Sent", "Letter 1"])

    host.user.goBack()
    host.user.goBack()
    #expect(host.selectedTab === group)
    addMailbox("Archive", to: group)
    #expect(user.frame.plainText.contains("│ Archive"))
  }

  @Test func `a mailbox that is removed leaves the stack with its letters`() throws {
    let group = makeMailboxGroup()
    ["Inbox", "Sent"].forEach { addMailbox($0, to: group) }
    let host = makeHost(group)
    host.selectedTab = group.children[1]
    group.managingNavigationController?.pushViewController(ViewController(), animated: false)
    #expect(host.visibleNavigationController?.viewControllers.count == 3)

    group.children.removeLast()
    #expect(host.selectedTab === group)
    #expect(host.visibleNavigationController?.viewControllers.map(\.title) == ["Mailboxes"])
  }

  @Test func `the page shows that it loads, has failed, and is empty, until it has headlines`()
    async
  {
    var answers: [[String]?] = [nil, [], ["Rain in Lima"]]
    let page = HeadlinesPage {
      guard let answer = answers.removeFirst() else { throw CancellationError() }
      return answer
    }
    let host = makeHost(TabItem(title: "News", identifier: "news") { _ in page })
    let user = ScreenDriver(screen(host))
    host.user.tap("news")
    for (now, later, button) in [
      ("Loading…", "No Connection", "Try Again"), ("Loading…", "No Headlines", "Reload"),
    ] {
      #expect(user.frame.plainText.contains(now))
      await page.loading?.value
      let frame = user.frame.plainText
      #expect(frame.contains(later) && frame.contains(button))
      host.user.tapContentButton(of: page)
    }
    await page.loading?.value
    #expect(page.contentUnavailableConfiguration == nil)
    #expect(user.frame.plainText.contains("Rain in Lima"))
  }

  @Test func `leaving the page cancels the task, and coming back begins another one`() async {
    var hasCanceled = false
    let page = HeadlinesPage {
      do { try await Task.sleep(for: .seconds(hasCanceled ? 0 : 3600)) } catch {
        hasCanceled = true
      }
      return ["Rain in Lima"]
    }
    let host = makeHost(TabItem(title: "News", identifier: "news") { _ in page })
    host.user.tap("news")
    let first = page.loading
    host.user.tap(home)
    await first?.value
    #expect(hasCanceled)
    #expect(page.sections.isEmpty)

    host.user.tap("news")
    await page.loading?.value
    #expect(page.sections.map(\.rowCount) == [1])
  }

  @Test func `the page adds an element in a sheet, and deletes one after an alert`() throws {
    let page = ChoresPage()
    let host = makeHost(
      TabItem(title: "Chores", identifier: "chores") { _ in
        NavigationController(rootViewController: page)
      }
    )
    let screen = screen(host)
    let user = ScreenDriver(screen)
    host.user.tap("chores")
    #expect(screen.frame().plainText.contains("New"))

    user.press(.character("n"), modifiers: .control)
    #expect(host.presentedControllers.last?.viewController is ChoreEditor)
    user.press(.character("n"), modifiers: .control)
    #expect(host.presentedControllers.count == 1)
    user.press(.character("x"), .enter)
    #expect(host.presentedControllers.isEmpty)
    #expect(page.chores.map(\.title) == ["Water the plants", "Feed the cat", "x"])

    user.press(.tab, .down, .character("m"), .enter)
    let alert = try #require(host.presentedControllers.last?.alert)
    #expect(alert.title == "Delete Feed the cat?")
    host.user.choose(alertAction: alert.actions[1])
    #expect(page.chores.map(\.title) == ["Water the plants", "x"])
  }

  @Test func `the accessory is drawn and handles keys`() throws {
    let host = makeHost()
    let screen = screen(host)
    addPlayer(to: host)
    #expect(screen.frame().plainText.contains("Paused"))

    let player = try #require(host.bottomAccessory?.contentView as? Player)
    #expect(player.handle(.key(KeyPress(.enter))))
    #expect(!player.handle(.key(KeyPress(.up))))
    #expect(screen.frame().plainText.contains("Playing"))

    host.isBottomAccessoryHidden = true
    #expect(!screen.frame().plainText.contains("Playing"))
  }

  @Test func `the toolbar item adds tabs until it is disabled`() throws {
    let host = makeHost()
    addToolbar(to: host)
    let item = try #require(host.sidebar.toolbarItems.first)
    #expect(host.user.performToolbarItem(item) == .performed)
    #expect(host.tabs.map(\.title) == ["Home", "Folder 2"])

    for _ in 3...9 { host.user.performToolbarItem(item) }
    #expect(host.tabs.count == 9)
    #expect(host.user.performToolbarItem(item) == .refused(.disabled))
  }

  @Test func `the context menu has a preview and an action`() throws {
    let inbox = TabItem(title: "Inbox", identifier: "inbox") { _ in ViewController() }
    inbox.badgeValue = "3"
    let host = makeHost(inbox)
    let menus = PreviewMenus()
    host.sidebar.delegate = menus

    #expect(host.user.openContextMenu(on: inbox) == .performed)
    let menu = try #require(host.openMenu)
    #expect(menu.previewProvider?()?.title == "3 unread letters")
    guard case .action(let read) = menu.items.first else {
      Issue.record("the menu has no action")
      return
    }
    host.user.performMenuElement(read)
    #expect(inbox.badgeValue == nil)
    #expect(host.openMenu == nil)
  }

  @Test func `a folder is flagged and deleted by swipes, but not by a full swipe`() throws {
    let folders = makeFolders()
    let host = makeHost(folders)
    let bills = folders.children[0]
    #expect(host.user.fullSwipe(.leading, on: bills) == .performed)
    #expect(bills.badgeValue == "!")

    #expect(host.user.fullSwipe(.trailing, on: bills) == .refused(.notPermitted))
    #expect(host.user.openSwipeActions(.trailing, on: bills) == .performed)
    let delete = try #require(host.sidebar.swipedRow?.configuration.actions.first)
    host.user.performSwipeAction(delete)
    #expect(folders.children.map(\.title) == ["Travel"])
  }
}

/// The recipe "Texts in another language". Synchronous, because the strings are those of the process.
@MainActor struct TextRecipeTests {
  @Test func `buttons, keys and sentences are German, and the other texts English`() throws {
    useGerman()
    defer { TabHostController.strings = .init() }
    #expect(TabHostController.strings.diagnostics == [])
    let cart = TabItem(title: "Wagen", identifier: "cart") { _ in ViewController() }
    let user = ScreenDriver(
      TabHostController(tabs: [cart, SearchTabItem { _ in ViewController() }])
    )
    user.screen.options.showsStatusLine = true
    let status = user.frame.plainLine(23).split(separator: "   ").map { $0.drop { $0 == " " } }
    #expect(
      status == ["Eingabe select", "1-2 tabs", "Strg-P find", "/ search", "q quit", "? Tasten"]
    )
    #expect(KeyBindings.Binding(.enter, .control, .activate).keyName == "Strg-Eingabe")
    let values = ["count": "3", "target": "Wagen"]
    #expect(
      TabHostController.strings.text(.copyItems, values) == "3 Elemente nach Wagen kopieren"
    )
  }

  @Test func `a file with all texts is translated by its keys`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID()).json")
    defer {
      try? FileManager.default.removeItem(at: file)
      TabHostController.strings = .init()
    }
    try textsToTranslate().write(to: file)
    try loadTexts(from: file, language: "en")
    #expect(TabHostController.strings.diagnostics == [])
    #expect(TabHostController.strings[.keysHint] == "keys")
    let count = [TabHostController.Strings.Text].terminal.count
    #expect(TabHostController.strings.translations.count == count)
  }
}
