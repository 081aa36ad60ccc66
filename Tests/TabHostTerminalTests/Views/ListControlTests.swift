import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Controls in the rows of a list.
@MainActor struct ListControlTests {
  private final class Log { var calls: [String] = [] }

  private func settings(_ log: Log = Log(), isEnabled: Bool = true) -> ListViewController {
    ListViewController(rows: [
      ListRow(
        "Subtitles",
        accessory: .toggle(isOn: false, isEnabled: isEnabled) { log.calls.append("toggle \($0)") }
      ),
      ListRow(
        "Quality",
        accessory: .choice(["Low", "High"], selectedIndex: 0, isEnabled: isEnabled) {
          log.calls.append("choice \($0)")
        }
      ),
      ListRow(
        "Volume",
        accessory: .stepper(
          CellAccessory.Stepper(value: 9, maximumValue: 10),
          isEnabled: isEnabled
        ) { log.calls.append("stepper \($0)") }
      ),
      ListRow(
        "Name",
        accessory: .textField("Ann", isEnabled: isEnabled) { log.calls.append("text \($0)") }
      ),
      ListRow("Load", accessory: .progress(.bar(0.4))),
    ])
  }

  @Test func `controls show their values without color`() {
    let list = settings()
    expectEqual(
      list.lines(30, 5),
      [
        ">Subtitles                  ○──", " Quality                  Low ⇵",
        " Volume                   − 9 +", " Name  Ann",
        " Load           ━━━━──────  40%",
      ]
    )
    expectEqual(
      list.lines(30, 5, drawing: .ascii),
      [
        ">Subtitles                  [ ]", " Quality                  Low ^",
        " Volume                   - 9 +", " Name  Ann",
        " Load           ####......  40%",
      ]
    )
  }

  @Test func `Enter, Space and the arrow keys change a switch`() {
    let log = Log()
    let list = settings(log)
    list.press(.enter, .character(" "), .right, .right, .left)
    expectEqual(
      log.calls,
      [
        "toggle true", "toggle false", "toggle true", "toggle false",
      ]
    )
    list.press(.enter)
    expectEqual(list.lines(30, 1), [">Subtitles                  ──●"])
    expectEqual(list.row(at: ListIndex(0))?.control, .toggle(isOn: true))
  }

  @Test func `the arrow keys step through choices and numbers, and stay at their ends`() {
    let log = Log()
    let list = settings(log)
    list.press(.down, .left, .right, .right, .down, .right, .right, .left)
    expectEqual(log.calls, ["choice 1", "stepper 10.0", "stepper 9.0"])
    expect(!list.press(.enter))
  }

  @Test func `the signs of a number at an end are omitted`() {
    let list = settings()
    list.press(.down, .down, .right)
    expectEqual(list.lines(30, 3).last, ">Volume                  − 10")
  }

  @Test func `in a right-to-left list, the left arrow key steps forward`() {
    let log = Log()
    let list = settings(log)
    _ = list.lines(30, 5, isRightToLeft: true)
    list.press(.left)
    expectEqual(log.calls, ["toggle true"])
    expectEqual(list.lines(30, 1, isRightToLeft: true), [">●──                  Subtitles"])
  }

  @Test func `Enter opens the menu of a choice`() {
    let log = Log()
    let fixture = ViewFixture(settings(log), rows: 14)
    fixture.press(.down, .enter)
    expect(fixture.host.openMenu != nil)
    fixture.press(.down, .enter)
    expectEqual(log.calls, ["choice 1"])
    expect(fixture.lines[1].hasSuffix("High ⇵"))
  }

  @Test func `clicks change controls, and move the focus there`() {
    let log = Log()
    let list = settings(log)
    _ = list.lines(30, 5)
    list.click(28, 0)
    list.click(25, 2)
    list.click(29, 2)
    list.click(29, 2)
    expectEqual(log.calls, ["toggle true", "stepper 8.0", "stepper 9.0", "stepper 10.0"])
    expectEqual(list.focusedIndex, ListIndex(2))
  }

  @Test func `a disabled control is marked, and neither keys nor clicks change it`() {
    let log = Log()
    let list = settings(log, isEnabled: false)
    expectEqual(list.lines(30, 1), [">Subtitles                ⊘ ○──"])
    expect(!list.press(.enter) && !list.press(.right) && !list.press(.tab))
    list.click(28, 0)
    expectEqual(log.calls, [])
  }

  @Test func `a performs the accessory beside a control, a click does so, too`() {
    var calls: [String] = []
    var row = ListRow("Server", accessory: .toggle(isOn: true) { calls.append("toggle \($0)") })
    row.accessories.append(.detail { calls.append("detail") })
    let list = ListViewController(rows: [row])
    expectEqual(list.lines(24, 1), [">Server             ──● ⓘ"])
    list.press(.character("a"), .enter)
    list.click(23, 0)
    expectEqual(calls, ["detail", "toggle false", "detail"])
  }

  @Test func `rows that are requested show what the app stores`() {
    var isOn = false
    let list = ListViewController(
      sections: [
        ListSection(
          count: { 1 },
          row: { _ in ListRow("On", accessory: .toggle(isOn: isOn) { isOn = $0 }) }
        )
      ]
    )
    list.press(.enter)
    expect(isOn)
    expectEqual(list.lines(12, 1), [">On       ──●"])
  }

  // MARK: - Progress

  @Test func `a bar is empty and full only at the ends`() {
    let glyphs = FrameGlyphs(drawing: .ascii, isRightToLeft: false)
    let texts = [0, 0.001, 0.5, 0.999, 1, .nan, 7].map {
      glyphs.text(of: .bar($0), step: nil, columns: 4)
    }
    expectEqual(
      texts,
      [
        "....   0%", "#...   0%", "##..  50%", "###.  99%", "#### 100%", "....   0%", "#### 100%",
      ]
    )
  }

  @Test func `a spinner turns with the clock of the driver while it is visible`() {
    let page = ListViewController(rows: [ListRow("Load", accessory: .progress(.spinner))])
    let host = TabHostController(tabs: [TabItem(title: "T", identifier: "t") { _ in page }])
    let driver = ScreenDriver(host, columns: 40, rows: 12)
    func glyph() -> Character? { driver.frame.plainText.first { "⠋⠙⠹◌".contains($0) } }
    expectEqual(glyph(), "⠋")
    driver.wait(.milliseconds(100))
    expectEqual(glyph(), "⠙")
    driver.wait(.milliseconds(50))
    expectEqual(glyph(), "⠙")
    expect(driver.screen.isAnimated)
    driver.screen.showsMotion = false
    expectEqual(glyph(), "◌")
    page.sections = []
    _ = driver.frame
    expect(!driver.screen.isAnimated)
  }
}
