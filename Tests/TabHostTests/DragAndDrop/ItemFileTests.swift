import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Items from files.
@MainActor struct ItemFileTests {
  /// A folder that exists while the closure runs.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ItemFileTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func load(_ provider: ItemProvider, _ type: String) -> String {
    var text = "no answer"
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
      text = data.map { String(decoding: $0, as: UTF8.self) } ?? "error \(error != nil)"
    }
    return text
  }

  @Test func `a file has the type of its extension and its name, and is read when it is loaded`()
    throws
  {
    try inFolder { folder in
      let file = folder.appendingPathComponent("Photo.JPG")
      try Data("before".utf8).write(to: file)
      let provider = try #require(ItemProvider(contentsOf: file))
      expectEqual(provider.registeredTypeIdentifiers, ["public.jpeg"])
      expectEqual(provider.suggestedName, "Photo.JPG")
      try Data("after".utf8).write(to: file)
      expectEqual(load(provider, "public.image"), "after")
      try FileManager.default.removeItem(at: file)
      expectEqual(load(provider, "public.image"), "error true")
      let unknown = folder.appendingPathComponent("data.xyz")
      try Data().write(to: unknown)
      expectEqual(ItemProvider(contentsOf: unknown)?.registeredTypeIdentifiers, ["public.data"])
      expect(ItemProvider(contentsOf: folder) == nil)
      expect(ItemProvider(contentsOf: file) == nil)
      expect(
        URL(string: "https://example.com/a.txt").flatMap(ItemProvider.init(contentsOf:)) == nil
      )
    }
  }

  @Test func `the file of a registered handler is read, and its error is passed on`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.txt")
      try Data("text".utf8).write(to: file)
      let provider = ItemProvider()
      provider.registerFileRepresentation(forTypeIdentifier: "public.text") {
        $0(file, false, nil)
        return nil
      }
      provider.registerFileRepresentation(
        forTypeIdentifier: "public.png",
        fileOptions: .openInPlace,
        visibility: .ownProcess
      ) {
        $0(nil, false, ItemProviderError.cancelled)
        return nil
      }
      expectEqual(load(provider, "public.text"), "text")
      expectEqual(load(provider, "public.png"), "error true")
    }
  }

  @Test(arguments: [
    ("Note", "Note.txt"), ("Note.md", "Note.md"), (nil, "item.txt"), ("", "item.txt"),
    ("..", "item.txt"), ("../../etc/passwd", "..-..-etc-passwd"),
  ])
  func `data is loaded into a file that exists during the call`(name: String?, expected: String) {
    let provider = ItemProvider(object: "words")
    provider.suggestedName = name
    var file: URL?
    var text: String?
    let progress = provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      file = url
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    expect(file?.lastPathComponent == expected && text == "words" && progress.isFinished)
    expectEqual(file.map { FileManager.default.fileExists(atPath: $0.path) }, false)
  }

  @Test func `a type without data is an error`() {
    var error: (any Error)?
    ItemProvider().loadFileRepresentation(forTypeIdentifier: "public.png") { error = $1 }
    expect(error as? ItemProviderError == .unknownType("public.png"))
  }
}
