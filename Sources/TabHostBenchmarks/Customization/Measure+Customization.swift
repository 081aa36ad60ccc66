import Foundation
import TabHost

extension Measure {
  /// Applying, encoding and saving a customization.
  static var customizing: [Measure] {
    [
      applying("apply customization of 1,000", [1_000, 10_000, 100_000]) { min(1_000, $0) },
      applying("apply customization of N", [100, 1_000, 10_000, 100_000], Target(ratio: 6)) { $0 },
      encoding, saving,
    ]
  }

  /// Applies a customization that hides tabs, and then one that shows them again.
  ///
  /// The floor looks up the tabs in a dictionary.
  private static func applying(
    _ name: String,
    _ sizes: [Int],
    _ target: Target = Target(),
    _ entries: @escaping (Int) -> Int
  ) -> Measure {
    Measure(name: name, sizes: sizes, target: target) { count in
      let pair = TreePair(tabs: count, .tens)
      // The selected tab stays visible.
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

  /// Encodes a customization in which the user has hidden N tabs.
  ///
  /// The floor appends the same JSON to an array of bytes.
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

  /// Saves a customization of N hidden tabs with the standard store, in wall-clock time.
  ///
  /// The floor writes, syncs and renames the same bytes, and syncs the folder.
  private static var saving: Measure {
    Measure(name: "save customization", sizes: [1_000, 10_000]) { count in
      let folder = try ScratchFolder(files: ["store.json", "floor.json"])
      let store = FileTabCustomizationStore(directory: folder.path)
      // The customizations alternate and have the same length.
      let choices = [0, 1].map { first in
        TabCustomization.hiding((0..<count).map { "tab-\(10_000 + 2 * $0 + first)" })
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
