import TabHost
import TabHostTesting
import Testing

@MainActor @Suite("What a described host has kept") struct DescribedCustomizationTests {
  private static let hidden = #""customization":{"tabs":{"a":{"sidebar":"hidden"}}}"#

  private func makeHost(
    _ json: String,
    _ store: InMemoryTabCustomizationStore
  ) throws -> DescribedHost {
    try HostDescription(json: json).makeHost(store: store)
  }

  @Test func `without an identifier it is applied and not stored`() throws {
    let store = InMemoryTabCustomizationStore()
    let described = try makeHost(#"{"tabs":["a","b"],\#(Self.hidden)}"#, store)
    #expect(described.knownTabs["a"]?.isHidden == true)
    #expect(described.log.calls == [.didSelect("b", previous: nil, origin: .program)])
    #expect(store.customizations.isEmpty)
  }

  @Test func `with an identifier it is what an earlier launch has left`() throws {
    let store = InMemoryTabCustomizationStore()
    let json = #"{"tabs":["a","b"],"customizationIdentifier":"x",\#(Self.hidden)}"#
    let described = try makeHost(json, store)
    #expect(described.log.calls == [.didSelect("b", previous: nil, origin: .program)])
    #expect(store.customizations["x"] == described.host.customization)
    #expect(described.host.customization[tab: "a"].sidebarVisibility == .hidden)
  }

  @Test func `what is in the store already wins, also if it is empty`() throws {
    let store = InMemoryTabCustomizationStore(["x": TabCustomization()])
    let json = #"{"tabs":["a","b"],"customizationIdentifier":"x",\#(Self.hidden)}"#
    #expect(
      try makeHost(json, store).log.calls == [.didSelect("a", previous: nil, origin: .program)]
    )
    #expect(store.customizations == ["x": TabCustomization()])
  }

  @Test func `what is not described is not stored`() throws {
    let store = InMemoryTabCustomizationStore()
    _ = try makeHost(#"{"tabs":["a","b"],"customizationIdentifier":"x"}"#, store)
    #expect(store.customizations.isEmpty)
  }

  @Test func `by default two hosts share nothing`() throws {
    let json = #"""
      {"tabs":[{"id":"a","allowsHiding":true},{"id":"g","children":["b"]}],
       "customizationIdentifier":"x"}
      """#
    let script = try HostScript(parsing: "edit\nuncheck a\ndone")
    let first = try HostDescription(json: json).makeHost()
    try ScriptRunner(first) { _ in }.run(script)
    #expect(first.host.customization[tab: "a"].sidebarVisibility == .hidden)
    #expect(try HostDescription(json: json).makeHost().host.customization.isEmpty)
  }

  @Test func `a store that fails is told of once`() throws {
    final class Broken: TabCustomizationStore {
      struct Failure: Error {}
      func load(identifier: String) throws -> TabCustomization? { throw Failure() }
      func save(_ customization: TabCustomization, identifier: String) throws { throw Failure() }
    }
    let json = #"{"tabs":["a","b"],"customizationIdentifier":"x",\#(Self.hidden)}"#
    let described = try HostDescription(json: json).makeHost(store: Broken())
    #expect(described.log.diagnostics.map(\.name) == ["unreadableCustomization"])
    #expect(described.host.customization.isEmpty)
  }
}
