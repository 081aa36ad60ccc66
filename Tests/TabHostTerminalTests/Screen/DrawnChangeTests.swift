import Observation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Changing the host while it is drawn.
@MainActor struct DrawnChangeTests {
  /// Content that performs an action while it is drawn or measured.
  private final class ReentrantPage: ViewController, TerminalContent {
    var draws = 0
    var asked = 0
    var whileDrawn: (Int) -> Void = { _ in }
    var whenAsked: (Int) -> Void = { _ in }

    func draw(on canvas: inout Canvas) {
      draws += 1
      whileDrawn(draws)
    }

    func preferredSize(in available: CellSize) -> CellSize {
      asked += 1
      whenAsked(asked)
      return available
    }
  }

  private let clock = ManualClock()
  private let device: HeadlessTerminalDevice
  private let host: TabHostController
  private let page = ReentrantPage()
  private let application: TerminalApplication

  init() throws {
    let page = page
    device = try HeadlessTerminalDevice()
    host = TabHostController(tabs: [
      TabItem(title: "First", identifier: "a") { _ in page },
      .shown("b"),
    ])
    application = TerminalApplication(host: host, device: device, clock: clock.clock)
  }

  @Test func `a change that content makes while it is drawn appears in another frame`() async {
    page.whileDrawn = { [host] draws in if draws == 1 { host.tabs[0].title = "Drawn" } }
    application.begin()
    await runPendingTasks()
    expect(device.takeText().contains("Drawn"))
    expectEqual(page.draws, 2)
    expectEqual(clock.waits, 0)
  }

  @Test func `content that changes the host in every frame is drawn at a limited rate`() async {
    page.whileDrawn = { [host] draws in host.tabs[0].title = "Drawn \(draws)" }
    application.begin()
    await runPendingTasks()
    expectEqual(page.draws, 2)
    expectEqual(clock.waits, 1)
    for draws in 3...5 {
      clock.wake()
      await runPendingTasks()
      expectEqual(page.draws, draws)
      expectEqual(clock.waits, 1)
      expect(device.takeText().contains("\(draws - 1)"))
    }
    // User input is drawn immediately.
    _ = application.handle(.bytes([UInt8(ascii: "?")]))
    await runPendingTasks()
    expectEqual(page.draws, 6)
    expectEqual(clock.waits, 1)
  }

  @Test func `a change that content makes while it is measured appears in the same frame`() async {
    let content = ReentrantPage()
    content.whenAsked = { [host] asked in if asked == 1 { host.tabs[0].title = "Asked" } }
    application.begin()
    clock.time += .seconds(1)
    host.present(Popover(content: content, sourceItem: host.tabs[0]))
    await runPendingTasks()
    let drawn = page.draws
    expect(device.takeText().contains("Asked"))
    expectEqual(drawn, 2)
  }

  // MARK: - Observable values

  @MainActor @Observable final class Model {
    var text = "Before"
  }

  /// Where a page reads a model.
  enum Reader: CaseIterable { case rowClosure, itemsClosure, updateProperties, drawing }

  private final class Reading: ListViewController {
    let model: Model
    let reader: Reader

    init(_ model: Model, _ reader: Reader) {
      (self.model, self.reader) = (model, reader)
      super.init()
      sections =
        switch reader {
        case .rowClosure: [ListSection(count: { 1 }, row: { _ in ListRow(model.text) })]
        case .itemsClosure: [ListSection(items: { [model.text] }, id: \.self, row: { ListRow($0) })]
        case .updateProperties, .drawing: []
        }
    }

    override func updateProperties() {
      super.updateProperties()
      if reader == .updateProperties { sections = [ListSection(rows: [ListRow(model.text)])] }
    }

    override func draw(on canvas: inout Canvas) {
      if reader == .drawing { canvas.line(model.text, row: 0) } else { super.draw(on: &canvas) }
    }
  }

  @Test(arguments: Reader.allCases)
  func `a change of an observable value is drawn`(reader: Reader) async {
    let model = Model()
    host.tabs = [.showing(Reading(model, reader), "page")]
    application.begin()
    await runPendingTasks()
    expect(device.takeText().contains("Before"))
    model.text = "Between"
    model.text = "Later"
    expectEqual(device.takeText(), "")
    clock.time += .seconds(1)
    await runPendingTasks()
    expect(device.takeText().contains("Later"))
    // A frame of the screen shows the value without waiting.
    model.text = "At once"
    expect(application.screen.frame().plainText.contains("At once"))
  }

  @Test func `a value that changes while it is drawn is updated and drawn in another frame`() async
  {
    let model = Model()
    let reading = Reading(model, .updateProperties)
    page.whileDrawn = { draws in if draws == 1 { model.text = "Later" } }
    host.tabs = [
      TabItem(title: "Split", identifier: "split") { [page] _ in
        SplitController(primary: page, secondary: reading)
      }
    ]
    application.begin()
    await runPendingTasks()
    expect(device.takeText().contains("Later"))
  }
}
