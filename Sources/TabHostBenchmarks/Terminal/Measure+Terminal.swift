extension Measure {
  /// The time from the start of a statically linked process to its first frame at a terminal.
  ///
  /// The floor is a program that sets raw mode and writes the same picture.
  static var starts: [Measure] {
    [
      start("first frame of MediaLibrary", tabs: 13, within: 10_000_000) { _ in
        (Programs.mediaLibrary, ["--no-persist"])
      },
      start("first frame of flat tabs", tabs: 100_000, within: 120_000_000) { tabs in
        (Programs.own, ["--serve-flat", "\(tabs)"])
      },
    ]
  }

  /// Returns the measure of the start of a program.
  ///
  /// - Parameters:
  ///   - name: The name of the measure.
  ///   - tabs: The number of tabs of the program.
  ///   - limit: The maximum time in nanoseconds.
  ///   - command: A closure that returns the program and its arguments for the number of tabs.
  private static func start(
    _ name: String,
    tabs: Int,
    within limit: Double,
    _ command: @escaping (Int) -> (program: String, arguments: [String])
  ) -> Measure {
    Measure(name: "start: \(name)", sizes: [tabs], target: Target(cost: limit)) { tabs in
      let (program, arguments) = command(tabs)
      let first = try ProgramAtTerminal(program, arguments)
      let picture = firstFrame(of: try first.readAll())
      guard first.isStatic else {
        Console.writeError("no start is measured but with swift run --static-swift-stdlib")
        return nil
      }
      let text = String(decoding: picture, as: UTF8.self)
      return Trial(
        cost: { try time(toShow: picture, program, arguments) },
        floor: { try time(toShow: picture, Programs.plainScreen, [text]) },
        samples: tabs < 1_000 ? 101 : 31
      )
    }
  }

  /// Returns the output of a program up to the end of its first frame.
  ///
  /// What follows are requests to the terminal, one of which depends on the time that the frame took.
  private static func firstFrame(of output: [UInt8]) -> [UInt8] {
    let end = Array("\u{1B}[?2026l".utf8)
    let last = output.indices.last { output[$0...].starts(with: end) }
    return last.map { Array(output[..<($0 + end.count)]) } ?? output
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
    guard shown.starts(with: picture) else {
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
      exchanges("terminal", "select in \(place)") { tabs in
        let app = try ProgramAtTerminal(Programs.own, ["--serve", "\(tabs)"])
        _ = try app.readAll()
        if !showsSidebar { _ = try app.answer(to: "\u{2}") }
        return (app, keys)
      }
    }
  }

  /// The same for a list on ncurses, to compare with the selection in the sidebar.
  static var ncurses: [Measure] {
    exchanges("ncurses", "select in sidebar") { tabs in
      guard NcursesProgram.isAvailable else { return nil }
      let program = try NcursesProgram.compiled()
      let list = try ProgramAtTerminal(program.path, ["\(tabs)"])
      _ = try list.readAll()
      return (list, ["j", "k"])
    }
  }

  /// Returns the measures of the bytes and the time that a key takes at a terminal.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - scene: The name of the scene that the keys change and restore.
  ///   - start: A closure that starts the program, and returns it with the keys.
  private static func exchanges(
    _ name: String,
    _ scene: String,
    _ start: @escaping (Int) throws -> (ProgramAtTerminal, keys: [String])?
  ) -> [Measure] {
    [Unit.bytes, .nanoseconds].map { unit in
      let words = unit == .bytes ? "bytes" : "time"
      return Measure(name: "\(name): \(words), \(scene)", unit: unit, sizes: [100, 10_000]) {
        tabs in
        guard let (program, keys) = try start(tabs) else { return nil }
        let exchange = try TerminalExchange(program, keys: keys, scene: scene, tabs: tabs)
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
