import TabHost
import Testing

/// The old value of a property may reach that property when it is released, which no write of the
/// property may be in the middle of. Each test is a process of its own, as an overlapping access
/// traps.
@Suite("Exclusive access to properties") struct ExclusiveAccessTests {
  private static let names = HeldProperty.all.map(\.name)

  @Test func `the table names each property once`() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names)
  func `a deinit of the old value may use the property that is being cleared`(
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
  func `a deinit of the old value may use the property that is being replaced`(
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
