import PortingTool
import TabHostTestSupport
import Testing

/// What to write instead, under the errors of the compiler.
struct ExplainedLogTests {
  private func explain(_ log: String) -> PortingCommand.Outcome {
    PortingCommand(arguments: ["--explain"]) { log }.run()
  }

  /// Returns the note under an error.
  private func note(_ error: String) -> String? {
    let lines = explain("/App/Page.swift:2:10: error: \(error)").output
    return lines.count < 2 ? nil : lines[1].replacing("/App/Page.swift:2:10: note: ", with: "")
  }

  @Test func `a note is under the first error that it is about, and missing names are counted`() {
    let outcome = explain(
      """
      [1/3] Compiling Shop Map.swift
      /App/Map.swift:5:25: error: cannot find 'MKMapView' in scope
       5 |   let map = MKMapView()
      /App/Map.swift:9:8: warning: variable 'a' was never used
      /App/Map.swift:7:1: error: cannot find 'MKMapView' in scope
      /App/Map.swift:8:1: error: cannot find type 'ShopKit' in scope
      /App/Map.swift:8:9: error: value of type 'UILabel' has no member 'wobble'
      [2/3] Emitting module Shop
      /App/Map.swift:5:25: error: cannot find 'MKMapView' in scope
       5 |   let map = MKMapView()
      error: fatalError
      """
    )
    expectEqual(
      outcome.output.joined(separator: "\n"),
      """
      [1/3] Compiling Shop Map.swift
      /App/Map.swift:5:25: error: cannot find 'MKMapView' in scope
      /App/Map.swift:5:25: note: MKMapView is of MapKit, which only Apple's platforms have; leave the \
      file out, or declare in StandIns.swift what the code uses of it
       5 |   let map = MKMapView()
      /App/Map.swift:9:8: warning: variable 'a' was never used
      /App/Map.swift:7:1: error: cannot find 'MKMapView' in scope
      /App/Map.swift:8:1: error: cannot find type 'ShopKit' in scope
      /App/Map.swift:8:1: note: if a file of the app declares ShopKit, list the file in \
      UIKitSources.txt; if Xcode or a package does, declare it in StandIns.swift
      /App/Map.swift:8:9: error: value of type 'UILabel' has no member 'wobble'
      /App/Map.swift:8:9: note: declare wobble in StandIns.swift, in an extension of UILabel
      [2/3] Emitting module Shop
      error: fatalError

      Missing names, with the number of their errors:
        MKMapView 2
        ShopKit 1
        UILabel.wobble 1
      """
    )
    expectEqual(outcome.status, 1)
  }

  @Test func `a log without errors stays as it is`() {
    let outcome = explain("Build complete!\n")
    expectEqual(outcome.output, ["Build complete!", ""])
    expectEqual(outcome.status, 0)
  }

  @Test(
    arguments: [
      (
        "value of type 'NavigationItem' has no member 'customizationIdentifier'",
        "customizationIdentifier: the user can't rearrange bar buttons; leave it out"
      ),
      (
        "value of type 'UILabel?' (aka 'Optional<UILabel>') has no member 'wobble'",
        "declare wobble in StandIns.swift, in an extension of UILabel"
      ),
      (
        "type 'Color' has no member 'brand'",
        "declare brand in StandIns.swift, in an extension of Color"
      ),
      (
        "cannot find 'customizableViewControllers' in scope",
        "customizableViewControllers: obsolete; use placements and TabItem.allowsHiding"
      ),
      (
        "cannot find 'UILabel' in scope", "import TabHostViewStandIns, which declares UILabel"
      ),
      ("value of type 'Film' has no member 'length'", nil),
      (
        "cannot find 'adjustedContentInset' in scope",
        "if adjustedContentInset is a member of a view or a controller, declare it in StandIns.swift in "
          + "an extension of the class"
      ),
      (
        "no such module 'Kingfisher'",
        "add a target of this name that declares what the app uses of it, or the package itself if it "
          + "builds here"
      ),
      (
        "'nil' requires a contextual type",
        "follows from another error in this statement; resolve that one first"
      ),
      ("expected expression", nil),
      ("unknown attribute 'Observable'", "import Observation, which SwiftUI exports"),
      (
        "cannot find type 'Selector' in scope",
        "Selector is of Objective-C, which only Apple's platforms have; leave the file out, or declare "
          + "in StandIns.swift what the code uses of it"
      ),
      (
        "cannot find type 'SelectorList' in scope",
        "if a file of the app declares SelectorList, list the file in UIKitSources.txt; if Xcode or a "
          + "package does, declare it in StandIns.swift"
      ),
      (
        "argument type 'NavigationItem' does not conform to expected type 'NSCopying'",
        "NavigationItem is no object of Objective-C here; declare the conformance in StandIns.swift"
      ),
      ("type 'Film' does not conform to protocol 'Titled'", nil),
    ]
  )
  func `an error has a note if the tool knows what to write`(error: String, expected: String?) {
    expectEqual(note(error), expected)
  }

  @Test func `other arguments are an error`() {
    let outcome = PortingCommand(arguments: ["--explain", "App"]).run()
    expectEqual(outcome.errors.first, "--explain has no other arguments; it reads standard input")
    expectEqual(outcome.status, 2)
  }
}
