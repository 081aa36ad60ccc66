import Foundation
import TabHost
import TabHostTerminal
import Testing

/// Random bytes and happenings at a terminal with a whole program at it.
///
/// `TABHOST_TERMINAL_SEED` begins with another seed, `TABHOST_TERMINAL_FUZZ` does more or fewer
/// strings.
@MainActor @Suite("A program under random bytes") struct RandomBytesTests {
  private static let stringsInRun: UInt64 = 40

  private static func number(_ name: String, default value: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? value
  }

  @Test func `whatever comes in, the program ends and leaves the terminal as it was`() async throws
  {
    let first = Self.number("TABHOST_TERMINAL_SEED", default: 1)
    let strings = Self.number("TABHOST_TERMINAL_FUZZ", default: 600)
    print("random bytes: \(strings) strings from seed \(first)")
    for seed in first..<(first + max(1, strings / Self.stringsInRun)) {
      // Fewer events are a prefix of more: the first length that fails is the shortest.
      guard let problem = try await problem(seed, events: Self.stringsInRun) else { continue }
      for events in 0...Self.stringsInRun {
        guard let problem = try await self.problem(seed, events: events) else { continue }
        Issue.record("\(problem), seed \(seed), after \(events) events")
        return
      }
      Issue.record("\(problem), seed \(seed), but not again")
      return
    }
  }

  /// What is wrong at the end of a run; nil if nothing is.
  private func problem(_ seed: UInt64, events: UInt64) async throws -> String? {
    var random = SeededGenerator(seed: seed)
    let device = try HeadlessTerminalDevice(size: size(&random))
    let app = RandomApp(seed: seed)
    app.host.disappear()
    app.leavesScreen = false
    for _ in 0..<events { happen(at: device, &random) }
    let last: DeviceEvent = Bool.random(using: &random) ? .closed : .terminated(.hangup)
    device.send(last)
    let application = TerminalApplication(host: app.host, device: device)
    let ending = await application.run()
    app.settleOffScreen()
    if ending != .quit, ending != .closed, ending != .terminated(.hangup) {
      return "it ends by \(ending)"
    }
    if !device.isClosed { return "the device is open" }
    if app.host.isDisplayed { return "the host is on screen" }
    let modes = device.capabilities.modes
    let written = String(decoding: device.takeWritten(), as: UTF8.self)
    if !written.hasPrefix(modes.entry) || !written.hasSuffix(modes.exit) {
      return "the terminal is not as it was"
    }
    return app.mistake ?? HostProblems(host: app.host).first
  }

  private func happen(at device: HeadlessTerminalDevice, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<40, using: &random) {
    case 0, 1: device.size = size(&random)
    case 2: device.send(.resumed)
    case 3:
      device.send(.suspended)
      device.send(.resumed)
    case 4: device.feed("\u{1A}")
    default:
      let string = string(&random)
      let cut = Int.random(in: 0...string.count, using: &random)
      device.feed(Array(string[..<cut]))
      device.feed(Array(string[cut...]))
    }
  }

  private func size(_ random: inout SeededGenerator) -> CellSize {
    CellSize(
      columns: Int.random(in: 0...100, using: &random),
      rows: Int.random(in: 0...30, using: &random)
    )
  }

  private static let parts = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\r", "\t", "\u{1B}", "\u{2}", "e", "m", "o",
    "?", "/", "<", ">", " ", "p", "r", "1", "2", "5", "\u{1B}[H", "\u{1B}[F", "\u{1B}[6~",
    "\u{1B}[1;3A", "\u{1B}[1;3B", "\u{1B}[200~some text\u{1B}[201~", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}[97;5u", "世", "👩‍👩‍👧", "\u{7F}", "\u{1B}[200~",
  ].map { Array($0.utf8) }

  private func string(_ random: inout SeededGenerator) -> [UInt8] {
    var string: [UInt8] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: string.append(UInt8.random(in: 0...255, using: &random))
      case 1...3:
        let button = [0, 0, 0, 2, 32, 32, 35, 64, 65].randomElement(using: &random) ?? 0
        let column = Int.random(in: 0...100, using: &random)
        let row = Int.random(in: 0...30, using: &random)
        let end = Int.random(in: 0..<3, using: &random) == 0 ? "m" : "M"
        string += "\u{1B}[<\(button);\(column);\(row)\(end)".utf8
      default: string += Self.parts.randomElement(using: &random) ?? []
      }
    }
    // To leave is easy; most of the time the person stays.
    let stays = Int.random(in: 0..<100, using: &random) > 0
    return stays ? string.filter { $0 != UInt8(ascii: "q") && $0 != 3 } : string
  }
}
