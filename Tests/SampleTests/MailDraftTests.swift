import Foundation
import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

@testable import MailClient

/// The drafts of the sample MailClient.
@MainActor struct MailDraftTests {
  private let store: any TabCustomizationStore = InMemoryTabCustomizationStore()

  /// A launch of the program.
  private func launched(_ store: any TabCustomizationStore) -> ScreenDriver {
    let host = MailHost()
    host.customizationStore = store
    let user = ScreenDriver(host, columns: 80, rows: 14)
    user.press(.tab)
    return user
  }

  private func mail(_ user: ScreenDriver) -> MailHost? { user.screen.host as? MailHost }

  /// Writes a letter, whose text is being entered at the end.
  private func write(_ user: ScreenDriver) {
    user.type("c")
    user.type("eve@example.org")
    user.press(.tab)
    user.type("Tea")
    user.press(.tab, .enter)
    user.type("At five?")
  }

  /// The title of the action sheet, and its actions.
  private func sheet(_ user: ScreenDriver) -> [String] {
    let alert = user.screen.host.presentedControllers.last?.alert
    return alert.map { [$0.title ?? ""] + $0.actions.compactMap(\.title) } ?? []
  }

  private let question = ["The Letter Is Not Sent", "Keep Draft", "Discard", "Cancel"]

  @Test func `the next launch continues with the whole letter, until it is sent`() {
    let user = launched(store)
    write(user)
    user.wait(.seconds(3))

    let next = launched(store)
    next.type("c")
    expect(next.frame.plainText.contains("eve@example.org"))
    expect(next.frame.plainText.contains("Tea"))
    next.press(.tab, .tab, .enter)
    expect(next.frame.plainText.contains("At five?"))
    next.press(.character("s"), modifiers: .control)
    let letter = mail(next)?.store.letters.last
    expectEqual(letter?.address, "eve@example.org")
    expectEqual([letter?.subject, letter?.text, letter?.mailbox], ["Tea", "At five?", "Sent"])

    next.type("c")
    expect(!next.frame.plainText.contains("Tea"))
  }

  @Test func `a subject that is being entered is in the draft`() {
    let user = launched(store)
    user.type("c")
    user.press(.tab)
    user.type("Tea")
    user.wait(.seconds(3))
    let next = launched(store)
    next.type("c")
    expect(next.frame.plainText.contains("Tea"))
  }

  private static let script = """
    keys c
    write eve@example.org
    wait 3000
    restart
    keys c
    print frame

    """

  @Test(arguments: [[], ["--no-persist"]])
  func `in a script, a draft survives a restart, and no file is written`(
    options: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MailClient", stateHome: folder.path)
    let run = try program.run(["--script", "-"] + options, input: Data(Self.script.utf8))
    expect(run.output.contains("eve@example.org  "), run.errors)
    try expectEqual(folder.names, [])
  }

  @Test func `with a folder, the drafts of a script are those of the next one`() throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MailClient")
    _ = try program.transcript(Self.script, "--state-dir", folder.path)
    try expect(folder.text("drafts/1/data/letter.json").contains("eve@example.org"))
    let next = "keys c\nprint frame\n"
    let found = try program.transcript(next, "--state-dir", folder.path)
    expect(found.contains { $0.contains("eve@example.org  ") })
    let other = try program.transcript(next)
    expect(!other.contains { $0.contains("eve@example.org") })
  }

  @Test func `Cancel asks about a letter, which is kept or discarded`() throws {
    let user = launched(store)
    write(user)
    user.press(.escape)
    try user.click("Cancel")
    expectEqual(sheet(user), question)
    user.press(.escape)
    expectEqual(sheet(user), [])
    try user.click("Cancel")
    try user.click("Keep Draft")
    expect(user.screen.host.presentedControllers.isEmpty)

    user.type("c")
    expect(user.frame.plainText.contains("Tea"))
    try user.click("Cancel")
    try user.click("Discard")
    user.type("c")
    expect(!user.frame.plainText.contains("Tea"))
    try user.click("Cancel")
    expect(user.screen.host.presentedControllers.isEmpty)
  }

  @Test func `Esc closes an unchanged letter, and asks about another one as Cancel does`() {
    let user = launched(store)
    user.type("c")
    user.press(.escape)
    expect(user.screen.host.presentedControllers.isEmpty)

    user.type("ceve")
    user.press(.escape)  // Restores the former text of the field.
    user.type("eve")
    user.press(.enter, .escape)
    expectEqual(sheet(user), question)
    user.press(.enter)
    expect(user.screen.host.presentedControllers.isEmpty)
    user.type("c")
    expect(user.frame.plainText.contains("eve"))
  }

  @Test func `a reply has a draft of its own`() {
    let user = launched(store)
    write(user)
    user.wait(.seconds(3))
    let next = launched(store)
    next.press(.enter)
    next.type("r")
    expect(next.frame.plainText.contains("Re: Lunch?"))
    expect(!next.frame.plainText.contains("eve@example.org"))
    next.press(.tab, .tab, .enter)
    next.type("Yes!")
    next.wait(.seconds(3))

    let last = launched(store)
    last.press(.enter)
    last.type("r")
    expect(last.frame.plainText.contains("Re: Lunch?"))
    last.press(.tab, .tab, .enter)
    expect(last.frame.plainText.contains("Yes!"))
  }

  @Test func `a letter that can't be saved stays a draft`() throws {
    let folder = try TemporaryFolder()
    func launched() -> ScreenDriver {
      self.launched(FileTabCustomizationStore(directory: folder.path))
    }
    do {
      let user = launched()
      write(user)
      user.wait(.seconds(3))
      try folder.write("", to: "data")  // A file in place of the folder.
      user.press(.character("s"), modifiers: .control)
      expect(mail(user)?.store.isSaved == false)
    }
    try FileManager.default.removeItem(atPath: folder.path("data"))
    let next = launched()
    next.type("c")
    expect(next.frame.plainText.contains("Tea"))
  }
}
