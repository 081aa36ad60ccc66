import TabHost
import TabHostTestSupport
import Testing

/// The deinitializer of a property's old value can access that property, so no write to the
/// property may be in progress at that time.
///
/// The properties are tested in separate processes, because overlapping accesses trap.
struct ExclusiveAccessTests {
  private static let names = HeldProperty.all.map(\.name)

  @Test(arguments: Soak.batches(of: 15, names))
  func `the deinitializer of the old value can access the property that is being cleared`(
    names: [String]
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [names] in
      for name in names {
        let access = try HeldProperty.named(name).make()
        let readings = access.reading(replacement: nil, writtenInDeinit: ReleaseProbe())
        #expect(readings.inside == [false], "\(name)")
        #expect(readings.after, "\(name)")
      }
    }
  }

  @Test(arguments: Soak.batches(of: 15, HeldProperty.all.filter(\.isReplaceable).map(\.name)))
  func `the deinitializer of the old value can access the property being replaced`(
    names: [String]
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [names] in
      for name in names {
        let access = try HeldProperty.named(name).make()
        let readings = access.reading(replacement: ReleaseProbe(), writtenInDeinit: nil)
        #expect(readings.inside == [true], "\(name)")
        #expect(!readings.after, "\(name)")
      }
    }
  }
}
