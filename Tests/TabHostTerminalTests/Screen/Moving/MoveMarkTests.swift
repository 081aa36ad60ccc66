import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct MoveMarkTests {
  /// Compares the frame without the elements unrelated to moves: the buttons in the first line, the
  /// glyphs of help and focus, and the text in the middle of the page.
  private func expectMarks(_ fixture: ScreenFixture, _ text: String) {
    func marked(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines[0] = String(lines[0].drop { $0 != "│" })
      return lines.map { line in
        var line = line.replacing("?", with: " ").replacing("◂", with: " ")
        line.replace(#/\ {8,}a(?=\ |$)/#) { String(repeating: " ", count: $0.output.count) }
        while line.last == " " { line.removeLast() }
        return line
      }
    }
    expectEqual(marked(fixture.screen.frame().plainText), marked(text))
  }

  @Test func `a grabbed row has a badge beside it`() {
    expectMarks(
      ScreenFixture.moving(.character("v")),
      """
       ≡               │ a
      ▌  a             ├──────────────────────────────────────────
         b             │
       ▾ g             │
           c1          │  ≡ c1
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `a destination after a row is marked with a corner at its lower edge`() {
    expectMarks(
      ScreenFixture.moving(.character("v"), .down),
      """
       ≡               │ a
      ▌  a             ├──────────────────────────────────────────
         b             │
       ▾ g             │
           c1          │
      └    c2          │  › c1
           + New       │
                       │

      """
    )
  }

  @Test func `a destination at the end of the bar is marked after the last item`() {
    expectMarks(
      ScreenFixture.moving(.character("e"), .character("v"), .right),
      """
       ≡               │                [a] b  g┃
      ▌  ☑ a           ├────────────────────────  + c1  ──────────
         ☑ b           │
       ▾   g           │
           ☑ c1        │
           ☑ c2        │
             + New     │
                       │

      """
    )
  }

  @Test func `a destination between two items of the bar is marked between them`() {
    expectMarks(
      ScreenFixture.moving(.character("e"), .character("v"), .right, .left),
      """
       ≡               │                [a] b ┃g
      ▌  ☑ a           ├──────────────────────  + c1  ────────────
         ☑ b           │
       ▾   g           │
           ☑ c1        │
           ☑ c2        │
             + New     │
                       │

      """
    )
  }

  @Test func `an element that does not accept a drop is not marked, and the badge shows this`() {
    let fixture = ScreenFixture.draggingPhoto()
    fixture.press(.up)
    expectMarks(
      fixture,
      """
       ≡               │ a
      ▌  a             ├──────────────────────────────────────────
         b             │
       ▾ g             │  ⊘ c1
           c1          │
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `an element that accepts a copy is marked`() {
    let fixture = ScreenFixture.draggingPhoto()
    fixture.press(.up, .up)
    expectMarks(
      fixture,
      """
       ≡               │ a
      ▌  a             ├──────────────────────────────────────────
      »  b             │  + c1
       ▾ g             │
           c1          │
           c2          │
           + New       │
                       │

      """
    )
  }
}
