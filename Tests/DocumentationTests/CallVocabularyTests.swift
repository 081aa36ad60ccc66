import TabHost
import TabHostTesting
import Testing

@Suite("Words for calls") struct CallVocabularyTests {
  @Test(arguments: [
    (DelegateCall.should("b", false), #".should("b", false)"#),
    (.did("b", "a"), #".did("b", "a")"#),
    (.did("b", "a", .program), #".did("b", "a", .program)"#),
    (.shown("g", ["g"], answer: []), #".shown("g", ["g"], answer: [])"#),
    (.sidebarWill(hidden: true), ".sidebarWill(hidden: true)"),
    (.available(true), ".available(true)"),
  ])
  func `the article tells how a call is printed and how it is written`(
    call: DelegateCall,
    written: String
  ) throws {
    let catalog = "Sources/TabHostTesting/TabHostTesting.docc"
    let article = try PackageFiles.text("\(catalog)/TestingYourNavigation.md")
    #expect(article.contains("| `\(call)` | `\(written)` |"))
  }
}
