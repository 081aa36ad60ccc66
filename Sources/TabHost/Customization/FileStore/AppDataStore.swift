#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  import Foundation

  /// A store that keeps a value of the app between launches, such as its documents or its settings,
  /// as readable JSON in a file.
  ///
  /// ```swift
  /// let store = AppDataStore<[Letter]>("letters", beside: host.customizationStore)
  /// let letters = try store.load() ?? []
  /// try store.save(letters)
  /// ```
  ///
  /// The file has the properties of those of a ``FileTabCustomizationStore``: a save replaces it
  /// completely or not at all, keeps a symbolic link in its place, and leaves no other files, even
  /// if the program is terminated meanwhile and starts again. A file that can't be decoded is never
  /// overwritten: the load or save that finds it renames it to `NAME.json.damaged`, and the load
  /// throws the reason.
  ///
  /// Several programs can use the same name. A save never overwrites what another program has saved
  /// since this store has loaded or saved: ``save(_:)`` throws
  /// ``TabCustomizationStoreError/Kind/changed``, and ``save(_:merge:)`` lets the app merge the two.
  /// A store that has neither loaded nor saved replaces what is there, unless the app merges it.
  ///
  /// An update of the app reads the files of older versions. If `Value` changes so that it can't
  /// decode them, such as by a property without a default, give the store the next version and
  /// convert the values of older ones:
  ///
  /// ```swift
  /// let store = AppDataStore<[Letter]>("letters", beside: host.customizationStore, version: 2) {
  ///   try $0.decode([FirstLetter].self).map { Letter($0, isRead: true) }
  /// }
  /// ```
  ///
  /// A program of an older version can't read a newer file: its load throws
  /// ``TabCustomizationStoreError/Kind/newerVersion(_:)``, and its next save renames the file to
  /// `NAME.json.version-2`. When the newer program runs again, its load takes the file back, and
  /// sets that of the older program aside as `NAME.json.version-1`. So each version finds what it
  /// has saved, and a still newer one finds the value of the newest version.
  ///
  /// All methods are synchronous and wait for the disk, as those of a ``FileTabCustomizationStore``
  /// do. Every error is a ``TabCustomizationStoreError``, whose description can be shown to the user.
  @MainActor public final class AppDataStore<Value: Codable> {
    private let name: String
    private let place: Place
    private let version: Int
    private let migrate: (OlderAppData) throws -> Value
    private var base = Base.unread

    /// The value in which the app has made its changes.
    private enum Base: Equatable {
      /// The store has neither loaded nor saved.
      case unread
      /// There was no value, or it could not be loaded.
      case nothing
      /// The bytes of the value that this store has loaded or saved last.
      case value([UInt8])
    }

    private enum Place {
      case folder(CustomizationFolder)
      case memory(InMemoryTabCustomizationStore)
      case unavailable(TabCustomizationStoreError)
    }

    private typealias Found = (value: Value, bytes: [UInt8], olderVersion: Int?)

    /// Creates a store beside the customization of a host, so that both are kept in the same place.
    ///
    /// With a ``FileTabCustomizationStore``, this is `data/NAME.json` in its directory, so the option
    /// `--state-dir` of a program applies to it. With an ``InMemoryTabCustomizationStore``, as with
    /// `--no-persist`, the value is kept in memory, together with the customizations. A store of
    /// another class has no place for data: the value is kept in memory for the lifetime of this
    /// store. Nothing is read or created before the first load or save.
    ///
    /// - Parameters:
    ///   - name: The name of the value, which is encoded like the identifier of a
    ///     ``FileTabCustomizationStore``.
    ///   - store: The ``TabHostController/customizationStore`` of the host.
    ///   - version: The version of the form in which values are saved, from 1 to 1000. Files that
    ///     were saved without a version have the version 1, whose form is the value alone. A file
    ///     of a later version is an object with the keys `dataVersion` and `value`.
    ///   - migrate: Returns the value for one that an older version of the app has saved. It is
    ///     called by each load or save that reads such a value; the next save replaces the file. If
    ///     it throws, the file is set aside as damaged. The default decodes it as `Value`.
    public init(
      _ name: String,
      beside store: any TabCustomizationStore,
      version: Int = 1,
      migrate: @escaping (_ old: OlderAppData) throws -> Value = { try $0.decode(Value.self) }
    ) {
      precondition((1...1000).contains(version), "The version must be from 1 to 1000")
      self.name = name
      self.version = version
      self.migrate = migrate
      place =
        switch store {
        case let store as FileTabCustomizationStore: .folder(store.dataFolder)
        case let store as InMemoryTabCustomizationStore: .memory(store)
        case let store as UnavailableCustomizationStore: .unavailable(store.error)
        default: .memory(InMemoryTabCustomizationStore())
        }
    }

    /// Returns the value that was saved last, or `nil` if there is none.
    ///
    /// - Throws: The reason why the value can't be read. After a
    ///   ``TabCustomizationStoreError/Kind/damaged``, the file is set aside and the next save makes a
    ///   new one.
    public func load() throws(TabCustomizationStoreError) -> Value? {
      base = .nothing
      let found: Found? =
        switch place {
        case .folder(let folder): try folder.load(name, versions, decode: contents(of:))
        case .memory(let store): try remembered(in: store)
        case .unavailable(let error): throw error
        }
      if let found { base = .value(found.bytes) }
      return found?.value
    }

    /// Saves a value.
    ///
    /// When the method returns, the value survives a power failure. When it throws, what was saved
    /// before is unchanged, with the exception of ``FileTabCustomizationStore/save(_:identifier:)``.
    ///
    /// - Throws: The reason why the value is not saved, such as
    ///   ``TabCustomizationStoreError/Kind/changed`` if another program has saved since this store
    ///   has loaded or saved. The app then loads again, or asks the user.
    public func save(_ value: Value) throws(TabCustomizationStoreError) {
      try save(value, replacesUnread: true)
    }

    /// Saves a value.
    ///
    /// - Parameter replacesUnread: Whether a store that has neither loaded nor saved replaces what is
    ///   there.
    func save(
      _ value: Value,
      replacesUnread: Bool
    ) throws(TabCustomizationStoreError) {
      let replaces = replacesUnread && base == .unread
      try save(value) { _, mine, _ throws(TabCustomizationStoreError) in
        guard !replaces else { return mine }
        throw error(.changed, "another program has saved it meanwhile; it is not replaced")
      }
    }

    /// Saves a value, merged with what another program has saved since this store has loaded or
    /// saved.
    ///
    /// ```swift
    /// letters = try store.save(letters) { old, mine, theirs in
    ///   mine + theirs.filter { letter in !(old ?? []).contains { $0.id == letter.id } }
    /// }
    /// ```
    ///
    /// After an error, the app still has its value, and merges that again with the next save.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - merge: Returns the value to save. It is called only if another program has saved, or if
    ///     this store has neither loaded nor saved and there is a value. Its arguments are the value
    ///     that this store has loaded or saved last, or `nil` if there was none; the new value; and
    ///     that of the other program. Other programs wait during the call, and a save within it throws
    ///     ``TabCustomizationStoreError/Kind/busy``. In memory, such a save succeeds, and `merge` is
    ///     called again with its value.
    /// - Returns: The saved value, which the app shows from now on.
    /// - Throws: The reason why the value is not saved.
    @discardableResult
    public func save(
      _ value: Value,
      merge: (_ old: Value?, _ mine: Value, _ theirs: Value) throws(TabCustomizationStoreError) ->
        Value
    ) throws(TabCustomizationStoreError) -> Value {
      let base = base  // Of this save, because the app can save another value while it merges.
      let mine = try encoded(value)
      var (saved, bytes) = (value, mine)
      func choose(_ found: Found?) throws(TabCustomizationStoreError) -> [UInt8]? {
        (saved, bytes) = (value, mine)
        guard let found, base != .value(found.bytes), found.bytes != mine else { return bytes }
        saved = try merge(self.value(of: base), value, found.value)
        bytes = try encoded(saved)
        return bytes
      }
      // If the save throws, the app does not receive the merged value.
      try replace(choose) { self.base = .value(mine) }
      self.base = .value(bytes)
      return saved
    }

    /// Removes the value, so that the next load returns `nil`.
    ///
    /// - Throws: The reason why the value is not removed, such as
    ///   ``TabCustomizationStoreError/Kind/changed`` if it is not the one that this store has loaded
    ///   or saved.
    func remove() throws(TabCustomizationStoreError) {
      let base = base
      func choose(_ found: Found?) throws(TabCustomizationStoreError) -> [UInt8]? {
        guard let found, base != .value(found.bytes) else { return nil }
        throw error(.changed, "another program has saved it meanwhile; it is not removed")
      }
      try replace(choose) { self.base = .nothing }
      self.base = .nothing
    }

    /// Replaces the value by the bytes that a closure returns, or removes it.
    private func replace(
      _ choose: (Found?) throws(TabCustomizationStoreError) -> [UInt8]?,
      didReplace: () -> Void
    ) throws(TabCustomizationStoreError) {
      switch place {
      case .folder(let folder):
        try folder.save(
          name,
          versions,
          decode: contents(of:),
          bytes: choose,
          didReplace: didReplace
        )
      case .memory(let store): try replace(in: store, choose)
      case .unavailable(let error): throw error
      }
    }

    /// Replaces the value in memory, unless another one was saved while the new one was chosen.
    /// Then that is taken into account, too.
    private func replace(
      in store: InMemoryTabCustomizationStore,
      _ choose: (Found?) throws(TabCustomizationStoreError) -> [UInt8]?
    ) throws(TabCustomizationStoreError) {
      for _ in 0..<Transaction.maximumPasses {
        let found = store.data[name]
        let bytes = try choose(try remembered(in: store))
        guard store.data[name] == found else { continue }
        store.data[name] = bytes
        return
      }
      throw error(.busy, "each merge saves another value")
    }

    // MARK: - Bytes

    private func encoded(_ value: Value) throws(TabCustomizationStoreError) -> [UInt8] {
      do {
        return try OlderAppData.bytes(of: value, version: version)
      } catch {
        throw self.error(.notEncodable, "the value can't be encoded: \(error)")
      }
    }

    /// Returns the value that this store has loaded or saved last, or `nil` if there was none.
    private func value(of base: Base) -> Value? {
      guard case .value(let bytes) = base else { return nil }
      guard case .value(let found) = contents(of: bytes) else { return nil }
      return found.value
    }

    private var versions: StoredVersions<Found> {
      StoredVersions(current: version) { $0.olderVersion }
    }

    private func contents(of bytes: [UInt8]) -> StoredContents<Found> {
      let saved = OlderAppData(bytes)
      guard saved.version <= version else { return .newer(version: saved.version) }
      do {
        guard saved.version < version else { return .value((try saved.decode(), bytes, nil)) }
        return .value((try migrate(saved), bytes, saved.version))
      } catch let error as DecodingError {
        return .damaged(CustomizationRecord.reason(for: error, expecting: "the data of this app"))
      } catch {
        return .damaged("the value of version \(saved.version) can't be converted: \(error)")
      }
    }

    /// Returns the value in memory, where another type may have saved one under this name.
    private func remembered(
      in store: InMemoryTabCustomizationStore
    ) throws(TabCustomizationStoreError) -> Found? {
      guard let bytes = store.data[name] else { return nil }
      switch contents(of: bytes) {
      case .value(let found): return found
      case .damaged(let reason): throw error(.damaged, reason)
      case .newer(let version):
        throw error(.newerVersion(version), "a newer store saved the value, in version \(version)")
      case .missing: return nil
      }
    }

    private func error(
      _ kind: TabCustomizationStoreError.Kind,
      _ reason: String
    ) -> TabCustomizationStoreError {
      let path =
        if case .folder(let folder) = place { "\(folder.path)/\(name).json" } else { name }
      return TabCustomizationStoreError(kind, path: path, reason: reason)
    }
  }
#endif
