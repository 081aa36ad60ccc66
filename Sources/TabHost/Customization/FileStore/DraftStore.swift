#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// A store that keeps what the user is writing, one value for each identifier.
  ///
  /// Programs that run at the same time never replace each other's drafts: each of them saves in a
  /// folder of its own. When a program has ended, for whatever reason, the next load by another one
  /// takes its draft over.
  ///
  /// The files are those of an ``AppDataStore``.
  @MainActor package final class DraftStore<Value: Codable> {
    private let identifier: String
    private let place: Place
    /// The store of this program, or `nil` if it does not exist yet.
    private var ownStore: AppDataStore<Value>?

    private enum Place {
      case folders(DraftFolders)
      /// The only store of the program, which is not in a file.
      case store(any TabCustomizationStore)
    }

    /// Creates a store beside the customization of a host, as for an ``AppDataStore``.
    ///
    /// With a ``FileTabCustomizationStore``, the file is `drafts/NUMBER/data/IDENTIFIER.json` in its
    /// directory, where the number is the lowest one that no other running program uses.
    package init(_ identifier: String, beside store: any TabCustomizationStore) {
      self.identifier = identifier
      place =
        switch store {
        case let store as FileTabCustomizationStore: .folders(store.draftFolders)
        case let store as InMemoryTabCustomizationStore: .store(store.drafts)
        default: .store(store)
        }
    }

    /// Returns the draft of this program or otherwise of one that has ended, or `nil` if there is none.
    package func load() throws(TabCustomizationStoreError) -> Value? {
      if let value = try store(creates: false)?.load() { return value }
      guard case .folders(let folders) = place else { return nil }
      return try folders.firstAbandoned { folder throws(TabCustomizationStoreError) in
        let abandoned = AppDataStore<Value>(identifier, beside: folder)
        guard let value = try abandoned.load() else { return nil }
        // If it can't be moved, it stays where it is, and the user continues with it all the same.
        do throws(TabCustomizationStoreError) {
          try save(value)
          try abandoned.remove()
        } catch {}
        return value
      }
    }

    /// Replaces the draft, or removes it if the value is `nil`.
    ///
    /// - Throws: The reason why it is not saved, such as
    ///   ``TabCustomizationStoreError/Kind/changed`` if there is another draft that was not loaded.
    package func save(_ value: Value?) throws(TabCustomizationStoreError) {
      guard let value else {
        try store(creates: false)?.remove()
        return
      }
      try store(creates: true)?.save(value, replacesUnread: false)
    }

    private func store(
      creates: Bool
    ) throws(TabCustomizationStoreError) -> AppDataStore<Value>? {
      if let ownStore { return ownStore }
      let parent: (any TabCustomizationStore)? =
        switch place {
        case .folders(let folders): try folders.own(creates: creates)
        case .store(let store): store
        }
      ownStore = parent.map { AppDataStore(identifier, beside: $0) }
      return ownStore
    }
  }

  /// The folders in which programs that run at the same time keep drafts.
  @MainActor final class DraftFolders {
    private static let maximumCount = 64

    /// The folder of these folders.
    private let parent: CustomizationFolder
    private var own: (claim: ClaimedFolder, store: FileTabCustomizationStore)?

    init(in parent: CustomizationFolder) { self.parent = parent }

    private func folder(_ number: Int) -> CustomizationFolder { parent.folder("\(number)") }

    /// Returns the folder of this program: the first one that no other program has claimed.
    ///
    /// - Parameter creates: Whether a folder is created if there is none. Otherwise, the result is
    ///   `nil`.
    func own(creates: Bool) throws(TabCustomizationStoreError) -> FileTabCustomizationStore? {
      if let own { return own.store }
      for number in 1...Self.maximumCount {
        guard let claim = try folder(number).claim(creates: creates) else { continue }
        let store = FileTabCustomizationStore(claim.folder)
        own = (claim, store)
        return store
      }
      guard creates else { return nil }
      throw TabCustomizationStoreError(
        .busy,
        path: parent.path,
        reason: "\(Self.maximumCount) programs keep drafts already"
      )
    }

    /// Calls a closure with the folder of each program that has ended, until it returns a value.
    func firstAbandoned<Result>(
      _ body: (FileTabCustomizationStore) throws(TabCustomizationStoreError) -> Result?
    ) throws(TabCustomizationStoreError) -> Result? {
      for number in 1...Self.maximumCount {
        guard let claim = try folder(number).claim(creates: false) else { continue }
        defer { withExtendedLifetime(claim) {} }
        if let result = try body(FileTabCustomizationStore(claim.folder)) { return result }
      }
      return nil
    }
  }
#endif
