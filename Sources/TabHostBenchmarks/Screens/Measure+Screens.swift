import TabHost
import TabHostTerminal

extension Measure {
  /// The bytes that a change writes, from frame to frame.
  static var changedBytes: [Measure] {
    Scene.all.map { scene in
      Measure(name: "bytes: \(scene.name)", unit: .bytes, sizes: [100, 10_000]) { tabs in
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
      Measure(name: "time: \(scene.name)", unit: .nanoseconds, sizes: sizes) { tabs in
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

  private static let sizes = [10, 1_000, 100_000]

  /// One frame, painted and written whole.
  private static var wholeFrame: Measure {
    Measure(name: "time: whole frame", unit: .nanoseconds, sizes: sizes) { tabs in
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

/// Something that the compiler must not leave out, as nobody looks at it.
@inline(never) private func keep(_ bytes: [UInt8]) {}
