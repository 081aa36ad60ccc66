import TabHost
import Testing

@testable import TabHostTerminal

@MainActor struct MoveMarkTests {
  /// Compares the frame without the elements unrelated to moves: the buttons in the first line, the
  /// glyphs of help and focus, and the text in the middle of the page.
  private func expect(_ fixture: ScreenFixture, _ text: String) {
    let isMirrored = fixture.screen.layout().isRightToLeft
    func marked(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isBorder = { "│|".contains($0) }
      let border = isMirrored ? lines[0].lastIndex(where: isBorder) : nil
      let content = border.map { lines[0][..<$0] } ?? lines[0].drop { !isBorder($0) }
      lines[0] = String(content)
      return lines.map { line in
        var line = line.replacing("?", with: " ").replacing("◂", with: " ")
          .replacing("<|", with: " |")
        line.replace(#/\ {8,}a(?=\ |$)/#) { String(repeating: " ", count: $0.output.count) }
        while line.last == " " { line.removeLast() }
        return line
      }
    }
    #expect(marked(fixture.screen.frame().plainText) == marked(text))
  }

  @Test func `a grabbed row has a badge beside it`() {
    expect(
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
    expect(
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

  @Test func `from right to left, a destination before a row is marked with a corner`() {
    expect(
      ScreenFixture.moving(.down, .character("v"), .up, isMirrored: true),
      """
                                              a │               ≡
      ──────────────────────────────────────────┤             a  ▐
                                                │             b
                                                │             g ▾
                                          c2 ‹  │          c1    ┐
                                                │          c2
                                                │       New +
                                                │

      """
    )
  }

  @Test func `a destination after a row is marked in ASCII`() {
    expect(
      ScreenFixture.moving(.character("v"), .down, drawing: .ascii),
      """
       =               | a
      *  a             +------------------------------------------
         b             |
       v g             |
           c1          |
      _    c2          |  > c1
           + New       |
                       |

      """
    )
  }

  @Test func `a destination at the end of the bar is marked after the last item`() {
    expect(
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
    expect(
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

  @Test func `from right to left, a destination at the end of the bar is marked on the left`() {
    expect(
      ScreenFixture.moving(.character("e"), .character("v"), .right, .right, isMirrored: true),
      """
                        g┃ b [a]                │               ≡
      ────────────  c1 +  ──────────────────────┤           a ☑  ▐
                                                │           b ☑
                                                │           g   ▾
                                                │        c1 ☑
                                                │        c2 ☑
                                                │     New +
                                                │

      """
    )
  }

  @Test func `a destination at the end of the bar is marked in ASCII`() {
    expect(
      ScreenFixture.moving(.character("e"), .character("v"), .right, drawing: .ascii),
      """
       =               |                [a] b  g|
      *  [x] a         +------------------------  + c1  ----------
         [x] b         |
       v     g         |
           [x] c1      |
           [x] c2      |
               + New   |
                       |

      """
    )
  }

  @Test func `an element that does not accept a drop is not marked, and the badge shows this`() {
    let fixture = ScreenFixture.draggingPhoto()
    fixture.press(.up)
    expect(
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
    expect(
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

  @Test func `an element that accepts a copy is marked in ASCII`() {
    let fixture = ScreenFixture.draggingPhoto()
    fixture.screen.options.drawing = .ascii
    fixture.press(.up, .up)
    expect(
      fixture,
      """
       =               | a
      *  a             +------------------------------------------
      >  b             |  + c1
       v g             |
           c1          |
           c2          |
           + New       |
                       |

      """
    )
  }
}
