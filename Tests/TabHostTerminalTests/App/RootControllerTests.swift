import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// An application whose root is any controller, and is replaced.
@MainActor struct RootControllerTests {
  private let notes = Notes()
  private let clock = ManualClock()
  private let device: HeadlessTerminalDevice
  private let signIn: Notebook
  private let application: TerminalApplication

  init() throws {
    device = try HeadlessTerminalDevice(size: CellSize(columns: 44, rows: 12))
    signIn = Notebook("Sign In")
    application = TerminalApplication(
      host: .host(showing: signIn),
      device: device,
      clock: clock.clock
    )
    application.reducesMotion = true
  }

  private func makeTabs() -> TabHostController {
    let host = TabHostController.titled("a", "b") { Notebook($0.identifier) }
    host.mode = .tabSidebar
    return host
  }

  private var text: String { application.screen.frame().plainText }

  @Test func `the root can be a page without tabs, which is drawn without a bar`() {
    application.begin()
    expect(text.contains("page of Sign In") && application.rootViewController === signIn)
    expect(signIn.window === application.screen.window && signIn.tabHostController == nil)
    expect(signIn.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `another root is drawn in the same screen, with its settings and the environment`() {
    application.begin()
    application.screen.shouldQuitHandler = { false }
    signIn.traitOverrides.layoutDirection = .rightToLeft
    let tabs = makeTabs()
    signIn.window?.rootViewController = tabs
    expect(application.screen.host === tabs && application.rootViewController === tabs)
    expect(signIn.appearanceState == .disappeared && tabs.isDisplayed)
    expect(text.contains("Tab b") && text.contains("page of a"))
    expect(tabs.traitCollection.userInterfaceIdiom == .terminal)
    expect(tabs.traitCollection.layoutDirection == .leftToRight)
    expect(tabs.bounds.width == 44 && application.screen.shouldQuitHandler != nil)
    expect(tabs.frameProvider === application.screen)
    application.type("\u{1B}[C\r")
    expectEqual(tabs.selectedTab?.identifier, "b")
    _ = application.handle(.resized(CellSize(columns: 80, rows: 24)))
    expectEqual(tabs.traitCollection.horizontalSizeClass, .regular)
  }

  @Test func `a change of the new root requests a frame, and one of the former root does not`() {
    application.begin()
    let former = application.screen.host
    let tabs = makeTabs()
    application.rootViewController = tabs
    application.draw()
    application.isFramePending = false
    former.title = "Former"
    expect(!application.isFramePending && former.needsFrameHandler == nil)
    tabs.rootTabs[1].title = "Renamed"
    expect(application.isFramePending && text.contains("Renamed"))
  }

  @Test func `a key of the former root shows another one, which has the focus and the keys`() {
    let command = KeyCommand(title: "Sign In", input: "k") { [signIn, tabs = makeTabs()] _ in
      signIn.window?.rootViewController = tabs
    }
    signIn.addKeyCommand(command)
    application.begin()
    application.type("k")
    expect(text.contains("page of a"))
    application.type("q")
    expect(application.screen.wantsToQuit)
  }

  @Test func `a former root is shown again, and as a tab of the new one it has its environment`() {
    application.begin()
    let tabs = makeTabs()
    application.rootViewController = tabs
    application.rootViewController = signIn
    expect(text.contains("page of Sign In") && !tabs.isDisplayed)
    let outer = TabHostController(tabs: [.showing(tabs, "t"), .shown("u")])
    outer.diagnosticHandler = { _ in }
    application.rootViewController = outer
    _ = application.handle(.resized(CellSize(columns: 80, rows: 24)))
    expectEqual(tabs.traitCollection.horizontalSizeClass, .regular)
    expect(tabs.window === application.screen.window)
  }

  @Test func `the inspector and the errors of the store follow the root`() {
    application.begin()
    application.isInspectorVisible = true
    let tabs = makeTabs()
    application.rootViewController = tabs
    tabs.user.tap("b")
    expect(application.inspector?.model.path == ["Tab b"])
    tabs.diagnosticHandler = { _ in }
    tabs.report(
      TabHostController.Diagnostic(rule: .unsavedCustomization, identifiers: [], message: "full")
    )
    expect(application.screen.status.message?.text.contains("full") == true)
  }

  @Test func `a store and an identifier that were set for the first root are those of the next`() {
    let store = InMemoryTabCustomizationStore()
    application.screen.host.customizationStore = store
    application.screen.host.customizationIdentifier = "app"
    let (tabs, own) = (makeTabs(), makeTabs())
    application.rootViewController = tabs
    expect(tabs.customizationStore === store && tabs.customizationIdentifier == "app")
    own.customizationIdentifier = "own"
    application.rootViewController = own
    expect(own.customizationStore === store && own.customizationIdentifier == "own")
  }
}
