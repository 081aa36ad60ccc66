/// A measured program and the plain program, each at a terminal, with their answers to keys.
@MainActor final class TerminalExchange {
  private let keys: [String]
  private let app: ProgramAtTerminal
  private let plain: ProgramAtTerminal
  private let answers: [Int]
  private let floors: [Int]
  private var (turn, floorTurn) = (0, 0)

  /// Prepares the programs.
  ///
  /// - Parameters:
  ///   - app: The measured program, which has shown its first frame.
  ///   - keys: The keys that change the scene, and restore it.
  ///   - name: The name of the scene whose changes the plain program writes.
  ///   - tabs: The number of tabs.
  init(_ app: ProgramAtTerminal, keys: [String], scene name: String, tabs: Int) throws {
    self.app = app
    self.keys = keys
    // The first selection of each tab has effects that later ones lack, such as loading content.
    for key in keys { _ = try app.answer(to: key) }
    answers = try keys.map { try app.answer(to: $0).count }
    guard let scene = Scene.all.first(where: { $0.name == name }) else {
      throw ProgramAtTerminal.Failure(description: "nothing is called \(name)")
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
