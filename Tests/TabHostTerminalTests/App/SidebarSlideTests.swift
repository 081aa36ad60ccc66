import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Frames of the sidebar animation.
@MainActor struct SidebarSlideTests {
  private let fixture: PaintingFixture
  private let size = CellSize(columns: 36, rows: 5)

  init() {
    fixture = PaintingFixture(.pad, selected: "Library")
  }

  private func picture() -> (frame: Frame, layout: FrameLayout) {
    let layout = fixture.painter().layout(size: size)
    return (fixture.painter().frame(layout), layout)
  }

  private func slide(showing: Bool) throws -> SidebarSlide {
    fixture.host.sidebar.isHidden = showing
    let old = picture()
    fixture.host.sidebar.isHidden = !showing
    return try #require(SidebarSlide(from: old, to: picture()))
  }

  private func text(_ slide: SidebarSlide, _ steps: [Int], of all: Int) -> String {
    steps.map { slide.frame(after: $0, of: all).plainText }.joined(separator: "\n")
  }

  @Test func `a sidebar that appears moves from the leading edge over the previous frame`() throws {
    let shown = text(try slide(showing: true), [0, 1, 2, 3], of: 3)
    expectEqual(
      shown,
      """
       ≡  ▶ Watch [▦ Library (3)]    »  ⌕
      ────────────────────────────────────




           │Watch [▦ Library (3)]    »  ⌕
           ├──────────────────────────────
       (3) █
           │
      ions ▾

      ia         │[▦ Library (3)]    »  ⌕
      atch       ├────────────────────────
      ibrary (3) █
      earch      │
      ollections ▾

       ≡ Media         │ Library
         ▷ Watch       ├──────────────────
      ▌  ▥ Library (3) █
         ⌕ Search      │
       ▾ ▱ Collections ▾

      """
    )
  }

  @Test func `hiding the sidebar shows the same frames in reverse order`() throws {
    let appearing = try slide(showing: true)
    let going = try slide(showing: false)
    for step in 1...5 {
      expectEqual(appearing.frame(after: step, of: 6), going.frame(after: 6 - step, of: 6))
    }
  }

  @Test func `in a right-to-left layout, the sidebar appears from the right`() throws {
    fixture.host.traitCollection = .pad.mirrored
    let shown = text(try slide(showing: true), [1, 2], of: 3)
    expectEqual(
      shown,
      """
       ⌕  «    [(3) Library ▦] Watch│
      ──────────────────────────────┤
                                    █ (3)
                                    │
                                    ▾ Coll

       ⌕  «    [(3) Library ▦]│         Me
      ────────────────────────┤       Watc
                              █ (3) Librar
                              │      Searc
                              ▾ Collection

      """
    )
  }

  @Test(arguments: [TabHostController.Sidebar.Layout.overlap, .tile])
  func `the animation begins with the old frame and ends with the new one`(
    layout: TabHostController.Sidebar.Layout
  )
    throws
  {
    fixture.host.sidebar.preferredLayout = layout
    for showing in [true, false] {
      fixture.host.sidebar.isHidden = showing
      let old = picture()
      fixture.host.sidebar.isHidden = !showing
      let new = picture()
      let slide = try #require(SidebarSlide(from: old, to: new))
      if showing { expectEqual(slide.frame(after: 0, of: 4), old.frame) }
      expectEqual(slide.frame(after: 4, of: 4), new.frame)
      expectEqual(slide.end, new.frame)
    }
  }

  @Test func `there is no animation unless only the visibility of the sidebar changes`() {
    let shown = picture()
    fixture.host.selectedTab = fixture.host.tabs[0]
    expect(SidebarSlide(from: shown, to: picture()) == nil)
    fixture.host.sidebar.isHidden = true
    let layout = fixture.painter().layout(size: CellSize(columns: 30, rows: 5))
    expect(SidebarSlide(from: shown, to: (fixture.painter().frame(layout), layout)) == nil)
    fixture.host.traitCollection = .pad.mirrored
    expect(SidebarSlide(from: shown, to: picture()) == nil)
  }

  @Test(arguments: [TraitCollection.pad, .pad.mirrored, .vision, .mac])
  func `the animation does not split wide characters at any width`(traits: TraitCollection) {
    for tab in fixture.host.tabs { tab.title = "世界👨‍👩‍👧‍👦世界" }
    fixture.host.traitCollection = traits
    for columns in 1...40 {
      let size = CellSize(columns: columns, rows: 4)
      func picture(isHidden: Bool) -> (frame: Frame, layout: FrameLayout) {
        fixture.host.sidebar.isHidden = isHidden
        let layout = fixture.painter().layout(size: size)
        return (fixture.painter().frame(layout), layout)
      }
      guard let slide = SidebarSlide(from: picture(isHidden: true), to: picture(isHidden: false))
      else { continue }
      for step in 0...5 {
        let cells = slide.frame(after: step, of: 5).cells
        expectEqual(cells.size, size)
        for row in 0..<4 {
          for column in 0..<columns {
            let isTail = column > 0 && cells[column - 1, row].columns == 2
            expectEqual(cells[column, row].isTrailingHalf, isTail)
          }
        }
      }
    }
  }
}
