import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// The everyday uses of UIKit that compile after the tool has ported them, and those that do not.
@Suite(.ownThread) struct IdiomTests {
  private let idioms: Idioms

  init() throws { idioms = try Idioms() }

  @Test func `104 of 105 idioms compile after porting`() {
    let names = idioms.compiling + idioms.exceptions.map(\.name)
    expectEqual(names.count, 105)
    expectEqual(Set(names).count, 105)
    expectEqual(idioms.compiling.count, 104)
  }

  @Test func `each of the others has an entry in the articles`() throws {
    let articles = try PortingFiles.guide() + PortingFiles.symbols()
    let missing = idioms.exceptions.filter { $0.entry.isEmpty || !articles.contains($0.entry) }
    expectEqual(missing.map(\.name), [])
  }

  @Test(.enabled(if: Soak.factor > 0, "The compiler runs in full runs"))
  func `each of the others does not compile`() throws {
    for idiom in idioms.exceptions {
      let text = try #require(ported(idiom.source))
      try expect(!Idioms.compiles(text), "\(idiom.name) compiles: move it to the folder Idioms")
    }
  }
}

/// What ported idioms do.
@MainActor struct PortedIdiomTests {
  @Test func `the older methods of a delegate are called for what the user chooses`() {
    let controller = CoordinatedController()
    controller.loadViewIfNeeded()
    controller.appear()
    controller.user.tap(controller.rootTabs[1])
    controller.selectedIndex = 0
    expectEqual(controller.log, ["should 1", "did 1"])
  }

  @Test func `an observer that the app has removed is not called`() {
    let page = CountingPage()
    page.listen()
    NotificationCenter.default.post(name: CountingPage.changed, object: nil)
    page.stop()
    NotificationCenter.default.post(name: CountingPage.changed, object: nil)
    page.listen()
    NotificationCenter.default.post(name: CountingPage.changed, object: nil)
    expectEqual(page.count, 2)
    expectEqual(page.className, "PortingTests.CountingPage")
  }
}
