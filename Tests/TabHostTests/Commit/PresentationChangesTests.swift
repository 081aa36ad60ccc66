import Testing

@testable import TabHost

struct PresentationChangesTests {
  @Test("the union of changes contains every change")
  func unionIsComplete() {
    var all = PresentationChanges()
    all.bar = true
    all.sidebar = true
    all.selection = true
    all.content = true
    all.layout = true
    all.navigationBar = true
    all.overlays = true
    all.tabs = ["a"]
    all.actions = ["b"]
    all.barButtons = [ObjectIdentifier(Self.self)]
    // A property that is not set above would be missing in the expectation.
    let properties = zip(
      Mirror(reflecting: all).children,
      Mirror(reflecting: PresentationChanges()).children
    )
    for (set, unset) in properties {
      #expect("\(set.value)" != "\(unset.value)", "\(set.label ?? "")")
    }
    var union = PresentationChanges()
    union.formUnion(all)
    #expect(union == all)
    all.formUnion(PresentationChanges())
    #expect(union == all)
  }
}
