import TabHost
import TabHostTerminal

extension Measure {
  /// The number of bytes that a change writes.
  static var changedBytes: [Measure] {
    Scene.all.map { scene in
      Measure(
        name: "bytes: \(scene.name)",
        unit: .bytes,
        sizes: [100, 10_000],
        target: Target(ratio: scene.isSelection ? 1.3 : nil, growth: scene.isSelection ? 1 : nil)
      ) { tabs in
        let (before, after) = scene.frames(tabs: tabs)
        return Trial {
          var writer = FrameWriter()
          _ = writer.bytes(toShow: before)
          let changes = [after, before].map { writer.bytes(toShow: $0).count }
          return Double(changes.reduce(0, +)) / 2
        } floor: {
          let floors = [(before, after), (after, before)].map {
            FloorPicture(from: $0, to: $1).bytes().count
          }
          return Double(floors.reduce(0, +)) / 2
        }
      }
    }
  }

  /// The time from a key, or from a change by the app, to the bytes.
  static var changeTimes: [Measure] {
    Scene.all.map { scene in
      Measure(name: "time: \(scene.name)", sizes: sizes) { tabs in
        let screen = scene.screen(tabs: tabs)
        let (before, after) = scene.frames(tabs: tabs)
        let floors = [
          FloorPicture(from: before, to: after), FloorPicture(from: after, to: before),
        ]
        var (turn, floorTurn) = (0, 0)
        return .timing {
          turn += 1
          if turn % 2 == 1 { scene.forth(screen) } else { scene.back(screen) }
          keep(screen.show())
        } floor: {
          floorTurn += 1
          keep(floors[floorTurn % 2].bytes())
        }
      }
    } + [wholeFrame]
  }

  private static let sizes = [100, 1_000, 100_000]

  /// One frame that is painted and written completely.
  private static var wholeFrame: Measure {
    Measure(name: "time: whole frame", sizes: sizes, target: Target(growth: 1.5)) { tabs in
      let screen = BenchmarkScreen(tabs: tabs, showsSidebar: true)
      let picture = FloorPicture(from: nil, to: screen.screen.frame())
      return .timing {
        keep(screen.showAll())
      } floor: {
        keep(picture.bytes())
      }
    }
  }
}
