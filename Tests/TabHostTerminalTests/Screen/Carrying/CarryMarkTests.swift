import TabHost
import TabHostTerminal
import Testing

@MainActor @Suite("What is seen of carrying") struct CarryMarkTests {
  /// Compares what is about carrying: not the buttons in the first line, nor the signs of the help
  /// and of the focus, nor what the page says in its middle.
  private func expect(_ fixture: ScreenFixture, _ text: String) {
    let isMirrored = fixture.screen.layout().isRightToLeft
    func carried(_ text: String) -> [String] {
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
    #expect(carried(fixture.screen.frame().plainText) == carried(text))
  }

  @Test func `what is held where it was says so`() {
    expect(
      ScreenFixture.carrying(.character("g")),
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
         b             │
       ▾ g             │
           c1          │  ≡ c1
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `a row that would come after another one has a corner at its lower edge`() {
    expect(
      ScreenFixture.carrying(.character("g"), .down),
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
         b             │
       ▾ g             │
           c1          │
      └    c2          │  › c1
           + New       │
                       │

      """
    )
  }

  @Test func `from right to left, and before a row`() {
    expect(
      ScreenFixture.carrying(.down, .character("g"), .up, isMirrored: true),
      """
                                              a │               ≡
      ──────────────────────────────────────────│             a  ▐
                                                │             b
                                                │             g ▾
                                          c2 ‹  │          c1    ┐
                                                │          c2
                                                │       New +
                                                │

      """
    )
  }

  @Test func `after a row, in ASCII`() {
    expect(
      ScreenFixture.carrying(.character("g"), .down, drawing: .ascii),
      """
       =               | a
      *  a             |------------------------------------------
         b             |
       v g             |
           c1          |
      _    c2          |  > c1
           + New       |
                       |

      """
    )
  }

  @Test func `at the end of the bar`() {
    expect(
      ScreenFixture.carrying(.character("e"), .character("g"), .right),
      """
       ≡               │                [a] b  g┃
      ▌  ☑ a           │ a                        + c1
         ☑ b           │──────────────────────────────────────────
       ▾   g           │
           ☑ c1        │
           ☑ c2        │
             + New     │
                       │

      """
    )
  }

  @Test func `between two items of the bar`() {
    expect(
      ScreenFixture.carrying(.character("e"), .character("g"), .right, .left),
      """
       ≡               │                [a] b ┃g
      ▌  ☑ a           │ a                      + c1
         ☑ b           │──────────────────────────────────────────
       ▾   g           │
           ☑ c1        │
           ☑ c2        │
             + New     │
                       │

      """
    )
  }

  @Test func `at the end of a bar from right to left`() {
    expect(
      ScreenFixture.carrying(.character("e"), .character("g"), .right, .right, isMirrored: true),
      """
                        g┃ b [a]                │               ≡
                    c1 +                      a │           a ☑  ▐
      ──────────────────────────────────────────│           b ☑
                                                │           g   ▾
                                                │        c1 ☑
                                                │        c2 ☑
                                                │     New +
                                                │

      """
    )
  }

  @Test func `at the end of the bar, in ASCII`() {
    expect(
      ScreenFixture.carrying(.character("e"), .character("g"), .right, drawing: .ascii),
      """
       =               |                [a] b  g|
      *  [x] a         | a                        + c1
         [x] b         |------------------------------------------
       v     g         |
           [x] c1      |
           [x] c2      |
               + New   |
                       |

      """
    )
  }

  @Test func `what takes nothing is not marked, and the badge says so`() {
    let fixture = ScreenFixture.carryingPhoto()
    fixture.press(.up)
    expect(
      fixture,
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
         b             │
       ▾ g             │  ⊘ c1
           c1          │
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `what takes a copy is marked`() {
    let fixture = ScreenFixture.carryingPhoto()
    fixture.press(.up, .up)
    expect(
      fixture,
      """
       ≡               │ a
      ▌  a             │──────────────────────────────────────────
      »  b             │  + c1
       ▾ g             │
           c1          │
           c2          │
           + New       │
                       │

      """
    )
  }

  @Test func `what takes a copy is marked, in ASCII`() {
    let fixture = ScreenFixture.carryingPhoto()
    fixture.screen.options.drawing = .ascii
    fixture.press(.up, .up)
    expect(
      fixture,
      """
       =               | a
      *  a             |------------------------------------------
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
