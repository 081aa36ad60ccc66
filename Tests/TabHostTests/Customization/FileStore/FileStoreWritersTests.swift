import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Several processes with one file.
@Suite(.ownThread) struct FileStoreWritersTests {
  @Test func `eight concurrent writers and a reader leave one complete file`() throws {
    let folder = try StoreFolder(isFast: true)
    let (saves, loads) = (Soak.count(100, full: 500), Soak.count(2_000, full: 10_000))
    try folder.save(1)
    let writers = try (1...8).map {
      try StoreWriterProcess(folder.path, "save", $0 * saves, saves)
    }
    let reader = try StoreWriterProcess(folder.path, "load", loads)
    for (index, writer) in writers.enumerated() {
      let first = (index + 1) * saves
      #expect(try writer.finish() == (first..<(first + saves)).map(String.init))
    }
    #expect(try reader.finish() == ["\(loads) whole"])
    let last = try #require(try folder.load())
    #expect(last % saves == saves - 1)
    #expect(folder.names == ["host.json"])
  }
}
