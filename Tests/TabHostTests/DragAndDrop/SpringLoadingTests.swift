import TabHost
import TabHostTestSupport
import Testing

@MainActor struct SpringLoadingTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  @Test func `row 27: all durations are valid times of the caller's clock`() {
    let (first, last) = (Duration(attoseconds: .min), Duration(attoseconds: .max))
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: last)
    drag.hover(until: first)
    fixture.expect(["op(b)"])
    drag.hover(until: last)
    fixture.expect(["should(b)", "did(b)"])
  }

  @Test func `row 27: hovering over a tab selects it only once per entry`() {
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    drag.hover(until: .seconds(1))
    fixture.host.selectedTab = fixture.tab("a")
    _ = fixture.take()
    drag.hover(until: .seconds(2))
    fixture.expect([])
    drag.leave()
    drag.hover(until: .seconds(3))
    drag.enter(fixture.over("b"), at: .seconds(3))
    drag.hover(until: .seconds(4))
    fixture.expect(["op(b)", "should(b)", "did(b)"])
  }

  @Test func `row 27: vetoed, disabled and non-spring-loaded tabs are not selected`() {
    log.vetoes = ["b"]
    fixture.tab("c1").isEnabled = false
    fixture.tab("c2").isSpringLoaded = false
    let drag = fixture.text("x")
    let outcomes = ["b", "c1", "c2"].map { identifier in
      drag.enter(fixture.over(identifier), at: .zero)
      return drag.hover(until: .seconds(1))
    }
    expectEqual(outcomes, [.vetoed, .refused(.disabled), .refused(.notPermitted)])
    fixture.expect(["op(b)", "should(b)", "op(c1)", "op(c2)"])
    expect(fixture.host.selectedTab === fixture.tab("a"))
  }

  @Test func `row 27: a clock that is set back restarts the delay`() {
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .seconds(100))
    drag.hover(until: .seconds(-50))
    drag.hover(until: .milliseconds(-49_501))
    fixture.expect(["op(b)"])
    drag.hover(until: .milliseconds(-49_500))
    fixture.expect(["should(b)", "did(b)"])
  }

  @Test func `row 27: hovering without a target selects nothing`() {
    let drag = fixture.text("x")
    expectEqual(drag.hover(until: .seconds(5)), .performed)
    drag.enter(fixture.over("b"), at: .zero)
    fixture.tab("b").isHidden = true
    expectEqual(drag.hover(until: .seconds(5)), .performed)
    fixture.expect(["op(b)"])
  }
}
