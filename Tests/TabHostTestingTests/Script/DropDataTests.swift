import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The data of the commands `drop` and `hover`.
@MainActor struct DropDataTests {
  /// Accepts every drop, and lists its items: the name of each and the data of its types as text.
  @MainActor private final class Drops {
    var items: [String] = []
    private(set) lazy var delegate = AcceptingDelegate { [unowned self] in append($0) }

    private func append(_ providers: [ItemProvider]) {
      for provider in providers {
        var texts = [provider.suggestedName].compactMap(\.self)
        for type in provider.registeredTypeIdentifiers {
          provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            texts.append("\(type)=\(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")")
          }
        }
        items.append(texts.joined(separator: " "))
      }
    }
  }

  private let host = TabHostController()
  private let drops = Drops()

  init() {
    host.delegate = drops.delegate
    host.tabs = [TabItem(title: "A", identifier: "a") { _ in ViewController() }]
    host.appear()
  }

  private func run(_ script: String, name: String = "s") throws {
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: script, name: name))
  }

  @Test(arguments: [
    ("drop photo on a", ["photo="]),
    (#"drop photo "" on a"#, ["photo="]),
    (#"drop photo "Dunes" on a"#, ["photo=Dunes"]),
    (#"drop photo "\"Low\" Tide\n\u{e9}" on a move"#, ["photo=\"Low\" Tide\n\u{E9}"]),
    (#"drop photo "x" x2 on a"#, ["photo=x", "photo=x"]),
    (#"drop photo "x" "y" x2 on a"#, ["photo=x", "photo=y"]),
    (#"drop png,text "x" on a"#, ["png=x text=x"]),
    (#"drop png,text "x" "y" x2 on a"#, ["png=x text=y", "png=x text=y"]),
    (#"drop png,text "x" "y" "v" "w" x2 on a"#, ["png=x text=y", "png=v text=w"]),
    (
      #"drop public.file-url "file:///tmp/a%20b.txt" on a"#,
      ["a b.txt public.file-url=file:///tmp/a%20b.txt"]
    ),
  ])
  func `a drop hands over the data of the script`(script: String, items: [String]) throws {
    try run(script)
    expectEqual(drops.items, items)
  }

  @Test func `the path of a file is relative to the folder of the script`() throws {
    let folder = try TemporaryFolder()
    try folder.write("pixels", to: "a photo.png")
    try run(#"drop png file "a photo.png" on a"#, name: folder.path("steps.txt"))
    try run(#"drop png,text file "a photo.png" "A" on a"#, name: folder.path("steps.txt"))
    try run(#"drop png file "\#(folder.path("a photo.png"))" on a"#)
    expectEqual(
      drops.items,
      ["a photo.png png=pixels", "a photo.png png=pixels text=A", "a photo.png png=pixels"]
    )
  }

  @Test func `a file that can't be read is an error with the place of its path`() throws {
    let folder = try TemporaryFolder()
    let script = folder.path("steps.txt")
    let error = #expect(throws: ScriptError.self) {
      try run("drop png on a\ndrop png file none.png on a", name: script)
    }
    expectEqual(
      error?.description,
      "\(script):2:15: \"none.png\" can't be read: No such file or directory"
    )
    expectEqual(error?.exitStatus, 1)
    expectEqual(drops.items, ["png="])
    let directory = #expect(throws: ScriptError.self) {
      try run("drop png file . on a", name: script)
    }
    expectEqual(directory?.message, #""." can't be read: Is a directory"#)
  }

  @Test func `a case finds a file beside the file of cases`() throws {
    let folder = try TemporaryFolder()
    try folder.write("pixels", to: "a.png")
    let text = """
      host: {"tabs":["a"],"answers":{"drop":{"a":"copy"}}}
      ## a file is dropped
      > drop png file a.png on a
        operationForAcceptingItemsFrom(a, types: [png]) -> copy
        acceptItemsFrom(a, types: [png])
      > drop png file b.png on a
      = error: "b.png" can't be read: No such file or directory
      """
    let file = try CaseFile(parsing: text, path: folder.path("a.cases"))
    try CaseRunner().verify(file.cases[0])
  }

  @Test func `a test that is printed looks for the file beside itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("pixels", to: "a.png")
    let app = RecordedHost(try HostDescription(json: #"{"tabs":["a"]}"#).makeHost())
    let test = try #require(ScriptTest(named: "session", of: .init(setup: [])))
    let source = try test.source(
      running: HostScript(parsing: "drop png file a.png on a", name: folder.path("s.txt")),
      on: app
    )
    let line = #"try runner.run(HostScript(parsing: "drop png file a.png on a", name: #filePath))"#
    expect(source.contains(line), "\(source)")
  }

  @Test func `a hover has data, several items and an action as its target`() throws {
    let described = try HostDescription(
      json: #"""
        {"tabs":["a",{"id":"g","children":["c"],"actions":[{"id":"new","title":"New"}]}],
         "answers":{"dropOnAction":{"g/new":"move"}}}
        """#
    ).makeHost()
    let lines = try described.run(
      "hover png \"x\" x2 on action g new 600 move\ndrop png \"x\" x2 on action g new move"
    )
    let operation =
      "  sidebarActionOperationForAcceptingItemsFrom(new, group: g, types: [png, png]) -> move"
    expectEqual(
      lines.filter { $0.contains("png") },
      [
        "> hover png \"x\" x2 on action g new 600 move", operation,
        "> drop png \"x\" x2 on action g new move", operation,
        "  sidebarActionAcceptItemsFrom(new, group: g, types: [png, png])",
      ]
    )
  }
}
