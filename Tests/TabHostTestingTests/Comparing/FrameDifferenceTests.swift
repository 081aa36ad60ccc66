import TabHostTestSupport
import TabHostTesting
import Testing

struct FrameDifferenceTests {
  @Test func `differing columns are marked below each pair of lines`() {
    let difference = FrameDifference(
      expected: " ≡ Mail\n  Inbox  3\n  Sent",
      actual: " ≡ Mail\n  Inbox  12\n  Sent"
    )
    expect(!difference.isEmpty)
    expectEqual(
      difference.description,
      """
         ≡ Mail
      -   Inbox  3
      +   Inbox  12
                 ^^
          Sent
      """
    )
  }

  @Test func `lines without a counterpart have no marks`() {
    let difference = FrameDifference(expected: "a\nb\nc", actual: "a\nx\ny\nc")
    expectEqual(difference.description, "  a\n- b\n+ x\n  ^\n+ y\n  c")
    let removed = FrameDifference(expected: "a\nb\nc", actual: "a\nc")
    expectEqual(removed.description, "  a\n- b\n  c")
  }

  @Test func `unchanged lines are shortened to three before and after a difference`() {
    let rows = (1...12).map { "row \($0)" }
    var changed = rows
    changed[11] = "row 13"
    let difference = FrameDifference(
      expected: rows.joined(separator: "\n"),
      actual: changed.joined(separator: "\n")
    )
    expectEqual(
      difference.description,
      """
        … 8 unchanged lines
        row 9
        row 10
        row 11
      - row 12
      + row 13
             ^
      """
    )
  }

  @Test(arguments: [("a  \nb", "a\nb\n"), ("a\nb", "a\r\nb\n\n   \n"), ("", "\n")])
  func `blanks and empty lines at the end are ignored`(expected: String, actual: String) {
    let difference = FrameDifference(expected: expected, actual: actual)
    expect(difference.isEmpty && difference.description == "no difference")
  }
}
