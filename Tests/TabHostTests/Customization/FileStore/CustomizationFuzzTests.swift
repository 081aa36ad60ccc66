import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Fuzzed customization files.
@Suite(.ownThread) struct CustomizationFuzzTests {
  private static let valid = CustomizationRecord.bytes(
    of: CustomizationRecordTests.version1,
    identifier: "host"
  )

  /// Files with one kind of damage each.
  private static let troubles: [String: [UInt8]] = {
    let text = String(decoding: valid, as: UTF8.self)
    let record = #"{"version":1,"identifier":"host","customization":"#
    let deep = String(repeating: #"{"customization":"#, count: 10_000)
    return [
      "empty": [],
      "zeros": [UInt8](repeating: 0, count: 512),
      "zero behind": valid + [0],
      "two": valid + valid,
      "invalid UTF-8": Array(#"{"version":1,"identifier":""#.utf8) + [0xFF, 0xC0, 0xAF] + valid,
      "half a UTF-16": [0xFF, 0xFE] + Array(text.utf8),
      "deep arrays": [UInt8](repeating: UInt8(ascii: "["), count: 10_000),
      "deep closed arrays": Array(
        (record + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
          + "}").utf8
      ),
      "deep objects": Array(deep.utf8),
      "huge version": Array(#"{"version":1e400,"identifier":"host","customization":{}}"#.utf8),
      "long version": Array("{\"version\":\(String(repeating: "9", count: 100_000))}".utf8),
      "lone surrogate": Array((record + #"{"rootOrder":["\ud800"]}}"#).utf8),
      "mistaken keys": Array((record + #"{"tabs":[],"groups":{}}}"#).utf8),
    ]
  }()

  private static func contents(_ bytes: [UInt8]) -> StoredContents<TabCustomization> {
    CustomizationRecord.contents(of: bytes, identifier: "host")
  }

  @Test(arguments: troubles.keys.sorted())
  func `a damaged file is reported and set aside once`(name: String) throws {
    let folder = try StoreFolder(isFast: true)
    let bytes = try #require(Self.troubles[name])
    try folder.write(bytes)
    expectEqual(storeError { _ = try folder.load() }?.kind, .damaged)
    try expect(folder.load() == nil)
    expectEqual(folder.names, ["host.json.damaged"])
    try expectEqual(
      Array(Data(contentsOf: URL(filePath: folder.path + "/host.json.damaged"))),
      bytes
    )
  }

  @Test func `every truncation of a file is damaged, except one without its last line break`() {
    let whole = Self.valid.indices.filter { Self.contents(Array(Self.valid[..<$0])).isWhole }
    expectEqual(whole, [Self.valid.count - 1])
  }

  @Test func `files with a byte order mark and files in UTF-16 are read`() {
    let marked = [0xEF, 0xBB, 0xBF] + Self.valid
    let wide: [UInt8] = [0xFF, 0xFE] + Self.valid.flatMap { [$0, 0] as [UInt8] }
    expectEqual(Self.contents(marked), .value(CustomizationRecordTests.version1))
    expectEqual(Self.contents(wide), .value(CustomizationRecordTests.version1))
  }

  @Test func `one of the values of a duplicate key is read`() {
    let text = #"{"version":2,"version":1,"identifier":"host","customization":{}}"#
    let read = Self.contents(Array(text.utf8))
    expect([.value(TabCustomization()), .newer(version: 2)].contains(read))
  }

  @Test func `a file of 50 megabytes is set aside without being read`() throws {
    let folder = try StoreFolder()
    try folder.write([])
    let file = try FileHandle(forWritingTo: URL(filePath: folder.path + "/host.json"))
    try file.truncate(atOffset: 50_000_000)
    try file.close()
    let fileSystem = FaultyFileSystem()
    let error = storeError { _ = try folder.customizations(fileSystem).load(identifier: "host") }
    expectEqual(error?.kind, .damaged)
    expectEqual(fileSystem.bytesRead, 0)
    expectEqual(folder.names, ["host.json.damaged"])
  }

  @Test(arguments: Soak.seeds(1...2, more: 18))
  func `the customization read from a mutated file survives a save`(seed: UInt64) {
    let troubles = Self.troubles.sorted { $0.key < $1.key }.map(\.value).filter { $0.count < 4096 }
    let seeds = Array(repeating: Self.valid, count: 8) + troubles
    var mutator = CustomizationMutator(seed: seed, seeds: seeds)
    var whole = 0
    for number in 0..<2_000 {
      guard case .value(let read) = Self.contents(mutator.next()) else { continue }
      whole += 1
      let bytes = CustomizationRecord.bytes(of: read, identifier: "host")
      expectEqual(Self.contents(bytes), .value(read), "seed \(seed), mutant \(number)")
    }
    print("Mutants: seed \(seed), \(whole) of 2000 whole")
    expect((20..<1980).contains(whole))
  }

  @Test(arguments: Soak.seeds(3...3, more: 9))
  func `a mutated file is loaded, kept or set aside according to its contents`(seed: UInt64) throws
  {
    var mutator = CustomizationMutator(seed: seed, seeds: [Self.valid])
    for number in 0..<400 {
      let bytes = mutator.next()
      let folder = try StoreFolder(isFast: true)
      try folder.write(bytes)
      var loaded: TabCustomization?
      let error = storeError { loaded = try folder.customizations().load(identifier: "host") }
      let label = "seed \(seed), mutant \(number)"
      switch Self.contents(bytes) {
      case .value(let read):
        expect(loaded == read && error == nil, label)
        expectEqual(folder.names, ["host.json"], label)
      case .newer(let version):
        expectEqual(error?.kind, .newerVersion(version), label)
        expectEqual(folder.names, ["host.json"], label)
      case .damaged, .missing:
        expectEqual(error?.kind, .damaged, label)
        expectEqual(folder.names, ["host.json.damaged"], label)
        try expect(folder.load() == nil, label)
      }
    }
  }

  /// The worst cases found: as many of the smallest elements as fit.
  @Test(arguments: ["tabs", "rootOrder", "x"])
  func `large files take a bounded amount of memory`(key: String) throws {
    let size = Soak.count(CustomizationRecord.sizeLimit / 8, full: CustomizationRecord.sizeLimit)
    let folder = try StoreFolder(isFast: true)
    let (open, close) = key == "tabs" ? ("{", "}") : ("[", "]")
    let start = #"{"version":1,"identifier":"host","customization":{"\#(key)":"# + open
    let end = Self.smallest(0, of: key) + close + "}}"
    let elements = Self.smallest(of: key, bytes: size - 100)
    let text = start + elements + end
    try folder.write(text)
    let lines = try StoreWriterProcess(folder.path, "memory").finish()
    expectEqual(lines.first, "another")
    let kibibytes = try #require(lines.last.flatMap { Int($0) })
    print("Memory: \(key), \(kibibytes) KiB for \(text.utf8.count >> 10) KiB")
    expect(kibibytes < 64 * CustomizationRecord.sizeLimit >> 10)
  }

  /// Returns as many of the shortest elements that are valid below a key as fit into a number of
  /// bytes.
  private static func smallest(of key: String, bytes: Int) -> String {
    let first = smallest(1, of: key) + ","
    guard key == "tabs" else {
      return String(repeating: first, count: bytes / first.utf8.count)
    }
    return (1..<(bytes / 10)).map { smallest($0, of: key) + "," }.joined()
  }

  /// Returns the shortest element that is valid below a key and can be repeated.
  private static func smallest(_ number: Int, of key: String) -> String {
    switch key {
    case "tabs": "\"\(String(number, radix: 36))\":{}"
    case "rootOrder": "\"\""
    default: "1"
    }
  }
}

extension StoredContents<TabCustomization> {
  fileprivate var isWhole: Bool {
    if case .value = self { true } else { false }
  }
}
