import Foundation
import Testing

@testable import StoreWriter
@testable import TabHost

@Suite("Several programs at one file") struct FileStoreWritersTests {
  @Test func `eight writers beside a reader leave a whole file, and nothing else`() throws {
    let folder = try TemporaryFolder(isFast: true)
    try folder.save(1)
    let writers = try (1...8).map {
      try StoreWriterProcess(folder.path, "save", $0 * 1000, 500)
    }
    let reader = try StoreWriterProcess(folder.path, "load", 10_000)
    for (index, writer) in writers.enumerated() {
      let first = (index + 1) * 1000
      #expect(try writer.finish() == (first..<(first + 500)).map(String.init))
    }
    #expect(try reader.finish() == ["10000 whole"])
    let last = try #require(try folder.load())
    #expect(last % 1000 == 499)
    #expect(folder.names == ["host.json"])
  }
}
