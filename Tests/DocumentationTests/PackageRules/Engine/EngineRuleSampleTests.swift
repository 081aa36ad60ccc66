import Testing

/// Tests of the engine rules with samples of code that violate them and that do not.
struct EngineRuleSampleTests {
  private func code(_ text: String, file: String = "a.swift") -> SwiftCode {
    SwiftCode(text, file: file)
  }

  // MARK: - Parsing code

  @Test func `comments are skipped and strings are single tokens`() {
    let text = #"""
      let a = "b \(c("d")) // e" // f
      /* g /* h */ i */ let j = #"k "l""# + """
        m
        """
      n
      """#
    let tokens = SwiftToken.tokens(of: text)
    let words = ["let", "a", "=", "\"\"", "let", "j", "=", "\"\"", "+", "\"\"", "n"]
    #expect(tokens.map(\.text) == words)
    #expect(tokens.last?.line == 5)
  }

  @Test func `only stored instance properties are found`() {
    let sample = code(
      """
      public final class Host {
        public private(set) var stored: [String: Int] = [:]
        let fixed: Int
        static var shared = 1
        lazy var late: Int = { 2 }()
        var observed = 0 {
          didSet { let inner = 3 }
        }
        var computed: Int { var local = 4; return local }
        var settable: Int {
          get { 5 }
          set { stored = [:] }
        }
        weak var other: (any Sendable)?
        struct Inner { var isNested = false }
      }
      """
    )
    let properties = sample.properties.map { "\($0.type).\($0.name)" }
    let expected = [
      "Host.stored", "Host.fixed", "Host.late", "Host.observed", "Host.other",
      "Host.Inner.isNested",
    ]
    #expect(properties == expected)
    #expect(sample.properties.filter(\.isBoolean).map(\.name) == ["isNested"])
    #expect(EngineRules.storedProperties(of: "Host", in: [sample]) == 5)
  }

  // MARK: - Writes of properties

  private static let declarations = """
    class TabItem {
      var title = ""
      var order: [Int] = []
      var rank = 0
      init(title: String) { self.title = title }
    }
    class TabGroupItem: TabItem {}
    struct Menu { var title = "" }
    """

  /// Returns the files that write a property, of `a.swift` with the declarations and `b.swift`.
  private func writers(_ name: String, _ text: String) -> Set<String> {
    let files = [code(Self.declarations), code(text, file: "b.swift")]
    return PropertyWrites(files, of: EngineRules.tabs).filesByName[name] ?? []
  }

  @Test(arguments: [
    "extension TabItem { func f() { rank = 1 } }",
    "extension TabItem { func f() { self.rank += 1 } }",
    "extension TabGroupItem { var g: Int { get { 1 } set { rank = newValue } } }",
    "func f(x: TabItem) { x.rank = 1 }", "func f() { make()?.rank = 1 }",
    "func f(x: TabItem) { change(&x.rank) }", "func f(x: TabItem) { (x.rank, y) = (1, 2) }",
    "func f() { all.forEach { $0.rank -= 1 } }",
  ])
  func `assignments of every form are writes`(text: String) {
    #expect(writers("rank", text) == ["b.swift"])
  }

  @Test(arguments: [
    "extension TabItem { func f() { order.append(1) } }",
    "func f(x: TabItem) { x.order.removeAll { $0 > 1 } }",
    "func f(x: TabItem) { x.order[2] = 1 }", "func f(x: TabItem) { x.order[f(1)] += 1 }",
    "func f(x: TabItem) { swap(&x.order, with: 1) }",
  ])
  func `calls of mutating methods are writes`(text: String) {
    #expect(writers("order", text) == ["b.swift"])
  }

  @Test(arguments: [
    "extension TabItem { func f() -> Bool { rank == 1 } }",
    "extension TabItem { func f() { let rank = 1; use(rank) } }",
    "extension TabItem { func f() { var rank = 1; rank = 2 } }",
    "extension TabItem { func f(rank: inout Int) { rank = 2 } }",
    "struct Other { func f() { rank = 2 } }", "// tab.rank = 1", "let text = \"tab.rank = 1\"",
    "func f(x: TabItem) { use(x.rank & y) }", "func f(x: TabItem) { x.rank.description.append(1) }",
  ])
  func `reads, and writes of other declarations with the same name, are not writes`(text: String) {
    #expect(writers("rank", text) == [])
  }

  @Test func `an ambiguous name counts only for listed receivers`() {
    #expect(writers("title", "func f() { menu.title = \"\" }") == ["a.swift"])
    #expect(writers("title", "func f() { tab.title = \"\" }") == ["a.swift", "b.swift"])
    #expect(writers("title", "extension Menu { func f() { self.title = \"\" } }") == ["a.swift"])
  }

  @Test func `a property that two files write is listed with both`() {
    let files = [
      code(Self.declarations), code("func f() { tab.title = \"\" }", file: "b.swift"),
      code("func f() { tab.rank = 1 }", file: "c.swift"),
    ]
    let scattered = PropertyWrites(files, of: EngineRules.tabs).scattered
    #expect(scattered == ["title: a.swift, b.swift"])
  }

  // MARK: - Flags, comments, calls and references

  @Test func `flags are Boolean variables named like operations in progress`() {
    let sample = code(
      """
      struct State {
        var isUpdating = false
        private var isLayingOut: Bool
        var isHidden = false
        var isChanging: Bool { depth > 0 }
        var isTelling = 0
        let isSaving = true
      }
      """
    )
    #expect(EngineRules.flags(in: [sample]) == ["State.isLayingOut", "State.isUpdating"])
  }

  @Test func `comments that refer to what another member reads are found`() {
    let lines = [
      "/// What ``bar`` reads.", "/// What ``bar`` shows.", "  /// What ``a`` reads, once.",
    ]
    #expect(EngineRules.duplicates(in: lines, of: "a.swift") == ["a.swift:1", "a.swift:3"])
  }

  @Test(arguments: [
    "host.delegate?.tabHostController(host)", "delegate.navigationController(self)",
    "sidebarDelegate?.sidebar(1)", "delegate?\n  .tabHostControllerWillBeginEditing(host)",
    "searchTextHandler?(text)", "if let handler = diagnosticHandler { handler(1) }",
    "host.frameProvider?.frame(of: tab)", "submitHandler?(text)",
    "if let handler = editingChangedHandler { handler(field) }",
    "manager.delegate?.presentationControllerWillDismiss(manager)",
  ])
  func `calls to the app outside the notifier are found`(text: String) {
    #expect(EngineRules.appCalls(in: [code(text)]).count == 1)
    #expect(EngineRules.appCalls(in: [code(text, file: "x/AppCalls+A.swift")]) == [])
  }

  @Test(arguments: [
    "weak var delegate: (any TabHostControllerDelegate)?", "self.delegate = delegate",
    "var searchTextHandler: ((String) -> Void)?", "handlers.searchTextHandler = newValue",
    "host.delegate?.description.count", "sidebar.host.update()",
  ])
  func `other uses of delegates and handlers are not calls to the app`(text: String) {
    #expect(EngineRules.appCalls(in: [code(text)]) == [])
  }

  @Test func `weak references to tabs and hosts are found`() {
    let sample = code(
      """
      final class Page {
        weak var tab: TabItem?
        private weak var host: TabHostController?
        weak var delegate: (any TabHostController.Sidebar.Delegate)?
        weak var page: Page?
        var group: TabGroupItem?
      }
      """
    )
    #expect(EngineRules.weakReferences(in: [sample]) == ["Page.host", "Page.tab"])
  }

  @Test func `unchecked references are found`() {
    let files = [
      code("struct A { unowned(unsafe) var tab: TabItem }"),
      code("let a: Unmanaged<TabItem>", file: "b.swift"),
      code("unowned let tab: TabItem // unowned(unsafe)", file: "c.swift"),
    ]
    #expect(EngineRules.uncheckedReferences(in: files) == ["a.swift", "b.swift"])
  }

  @Test func `short files are found`() {
    #expect(EngineRules.shortFiles(["a": 24, "b": 25], below: 25) == ["a"])
  }
}
