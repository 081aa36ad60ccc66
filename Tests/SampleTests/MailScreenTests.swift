import Foundation
import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import MailClient

/// The sample MailClient, with keys and clicks.
@MainActor struct MailScreenTests {
  private let host: MailHost
  private let user: ScreenDriver

  init() {
    host = MailHost()
    host.customizationStore = InMemoryTabCustomizationStore()
    user = ScreenDriver(host, columns: 80, rows: 14)
  }

  /// What the user reads in the columns of the page.
  private func page(_ rows: Range<Int>) -> [String] {
    user.frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)[rows].map {
      $0.drop { $0 != "│" }.dropFirst().trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a letter that is opened is read, and its badge counts down`() {
    user.press(.tab, .enter)
    expectEqual(page(2..<5), ["ada@example.org", "", "At one, by the pond."])
    expectEqual(host.mailboxes.children[0].badgeValue, "2")
  }

  @Test func `in a small terminal, Enter opens the first letter at once`() {
    let user = ScreenDriver(host, columns: 40, rows: 20)
    user.press(.enter)
    expect(user.frame.plainText.contains("At one, by the pond."))
  }

  @Test func `new mail does not change which letter Enter opens, and archives`() {
    user.press(.tab, .down)
    host.store.letters.append(Letter(address: "eve@example.org", subject: "New", text: "Hi"))
    user.press(.character(">"))
    host.store.letters.append(Letter(address: "eve@example.org", subject: "Newer", text: "Hi"))
    user.press(.enter)
    let archived = host.store.letters.filter { $0.mailbox == "Archive" }
    expectEqual(archived.map(\.subject), ["The moss is back"])
    user.press(.enter)
    expect(user.frame.plainText.contains("It whistles in D."))
  }

  @Test func `Undo of archiving leads to the letter, also in a mailbox that has left`() {
    var undo: () -> Void = {}
    host.showMessage = { undo = $2 }
    for subject in ["The moss is back", "A kettle"] {
      let letter = host.store.letters.first { $0.subject == subject }
      if let letter { host.move(letter, to: "Archive") }
      host.updatePropertiesIfNeeded()
      host.user.tap("Archive")
      undo()
      expect(user.frame.plainText.contains(subject))
      expectEqual(host.selectedTab?.identifier, letter?.mailbox)
      while user.screen.focus != .content { user.press(.tab) }
      user.press(.enter)
      expect(letter.map { user.frame.plainText.contains($0.text) } == true, subject)
    }
  }

  @Test(arguments: [">\r", "\ra"])
  func `an archived letter is moved to the inbox by its action or on its page`(keys: String) {
    host.move(host.store.letters[1], to: "Archive")
    host.updatePropertiesIfNeeded()
    var messages: [String] = []
    host.showMessage = { message, action, _ in messages.append("\(message), \(action)") }
    host.user.tap("Archive")
    user.press(.tab)
    for key in keys { user.press(key == "\r" ? .enter : .character(key)) }
    expectEqual(host.store.letters[1].mailbox, "Inbox")
    expectEqual(messages, ["Moved to Inbox, Undo"])
  }

  @Test func `the actions of a letter close when another program has archived it`() {
    user.press(.tab, .character(">"))
    expect(host.openMenu != nil)
    host.store.update(host.store.letters[4]) { $0.mailbox = "Archive" }
    host.updatePropertiesIfNeeded()
    expect(host.openMenu == nil)
  }

  @Test func `a letter is sent only to an address`() {
    user.press(.tab)
    user.type("c")
    user.press(.character("s"), modifiers: .control)
    expect(user.frame.plainText.contains("! Enter an address"))

    user.press(.enter)
    user.type("eve@example.org")
    user.press(.tab)
    user.type("Tea")
    user.press(.enter, .down, .enter)
    user.type("At five?")
    var show: () -> Void = {}
    var messages: [String] = []
    host.showMessage = { message, action, handler in
      messages.append("\(message), \(action)")
      show = handler
    }
    user.press(.escape)
    expectEqual(host.presentedControllers.count, 1)
    user.press(.character("s"), modifiers: .control)

    expect(host.presentedControllers.isEmpty)
    expectEqual(host.store.letters.last?.text, "At five?")
    expectEqual(host.mailboxes.children.last?.identifier, "Sent")
    expectEqual(messages, ["Sent to eve@example.org, Show"])
    show()
    expectEqual(host.selectedTab?.identifier, "Sent")
  }

  @Test func `a click cancels getting mail`() throws {
    host.getMail()
    let delivery = try #require(host.bottomAccessory?.contentView as? Delivery)
    try user.click("Getting mail")
    expect(host.bottomAccessory == nil)
    expectEqual(delivery.task?.isCancelled, true)
  }

  @Test func `the search lists letters of all mailboxes except the locked one`() {
    host.user.tap("TabHost.Search")
    user.type("/")
    user.type("kettle")
    expect(user.frame.plainText.contains("shop@example.org"))
    host.user.enterSearchText("results")
    expect(user.frame.plainText.contains("No letters"))
  }

  @Test func `the picture of the tutorial is the program's output`() throws {
    user.screen.options = FrameOptions(theme: .dark)
    user.screen.options.showsStatusLine = true
    user.press(.tab, .character(">"), .enter, .down)
    try PackageFiles.expect(
      user.frame.svg(title: "Mail"),
      in: "Sources/TabHost/TabHost.docc/Resources/mail-client.svg",
      of: .pictures
    )
  }

  @Test func `read letters stay read`() {
    let kept = InMemoryTabCustomizationStore()
    let store = MailStore(beside: kept)
    store.update(store.letters[4]) { $0.isRead = true }
    let next = MailStore(beside: kept)
    expectEqual(next.letters, store.letters)
  }

  @Test func `two programs at once lose no letter`() {
    let kept = InMemoryTabCustomizationStore()
    let (first, second) = (MailStore(beside: kept), MailStore(beside: kept))
    first.letters.append(Letter(address: "a@example.org", subject: "First", text: ""))
    second.letters.append(Letter(address: "b@example.org", subject: "Second", text: ""))
    first.update(first.letters[0]) { $0.isRead = true }
    let next = MailStore(beside: kept)
    expectEqual(next.letters.map(\.subject).suffix(2), ["First", "Second"])
    expect(next.letters.count == Letter.samples.count + 2 && next.letters[0].isRead)
  }

  @Test func `letters of another version are set aside, and the reason is shown`() throws {
    let folder = try TemporaryFolder()
    let data = URL(filePath: folder.path("data"))
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data(#"{"version":2}"#.utf8).write(to: data.appending(path: "letters.json"))
    var errors: [TabCustomizationStoreError.Kind] = []
    let kept = FileTabCustomizationStore(directory: folder.path)
    let store = MailStore(beside: kept) { errors.append($0.kind) }
    store.letters.removeLast()
    expectEqual(errors, [.damaged])
    try expectEqual(folder.text("data/letters.json.damaged"), #"{"version":2}"#)
  }

  @Test func `an archived letter that can't be saved is reported, and Try Again saves it`() throws {
    let folder = try TemporaryFolder()
    func launched() -> MailHost {
      let host = MailHost()
      host.customizationStore = FileTabCustomizationStore(directory: folder.path("state"))
      host.appear()
      return host
    }
    let host = launched()
    var messages: [String] = []
    var act: () -> Void = {}
    host.showMessage = { message, action, handler in
      messages.append("\(message), \(action)")
      act = handler
    }
    try folder.write("", to: "state")  // A file in place of the folder.
    host.move(host.store.letters[4], to: "Archive")
    let path = folder.path("state/data")
    // The reason is first, because the status line cuts a long path.
    expectEqual(messages, ["cannot create: Not a directory (\(path)), Try Again"])

    try FileManager.default.removeItem(atPath: folder.path("state"))
    act()
    expect(host.store.isSaved && launched().store.letters == host.store.letters)
    host.move(host.store.letters[3], to: "Archive")
    expectEqual(messages.last, "Moved to Archive, Undo")
  }

  @Test func `quitting asks if the last change is not saved`() throws {
    let folder = try TemporaryFolder()
    let host = MailHost()
    host.customizationStore = FileTabCustomizationStore(directory: folder.path("state"))
    let application = TerminalApplication(host: host, device: try HeadlessTerminalDevice())
    MailHost.configure(application)
    host.appear()
    let user = ScreenDriver(application.screen)
    try folder.write("", to: "state")  // A file in place of the folder.
    host.move(host.store.letters[4], to: "Archive")

    user.type("q")
    expect(host.presentedControllers.last?.alert != nil && !application.screen.wantsToQuit)
    user.type("q")
    user.press(.character("c"), modifiers: .control)
    expect(host.presentedControllers.count == 1 && !application.screen.wantsToQuit)
    host.user.dismissPresented()
    expect(host.presentedControllers.isEmpty && !application.screen.wantsToQuit)

    user.type("q")
    let alert = try #require(host.presentedControllers.last?.alert)
    expectEqual(alert.actions.map(\.title), ["Cancel", "Try Again", "Discard"])
    let reason = "cannot create: Not a directory (\(folder.path("state/data")))"
    expectEqual(alert.message, "The last change is not saved: \(reason)")
    host.user.choose(alertAction: alert.actions[1])
    expect(!application.screen.wantsToQuit)

    try FileManager.default.removeItem(atPath: folder.path("state"))
    user.type("q")
    host.user.choose(alertAction: try #require(host.presentedControllers.last?.alert).actions[1])
    expect(host.store.isSaved && application.screen.wantsToQuit)
  }

  @Test func `two programs that are launched for the first time keep the changes of both`() throws {
    let folder = try TemporaryFolder()
    let programs = [0, 1].map { _ in
      MailStore(beside: FileTabCustomizationStore(directory: folder.path))
    }
    for (program, subject) in zip(programs, ["Lunch?", "Kettle"]) {
      for letter in program.letters where letter.subject == subject {
        program.update(letter) { $0.mailbox = "Archive" }
      }
    }
    let saved = MailStore(beside: FileTabCustomizationStore(directory: folder.path)).letters
    expectEqual(saved.count, Letter.samples.count)
    expectEqual(saved.filter { $0.mailbox == "Archive" }.map(\.subject), ["Kettle", "Lunch?"])
  }
}
