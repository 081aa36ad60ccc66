import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Decoding mouse reports.
struct MouseReportTests {
  @Test(
    arguments: [
      ("␛[<0;1;1M", .mouse(.press, .left, 0, 0)),
      ("␛[<1;80;24M", .mouse(.press, .middle, 79, 23)),
      ("␛[<2;300;200M", .mouse(.press, .right, 299, 199)),
      ("␛[<0;1;1m", .mouse(.release, .left, 0, 0)),
      ("␛[<2;5;6m", .mouse(.release, .right, 4, 5)),
      ("␛[<3;5;6m", .mouse(.release, .none, 4, 5)),
      ("␛[<3;5;6M", .mouse(.release, .none, 4, 5)),
      ("␛[<32;5;6M", .mouse(.drag, .left, 4, 5)),
      ("␛[<34;5;6M", .mouse(.drag, .right, 4, 5)),
      ("␛[<35;5;6M", .mouse(.move, .none, 4, 5)),
      ("␛[<39;5;6M", .mouse(.move, .none, 4, 5, .shift)),
      ("␛[<64;5;6M", .mouse(.press, .wheelUp, 4, 5)),
      ("␛[<65;5;6M", .mouse(.press, .wheelDown, 4, 5)),
      ("␛[<66;5;6M", .mouse(.press, .wheelLeft, 4, 5)),
      ("␛[<67;5;6M", .mouse(.press, .wheelRight, 4, 5)),
      ("␛[<97;5;6M", .mouse(.press, .wheelDown, 4, 5)),
      ("␛[<81;5;6M", .mouse(.press, .wheelDown, 4, 5, .control)),
      ("␛[<128;5;6M", .mouse(.press, .other(8), 4, 5)),
      ("␛[<129;5;6m", .mouse(.release, .other(9), 4, 5)),
      ("␛[<160;5;6M", .mouse(.drag, .other(8), 4, 5)),
      ("␛[<28;5;6M", .mouse(.press, .left, 4, 5, [.shift, .alt, .control])),
      ("␛[<0;0;0M", .mouse(.press, .left, 0, 0)),
      ("␛[<0;99999999999999999999;2M", .mouse(.press, .left, 9_999_998, 1)),
    ] as [(String, InputEvent)]
  )
  func `an SGR report is decoded however it is split`(text: String, event: InputEvent) {
    expectEqual(events(text), [event])
    for pieces in cuts(of: bytes(text)) { expectEqual(events(of: pieces), [event], "\(pieces)") }
  }

  @Test(arguments: [
    "␛[<0;1M", "␛[<0;1;1;1M", "␛[<;1;1M", "␛[<0;;1M", "␛[<192;1;1M", "␛[<256;1;1M", "␛[<64;1;1m",
    "␛[<0:1;1;1M", "␛[<0;-1;1M", "␛[<M", "␛[1;1;1M", "␛[0;1<;1M", "␛[1M", "␛[<0;1;1A",
  ])
  func `a malformed report is not decoded as a key`(text: String) {
    expectEqual(events(text), [.unknown(text)])
  }

  @Test(
    arguments: [
      ([0x20, 0x21, 0x21], .mouse(.press, .left, 0, 0)),
      ([0x23, 0x21, 0x22], .mouse(.release, .none, 0, 1)),
      ([0x22, 0xFF, 0x80], .mouse(.press, .right, 222, 95)),
      ([0x40, 0x7F, 0x7E], .mouse(.drag, .left, 94, 93)),
      ([0x43, 0x21, 0x21], .mouse(.move, .none, 0, 0)),
      ([0x60, 0x21, 0x21], .mouse(.press, .wheelUp, 0, 0)),
      ([0x30, 0x5B, 0x41], .mouse(.press, .left, 58, 32, .control)),
      ([0x20, 0x00, 0x21], .reply(.unknown([0x1B, 0x5B, 0x4D, 0x20, 0x00, 0x21]))),
      ([0x20, 0x20, 0x21], .reply(.unknown([0x1B, 0x5B, 0x4D, 0x20, 0x20, 0x21]))),
    ] as [([UInt8], InputEvent)]
  )
  func `an X10 report of three bytes is decoded however it is split`(
    report: [UInt8],
    event: InputEvent
  ) {
    let bytes = bytes("␛[M") + report
    expectEqual(events(of: [bytes + [0x78]]), [event, .character("x")])
    for pieces in cuts(of: bytes) { expectEqual(events(of: pieces), [event], "\(pieces)") }
  }

  @Test func `X10 and SGR reports can follow one another`() {
    let expected: [InputEvent] = [
      .mouse(.press, .left, 26, 15), .mouse(.press, .left, 10, 10), .mouse(.release, .left, 10, 10),
    ]
    expectEqual(events("␛[M ;0␛[<0;11;11M␛[<0;11;11m"), expected)
  }

  @Test func `a control character interrupts an X10 report and is decoded separately`() {
    expectEqual(
      events("␛[M \u{3}x"),
      [
        .unknown("␛[M "), .character("c", .control), .character("x"),
      ]
    )
    expectEqual(events("␛[M ␛[A"), [.unknown("␛[M "), .key(.up)])
    expectEqual(events("␛[M \u{18}x"), [.unknown("␛[M \u{18}"), .character("x")])
  }
}
