import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Stored customization of described hosts.
@MainActor struct DescribedCustomizationTests {
  private static let hidden = #""customization":{"tabs":{"a":{"sidebar":"hidden"}}}"#

  private func makeHost(
    _ json: String,
    _ store: InMemoryTabCustomizationStore
  ) throws -> DescribedHost {
    try HostDescription(json: json).makeHost(store: store)
  }

  @Test func `a customization without an identifier is applied and stored as that of the host`()
    throws
  {
    let store = InMemoryTabCustomizationStore()
    let described = try makeHost(#"{"tabs":["a","b"],\#(Self.hidden)}"#, store)
    expectEqual(described.knownTabs["a"]?.isHidden, true)
    expectEqual(described.log.calls, [.didSelect("b", previous: nil, origin: .program)])
    expectEqual(store.customizations, ["host": described.host.customization])
  }

  @Test func `a customization with an identifier is applied and stored`() throws {
    let store = InMemoryTabCustomizationStore()
    let json = #"{"tabs":["a","b"],"customizationIdentifier":"x",\#(Self.hidden)}"#
    let described = try makeHost(json, store)
    expectEqual(described.log.calls, [.didSelect("b", previous: nil, origin: .program)])
    expectEqual(store.customizations["x"], described.host.customization)
    expectEqual(described.host.customization[tab: "a"].sidebarVisibility, .hidden)
  }

  @Test func `a stored customization takes precedence, even if it is empty`() throws {
    let store = InMemoryTabCustomizationStore(["x": TabCustomization()])
    let json = #"{"tabs":["a","b"],"customizationIdentifier":"x",\#(Self.hidden)}"#
    try expectEqual(
      makeHost(json, store).log.calls,
      [.didSelect("a", previous: nil, origin: .program)]
    )
    expectEqual(store.customizations, ["x": TabCustomization()])
  }

  @Test func `a host without a described customization stores nothing`() throws {
    let store = InMemoryTabCustomizationStore()
    _ = try makeHost(#"{"tabs":["a","b"],"customizationIdentifier":"x"}"#, store)
    expect(store.customizations.isEmpty)
  }

  @Test func `two described hosts have separate stores by default`() throws {
    let json = #"""
      {"tabs":[{"id":"a","allowsHiding":true},{"id":"g","children":["b"]}],
       "customizationIdentifier":"x"}
      """#
    let script = try HostScript(parsing: "edit\nuncheck a\ndone")
    let first = try HostDescription(json: json).makeHost()
    try ScriptRunner(first) { _ in }.run(script)
    expectEqual(first.host.customization[tab: "a"].sidebarVisibility, .hidden)
    try expect(HostDescription(json: json).makeHost().host.customization.isEmpty)
  }

  @Test func `a failing store is reported once`() throws {
    final class Broken: TabCustomizationStore {
      struct Failure: Error {}
      func load(identifier: String) throws -> TabCustomization? { throw Failure() }
      func save(_ customization: TabCustomization, identifier: String) throws { throw Failure() }
    }
    let json = #"{"tabs":["a","b"],"customizationIdentifier":"x",\#(Self.hidden)}"#
    let described = try HostDescription(json: json).makeHost(store: Broken())
    expectEqual(described.log.diagnostics.map(\.name), ["unreadableCustomization"])
    expect(described.host.customization.isEmpty)
  }
}
