import TabHost

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Measure {
  /// What people have chosen: applied, encoded and saved.
  static var customizing: [Measure] {
    [
      applying("apply customization of 1,000", [1_000, 10_000, 100_000]) { min(1_000, $0) },
      applying("apply customization of N", [100, 1_000, 10_000, 100_000]) { $0 },
      encoding, saving,
    ]
  }

  /// Hides as many tabs as a customization names, and shows them again; the floor finds them in a
  /// dictionary.
  private static func applying(
    _ name: String,
    _ sizes: [Int],
    _ entries: @escaping (Int) -> Int
  ) -> Measure {
    Measure(name: name, sizes: sizes) { count in
      let pair = TreePair(tabs: count, .tens)
      // Without the selected one.
      let names = pair.tabs[1..<entries(count)].map(\.identifier)
      let choices = [TabCustomization(), .hiding(names)]
      let plainChoices = [PlainCustomization(), .hiding(names)]
      var (turn, floorTurn) = (0, 0)
      return try pair.timing(rounds: 4) {
        turn = 1 - turn
        pair.host.customization = choices[turn]
      } floor: {
        floorTurn = 1 - floorTurn
        pair.plain.apply(plainChoices[floorTurn], inPlaceOf: plainChoices[1 - floorTurn])
      }
    }
  }

  /// N tabs that a person has hidden become JSON; the floor appends the same to an array of bytes.
  private static var encoding: Measure {
    Measure(name: "encode customization of N") { count in
      let names = (0..<count).map { "tab-\($0)" }
      let customization = TabCustomization.hiding(names)
      let plain = PlainCustomization.hiding(names)
      let encoder = JSONEncoder()
      return .timing {
        keep(try? encoder.encode(customization))
      } floor: {
        keep(plain.json)
      }
    }
  }

  /// A thousand tabs that a person has hidden are saved by the standard store, on the clock; the
  /// floor writes, syncs and renames the same bytes, and syncs the folder.
  private static var saving: Measure {
    Measure(name: "save customization", sizes: [1_000]) { count in
      let folder = try ScratchFolder()
      let store = FileTabCustomizationStore(directory: folder.path)
      // Two that are as long as each other, in turn.
      let choices = [0, 1].map { first in
        TabCustomization.hiding((0..<count).map { "tab-\(1_000 + 2 * $0 + first)" })
      }
      try store.save(choices[0], identifier: "store")
      let bytes = try folder.bytes(of: "store.json")
      var turn = 0
      return .waiting(samples: 101) {
        turn = 1 - turn
        try store.save(choices[turn], identifier: "store")
      } floor: {
        try folder.replace("floor.json", with: bytes)
      }
    }
  }
}
