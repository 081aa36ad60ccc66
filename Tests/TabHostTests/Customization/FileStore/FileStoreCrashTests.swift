import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Killed writers.
@Suite(.ownThread) struct FileStoreCrashTests {
  /// A full run kills a thousand writers.
  @Test(arguments: Soak.seeds(1...4, more: 46))
  func `after every kill, the last or the started customization is stored`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try StoreFolder()
    var last = 0
    var temporaryFiles = 0
    for _ in 1...20 {
      let writer = try StoreWriterProcess(folder.path, "save", last + 1, 1_000_000)
      let first = writer.readFirstLine()
      // A save takes some hundred microseconds, so the delays end in all parts of the next ten
      // saves.
      usleep(UInt32.random(in: 0...3000, using: &random))
      writer.kill()
      let acknowledged = Int(try writer.finish().last ?? first) ?? -1
      if folder.names.contains("host.json.tmp") { temporaryFiles += 1 }
      let loaded = try #require(try folder.load(), "seed \(seed)")
      #expect((acknowledged...(acknowledged + 1)).contains(loaded), "seed \(seed)")
      #expect(acknowledged > last, "seed \(seed)")
      #expect(folder.names == ["host.json"], "seed \(seed)")
      last = loaded
    }
    print("Kills: seed \(seed), \(last) saves, \(temporaryFiles) of 20 within a write")
  }
}
