import TabHost
import Testing

/// The deinitializer of a property's old value can access that property, so no write to the
/// property may be in progress at that time.
///
/// Each test runs in a separate process, because overlapping accesses trap.
@Suite("Exclusive access to properties") struct ExclusiveAccessTests {
  private static let names = HeldProperty.all.map(\.name)

  @Test func `the table names each property once`() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names)
  func `the deinitializer of the old value can access the property that is being cleared`(
    name: String
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [name] in
      let access = try HeldProperty.named(name).make()
      let readings = access.reading(replacement: nil, writtenInDeinit: Probe())
      #expect(readings.inside == [false])
      #expect(readings.after)
    }
  }

  @Test(arguments: HeldProperty.all.filter(\.isReplaceable).map(\.name))
  func `the deinitializer of the old value can access the property being replaced`(
    name: String
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [name] in
      let access = try HeldProperty.named(name).make()
      let readings = access.reading(replacement: Probe(), writtenInDeinit: nil)
      #expect(readings.inside == [true])
      #expect(!readings.after)
    }
  }
}
