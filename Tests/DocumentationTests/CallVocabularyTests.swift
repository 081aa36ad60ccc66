import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Short forms of calls.
struct CallVocabularyTests {
  @Test(arguments: [
    (DelegateCall.shouldSelect("b", answer: false), #".shouldSelect("b", answer: false)"#),
    (.didSelect("b", previous: "a"), #".didSelect("b", previous: "a")"#),
    (
      .didSelect("b", previous: "a", origin: .program),
      #".didSelect("b", previous: "a", origin: .program)"#
    ),
    (
      .displayedViewControllers("g", proposed: ["g"], answer: []),
      #".displayedViewControllers("g", proposed: ["g"], answer: [])"#
    ),
    (.sidebarVisibilityWillChange(hidden: true), ".sidebarVisibilityWillChange(hidden: true)"),
    (
      .sidebarAvailabilityDidChange(available: true),
      ".sidebarAvailabilityDidChange(available: true)"
    ),
  ])
  func `the article lists a call with its description and its short form`(
    call: DelegateCall,
    written: String
  ) throws {
    let catalog = "Sources/TabHostTesting/TabHostTesting.docc"
    let article = try PackageFiles.text("\(catalog)/TestingYourNavigation.md")
    #expect(article.contains("| `\(call)` | `\(written)` |"))
  }
}
