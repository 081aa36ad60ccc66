import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Characters of more than one scalar.
struct ClusterTableTests {
  @Test func `a character keeps its number, and a full table accepts no further one`() throws {
    var table = ClusterTable(limit: 2)
    let first = table.number(of: "👨‍👩‍👧")
    let second = table.number(of: "x\u{323}")
    let third = table.number(of: "y\u{323}")
    let again = table.number(of: "👨‍👩‍👧")
    let family = try #require(first)
    let letter = try #require(second)
    expect(third == nil && again == family && letter != family)
    expect(table[family] == "👨‍👩‍👧" && table[letter] == "x\u{323}")
  }

  @Test(arguments: ["👨‍👩‍👧", "x\u{323}", "🇩🇪", "é", "世", "a"] as [Character])
  func `cells with the same character are equal and return it`(character: Character) {
    let cells = [Cell(character), Cell(character)]
    expect(cells[0] == cells[1] && cells[0].hashValue == cells[1].hashValue)
    expectEqual(cells[0].character, character)
    expect(cells[0] != Cell("b"))
  }
}
