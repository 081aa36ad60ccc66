import Foundation
import TabHostTestSupport
import Testing

/// Delegates and data sources, which their owners do not retain.
@Suite(.ownThread) struct WeakDelegateTests {
  @Test func `all properties for delegates and data sources are declared weak, as in UIKit`() throws
  {
    let modules = ["TabHost", "TabHostTerminal", "TabHostViewStandIns"]
    let delegates = try modules.map { try PublicSymbols(module: $0).delegates }
    let names = Set(delegates.flatMap(\.keys))
    #expect(names.isSuperset(of: ["TabHostController.delegate", "UITableView.dataSource"]))
    let strong = delegates.flatMap { $0.filter { !$0.value }.keys }
    // UIKit retains the delegate of an animation.
    #expect(strong == ["CAAnimation.delegate"])
  }

  /// Assignments of objects that nothing else retains.
  private static let assignments = [
    "TabHostController().delegate = Delegate()",
    "TabHostController().sidebar.delegate = Delegate()",
    "NavigationController().delegate = Delegate()",
    "SplitController().delegate = Delegate()",
    "SearchController().delegate = Delegate()",
    "SearchController().searchResultsUpdater = Delegate()",
    "SearchController().searchBar.delegate = Delegate()",
    "ViewController().presentationController?.delegate = Delegate()",
    "ViewController().transitioningDelegate = Delegate()",
    "UITableView().delegate = Delegate()",
    "UITextField().delegate = Delegate()",
  ]

  @Test func `the compiler warns of a delegate that nothing retains`() throws {
    let folder = try TemporaryFolder()
    let lines = [
      "import TabHost; import TabHostViewStandIns",
      """
      final class Delegate: TabHostControllerDelegate, TabHostController.Sidebar.Delegate, \
      NavigationControllerDelegate, SplitControllerDelegate, SearchControllerDelegate, \
      SearchResultsUpdating, SearchBarDelegate, AdaptivePresentationControllerDelegate, \
      UIViewControllerTransitioningDelegate, UITableViewDelegate, UITextFieldDelegate \
      { func updateSearchResults(for searchController: SearchController) {} }
      """,
      "@MainActor func assign() {",
    ]
    try folder.write((lines + Self.assignments + ["}"]).joined(separator: "\n"), to: "App.swift")
    let process = try FinishedProcess.run(
      command: [
        "swift", "-frontend", "-typecheck", "-swift-version", "6", "-parse-as-library",
        "-I", try BuiltProducts.folder(ofModule: "TabHostViewStandIns").path,
        "-target", try SwiftTool.target.get(),
        "-module-cache-path", try PublicSymbols.moduleCache(of: "TabHostViewStandIns").path,
        folder.path("App.swift"),
      ]
    )
    #expect(process.status == 0, "\(process.errors)")
    let warned = process.errors.matches(
      of: /App\.swift:(\d+):\d+: warning: instance will be immediately deallocated/
    ).compactMap { Int($0.1) }
    let first = lines.count + 1
    #expect(warned == Array(first..<first + Self.assignments.count), "\(process.errors)")
  }
}
