extension Measure {
  /// The time from the start of a statically linked process to its first frame at a terminal.
  ///
  /// The floor is a program that sets raw mode and writes the same picture.
  static var starts: [Measure] {
    [
      Measure(
        name: "start: first frame of MediaLibrary",
        sizes: [13],
        target: Target(cost: 10_000_000)
      ) { _ in
        let arguments = ["--no-persist"]
        let first = try ProgramAtTerminal(Programs.mediaLibrary, arguments)
        let picture = try first.readAll()
        guard first.isStatic else {
          Console.writeError("no start is measured but with swift run --static-swift-stdlib")
          return nil
        }
        let text = String(decoding: picture, as: UTF8.self)
        return Trial(
          cost: { try time(toShow: picture, Programs.mediaLibrary, arguments) },
          floor: { try time(toShow: picture, Programs.plainScreen, [text]) },
          samples: 101
        )
      }
    ]
  }

  private static func time(
    toShow picture: [UInt8],
    _ program: String,
    _ arguments: [String]
  ) throws -> Double {
    let start = ContinuousClock.now
    let running = try ProgramAtTerminal(program, arguments)
    let shown = try running.read(picture.count)
    let time = ContinuousClock.now - start
    guard shown == picture else {
      throw ProgramAtTerminal.Failure(description: "\(program) shows something else")
    }
    return time.nanoseconds
  }

  /// The cost of a selection by a key at a terminal.
  ///
  /// The floor is a program that writes, for each key, a minimal sequence with the same effect.
  static var terminalChanges: [Measure] {
    let scenes = [("bar", false, ["2", "1"]), ("sidebar", true, ["\u{1B}[B\r", "\u{1B}[A\r"])]
    return scenes.flatMap { place, showsSidebar, keys in
      [Unit.bytes, .nanoseconds].map { unit in
        let words = unit == .bytes ? "bytes" : "time"
        return Measure(
          name: "terminal: \(words), select in \(place)",
          unit: unit,
          sizes: [100, 10_000]
        ) { tabs in
          let exchange = try TerminalExchange(tabs: tabs, showsSidebar: showsSidebar, keys: keys)
          return unit == .bytes
            ? Trial(cost: { exchange.bytes }, floor: { exchange.floorBytes })
            : Trial(
              cost: { try exchange.time() },
              floor: { try exchange.floorTime() },
              samples: 101
            )
        }
      }
    }
  }
}

/// The measured app and the plain program, each at a terminal, with their answers to keys.
@MainActor private final class TerminalExchange {
  private let keys: [String]
  private let app: ProgramAtTerminal
  private let plain: ProgramAtTerminal
  private let answers: [Int]
  private let floors: [Int]
  private var (turn, floorTurn) = (0, 0)

  init(tabs: Int, showsSidebar: Bool, keys: [String]) throws {
    self.keys = keys
    app = try ProgramAtTerminal(Programs.own, ["--serve", "\(tabs)"])
    _ = try app.readAll()
    if !showsSidebar { _ = try app.answer(to: "\u{2}") }
    // The first selection of each tab has effects that later ones lack, such as loading content.
    for key in keys { _ = try app.answer(to: key) }
    answers = try keys.map { [app] in try app.answer(to: $0).count }
    let place = showsSidebar ? "select in sidebar" : "select in bar"
    guard let scene = Scene.all.first(where: { $0.name == place }) else {
      throw ProgramAtTerminal.Failure(description: "nothing is called \(place)")
    }
    let (before, after) = scene.frames(tabs: tabs)
    let pictures = [(before, after), (after, before)].map {
      FloorPicture(from: $0, to: $1).bytes()
    }
    floors = pictures.map(\.count)
    let first = FloorPicture(from: nil, to: before).bytes()
    plain = try ProgramAtTerminal(
      Programs.plainScreen,
      ([first] + pictures).map { String(decoding: $0, as: UTF8.self) }
    )
    _ = try plain.readAll()
  }

  var bytes: Double { Double(answers.reduce(0, +)) / Double(answers.count) }

  var floorBytes: Double { Double(floors.reduce(0, +)) / Double(floors.count) }

  func time() throws -> Double {
    defer { turn += 1 }
    return try Self.time(app, keys[turn % 2], answers[turn % 2])
  }

  func floorTime() throws -> Double {
    defer { floorTurn += 1 }
    return try Self.time(plain, keys[floorTurn % 2], floors[floorTurn % 2])
  }

  private static func time(
    _ program: ProgramAtTerminal,
    _ key: String,
    _ bytes: Int
  ) throws -> Double {
    let start = ContinuousClock.now
    try program.type(key)
    _ = try program.read(bytes)
    return (ContinuousClock.now - start).nanoseconds
  }
}
