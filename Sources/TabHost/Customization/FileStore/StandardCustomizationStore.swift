/// The store of a host that was given none.
enum StandardCustomizationStore {
  /// Files in the state folder of the user; where there is no such folder, a store that says so at
  /// every call.
  @MainActor static func make() -> any TabCustomizationStore {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      do throws(TabCustomizationStoreError) {
        return try FileTabCustomizationStore()
      } catch {
        return UnavailableStore(error)
      }
    #else
      return UnavailableStore(
        TabCustomizationStoreError(
          .noStateFolder,
          path: "",
          reason: "there is no file store on this platform; set the customization store of the host"
        )
      )
    #endif
  }

  private final class UnavailableStore: TabCustomizationStore {
    private let error: TabCustomizationStoreError

    init(_ error: TabCustomizationStoreError) { self.error = error }

    func load(identifier: String) throws -> TabCustomization? { throw error }

    func save(_ customization: TabCustomization, identifier: String) throws { throw error }
  }
}
