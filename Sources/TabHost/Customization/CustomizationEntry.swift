/// An entry of a store: the customization of one identifier. All hosts of the process that load
/// from the same entry share this object, which passes what one host saves to the others.
@MainActor final class CustomizationEntry {
  let store: any TabCustomizationStore
  let identifier: String
  /// The hosts that have loaded from the entry.
  private var users: [User] = []

  private struct User {
    weak var keeper: CustomizationKeeper?
  }

  private init(_ store: any TabCustomizationStore, _ identifier: String) {
    self.store = store
    self.identifier = identifier
  }

  // The compiler crashes on optional chaining here when it measures coverage.
  isolated deinit { Self.discardEntry(of: Place(store, identifier)) }

  func save(_ customization: TabCustomization, for host: TabHostController?) throws {
    try AppCalls.save(customization, identifier, in: store, for: host)
  }

  func load(for host: TabHostController?) throws -> TabCustomization? {
    try AppCalls.load(identifier, from: store, for: host)
  }

  // MARK: - Users

  /// Adds the keeper of a host to those that share the entry.
  func add(_ keeper: CustomizationKeeper) {
    remove(keeper)
    users.append(User(keeper: keeper))
  }

  func remove(_ keeper: CustomizationKeeper) {
    users = users.filter { $0.keeper != nil && $0.keeper !== keeper }
  }

  /// Passes a customization that was saved to the other hosts that share the entry.
  func share(_ customization: TabCustomization, savedBy keeper: CustomizationKeeper) {
    for user in users where user.keeper !== keeper {
      user.keeper?.receive(customization, from: self)
    }
  }

  // MARK: - Shared entries

  /// The entries in use, which are retained by hosts.
  private static var entries: [Place: Shared] = [:]

  private struct Shared {
    weak var entry: CustomizationEntry?
  }

  /// The identity of an entry. Two file stores with the same directory have the same entries.
  private struct Place: Hashable {
    let directory: String?
    let store: ObjectIdentifier?
    let identifier: Identifier

    @MainActor init(_ store: any TabCustomizationStore, _ identifier: String) {
      self.identifier = Identifier(identifier)
      #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        directory = (store as? FileTabCustomizationStore)?.directory
      #else
        directory = nil
      #endif
      self.store = directory == nil ? ObjectIdentifier(store) : nil
    }
  }

  /// Returns the entry for an identifier in a store.
  static func entry(of identifier: String, in store: any TabCustomizationStore)
    -> CustomizationEntry
  {
    let place = Place(store, identifier)
    if let entry = entries[place]?.entry { return entry }
    let made = CustomizationEntry(store, identifier)
    entries[place] = Shared(entry: made)
    return made
  }

  /// Removes an entry that is no longer in use, unless another one has been created since.
  private static func discardEntry(of place: Place) {
    if entries[place]?.entry == nil { entries[place] = nil }
  }
}
