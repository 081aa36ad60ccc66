import TabHostTestSupport
import Testing

@testable import TabHost

/// The groups of a bar as text: `<` leading, `=` center, `>` trailing, `!` pinned. In a group, each
/// letter is a button of width 1, `-` after it is a low and `+` a high priority; a digit at the end
/// is the width of the representative.
private struct BarText {
  var groups: [BarButtonFitting.Group] = []
  var names: [[Character]] = []

  init(_ text: String) {
    for word in text.split(separator: " ") {
      let regions: [Character: BarButtonFitting.Region] = [
        "<": .leading, "=": .center, ">": .trailing, "!": .pinned,
      ]
      var group = BarButtonFitting.Group(
        region: regions[word.first ?? "<"] ?? .leading,
        buttons: []
      )
      var letters: [Character] = []
      for character in word.dropFirst() {
        switch character {
        case "-": group.buttons[group.buttons.count - 1].priority = .low
        case "+": group.buttons[group.buttons.count - 1].priority = .high
        case let digit where digit.isNumber: group.representativeWidth = digit.wholeNumberValue
        default:
          letters.append(character)
          group.buttons.append(BarButtonFitting.Button(width: 1))
        }
      }
      groups.append(group)
      names.append(letters)
    }
  }

  func shown(in width: Int, always: Bool = false) -> String {
    let forms = BarButtonFitting(groups: groups, alwaysHasOverflow: always).forms(in: width)
    return zip(names, forms).map { letters, form in
      switch form {
      case .representative: "*"
      case .buttons(let indices): String(indices.map { letters[$0] })
      }
    }.joined(separator: "|")
  }
}

struct BarButtonFittingTests {
  @Test(
    arguments: [
      // Everything fits exactly.
      ("<ab =c >de", 5, "ab|c|de"),
      // The overflow takes a place, too: center, then leading, then trailing.
      ("<ab =c >de", 4, "a||de"),
      ("<ab =c >de", 3, "||de"),
      ("<ab =c >de", 2, "||e"),
      ("<ab =c >de", 1, "||"),
      ("<ab =c >de", 0, "||"),
      ("<ab =c >de", -1, "||"),
      // Low priorities move first, and high ones last, wherever they are.
      ("<a-b =c+ >de-", 4, "b|c|d"),
      ("<a-b =c+ >de-", 3, "|c|d"),
      ("<a-b =c+ >de-", 2, "|c|"),
      // A pinned group moves last, whatever the priorities.
      ("<a+ >b !c-", 2, "||c"),
      ("<a+ >b !c-", 1, "||"),
      ("<a >b !cd", 3, "||cd"),
      ("<a >b !cd", 2, "||d"),
      // A group with a representative is replaced before buttons of its priority move.
      ("<abc1 >d", 3, "*|d"),
      ("<abc1 >d", 2, "*|d"),
      ("<abc1 >d", 1, "|"),
      ("<ab-c1 >d-", 3, "*|"),
      // Its priority is the highest of its buttons, so a lower one moves first.
      ("<a-b1 >c-d", 3, "*|d"),
      // A representative that is not narrower is not used.
      ("<a1 >b", 1, "|"),
      ("!ab1 >c", 2, "*|c"),
      ("", 0, ""),
    ] as [(String, Int, String)]
  )
  func `buttons move to the overflow by priority, then center, leading, trailing, pinned`(
    bar: String,
    width: Int,
    expected: String
  ) {
    expectEqual(BarText(bar).shown(in: width), expected)
  }

  @Test func `additional items reserve the place of the overflow`() {
    expectEqual(BarText("<a >b").shown(in: 3, always: true), "a|b")
    expectEqual(BarText("<a >b").shown(in: 2, always: true), "|b")
  }

  @MainActor @Test func `a bar with an endless overflow button has no room for others`() {
    let page = ViewController()
    page.navigationItem.rightBarButtonItems = ["1", "2"].map { BarButtonItem(title: $0) }
    let host = TabHostController(tabs: [.showing(page, "a")])
    host.appear()
    let bar = host.visibleNavigationBar?.fitting(1, overflowWidth: .max) { _ in 1 }
    expectEqual(bar?.buttons.count, 0)
    expectEqual(bar?.overflow.count, 2)
  }

  @Test func `every width shows at least as many buttons as a smaller one`() {
    let bar = BarText("<ab- =cd+ >efg !h")
    let counts = (0...10).map { bar.shown(in: $0).filter(\.isLetter).count }
    expectEqual(counts, counts.sorted())
    expectEqual(counts.last, 8)
  }
}

/// Dividing a vertical bar.
struct VerticalBarPlacesTests {
  private func places(
    _ count: Int,
    _ tabs: Int,
    _ buttons: Int,
    _ additional: Bool = false,
    _ compression: VerticalBarCompressionBehavior = .automatic
  ) -> [Int] {
    let places = VerticalBarPlaces(
      count: count,
      tabs: tabs,
      buttons: buttons,
      hasAdditionalItems: additional,
      compression: compression
    )
    return [places.tabs, places.buttons, places.hasOverflow ? 1 : 0]
  }

  @Test(
    arguments: [
      // Tabs first, then buttons, then the overflow.
      (10, 4, 3, [4, 3, 0]), (7, 4, 3, [4, 3, 0]), (6, 4, 3, [4, 1, 1]), (5, 4, 3, [4, 0, 1]),
      // One place stays for the overflow.
      (4, 4, 3, [3, 0, 1]), (2, 4, 3, [1, 0, 1]), (1, 4, 3, [1, 0, 0]), (0, 4, 3, [0, 0, 0]),
      (5, 4, 1, [4, 1, 0]), (4, 4, 0, [4, 0, 0]), (3, 4, 0, [3, 0, 0]), (2, 0, 3, [0, 1, 1]),
      (-1, 4, 3, [0, 0, 0]),
    ] as [(Int, Int, Int, [Int])]
  )
  func `tabs are kept before buttons`(count: Int, tabs: Int, buttons: Int, expected: [Int]) {
    expectEqual(places(count, tabs, buttons), expected)
    expectEqual(places(count, tabs, buttons, false, .prefersTabBar), expected)
  }

  @Test(
    arguments: [
      (10, 4, 3, [4, 3, 0]), (6, 4, 3, [3, 3, 0]), (4, 4, 3, [1, 3, 0]), (3, 4, 3, [1, 1, 1]),
      (2, 4, 3, [1, 0, 1]), (1, 4, 3, [1, 0, 0]), (0, 4, 3, [0, 0, 0]), (2, 0, 3, [0, 1, 1]),
    ] as [(Int, Int, Int, [Int])]
  )
  func `parity 63: a page can keep buttons before tabs`(
    count: Int,
    tabs: Int,
    buttons: Int,
    expected: [Int]
  ) {
    expectEqual(places(count, tabs, buttons, false, .prefersBarItems), expected)
  }

  @Test func `additional items always have a place`() {
    expectEqual(places(8, 4, 3, true), [4, 3, 1])
    expectEqual(places(7, 4, 3, true), [4, 2, 1])
    expectEqual(places(4, 4, 0, true), [3, 0, 1])
    expectEqual(places(4, 4, 2, true, .prefersBarItems), [1, 2, 1])
  }
}
