import TabHost
import TabHostTestSupport
import Testing

/// Help and accessibility.
@MainActor struct AccessibilityTests {
  private let tab = TabItem(title: "Inbox", identifier: "inbox")

  @Test func `parity 26: the hint is the help text unless a hint is set`() {
    expect(tab.helpText == nil && tab.resolvedAccessibility.hint == nil)
    tab.helpText = "Shows what has come in"
    expectEqual(tab.resolvedAccessibility.hint, "Shows what has come in")
    expect(tab.accessibility.hint == nil)
    tab.accessibility.hint = "Opens the inbox"
    expectEqual(tab.resolvedAccessibility.hint, "Opens the inbox")
  }

  @Test func `parity 27: properties that are not set have defaults`() {
    expectEqual(tab.accessibility, TabAccessibility())
    expectEqual(tab.resolvedAccessibility, TabAccessibility(label: "Inbox", inputLabels: ["Inbox"]))
    tab.badge = .count(3)
    expectEqual(tab.resolvedAccessibility.value, "3")
    tab.title = "Post"
    expectEqual(tab.resolvedAccessibility.label, "Post")
  }

  @Test func `parity 27: set properties replace the defaults until they are nil`() {
    tab.badge = .count(3)
    let given = TabAccessibility(
      label: "Letters",
      value: "three new",
      hint: "Opens them",
      inputLabels: ["Letters", "Post"],
      identifier: "tab-inbox"
    )
    tab.accessibility = given
    expectEqual(tab.resolvedAccessibility, given)
    tab.accessibility.inputLabels = nil
    expectEqual(tab.resolvedAccessibility.inputLabels, ["Letters"])
    tab.accessibility.label = nil
    expectEqual(tab.resolvedAccessibility.label, "Inbox")
    expectEqual(tab.title, "Inbox")
  }

  @Test func `parity 27: both identifier properties share their storage`() {
    tab.accessibilityIdentifier = "one"
    expectEqual(tab.accessibility.identifier, "one")
    tab.accessibility.identifier = "two"
    expectEqual(tab.accessibilityIdentifier, "two")
    tab.accessibility = TabAccessibility()
    expect(tab.accessibilityIdentifier == nil)
  }

  @Test func `parity 27: changing help or accessibility invalidates only looks`() {
    let host = TabHostController.with(.pad, tab, .bare("b"))
    host.needsFrameHandler = {}
    tab.helpText = "Help"
    expectEqual(host.takeChanges(), .looks)
    tab.helpText = "Help"
    tab.accessibility = TabAccessibility()
    expect(host.takeChanges().isEmpty)
    tab.accessibility.label = "Letters"
    expectEqual(host.takeChanges(), .looks)
  }
}
