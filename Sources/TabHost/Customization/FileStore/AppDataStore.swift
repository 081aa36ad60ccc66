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
  /// if the program is terminated meanwhile and starts again. A file that can't be decoded, such as
  /// one of another version of the app, is never overwritten: the load or save that finds it renames
  /// it to `NAME.json.damaged`, and the load throws the reason.
  ///
  /// Several programs can use the same name. A save never overwrites what another program has saved
  /// since this store has loaded or saved: ``save(_:)`` throws
  /// ``TabCustomizationStoreError/Kind/changed``, and ``save(_:merge:)`` lets the app merge the two.
  ///
  /// All methods are synchronous and wait for the disk, as those of a ``FileTabCustomizationStore``
  /// do. Every error is a ``TabCustomizationStoreError``, whose description can be shown to the user.
  @MainActor public final class AppDataStore<Value: Codable> {
    private let name: String
    private let place: Place
    /// The bytes of the file that this store has loaded or saved last; `nil` if there was none.
    private var known: [UInt8]?

    private enum Place {
      case folder(CustomizationFolder)
      case memory(InMemoryTabCustomizationStore)
      case unavailable(TabCustomizationStoreError)
    }

    private typealias Found = (value: Value, bytes: [UInt8])

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
    public init(_ name: String, beside store: any TabCustomizationStore) {
      self.name = name
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
      known = nil
      let found: Found? =
        switch place {
        case .folder(let folder): try folder.load(name) { Self.contents(of: $0) }
        case .memory(let store): try store.data[name].map(remembered)
        case .unavailable(let error): throw error
        }
      known = found?.bytes
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
      try save(value) { _, _, _ throws(TabCustomizationStoreError) in
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
    /// - Parameters:
    ///   - value: The new value.
    ///   - merge: Returns the value to save. It is called only if another program has saved, with
    ///     the value that this store has loaded or saved last, or `nil` if there was none; with the
    ///     new value; and with that of the other program. Other programs wait during the call.
    /// - Returns: The saved value, which the app shows from now on.
    /// - Throws: The reason why the value is not saved.
    @discardableResult
    public func save(
      _ value: Value,
      merge: (_ old: Value?, _ mine: Value, _ theirs: Value) throws(TabCustomizationStoreError) ->
        Value
    ) throws(TabCustomizationStoreError) -> Value {
      var (saved, bytes) = (value, try encoded(value))
      func choose(_ found: Found?) throws(TabCustomizationStoreError) -> [UInt8] {
        guard let found, found.bytes != known, found.bytes != bytes else { return bytes }
        let old = known.flatMap { try? Self.decoded($0) }
        saved = try merge(old, value, found.value)
        bytes = try encoded(saved)
        return bytes
      }
      switch place {
      case .folder(let folder):
        try folder.save(name, decode: { Self.contents(of: $0) }, bytes: choose)
      case .memory(let store):
        store.data[name] = try choose(try store.data[name].map(remembered))
      case .unavailable(let error): throw error
      }
      known = bytes
      return saved
    }

    // MARK: - Bytes

    private func encoded(_ value: Value) throws(TabCustomizationStoreError) -> [UInt8] {
      do {
        return try CustomizationRecord.json(value)
      } catch {
        throw self.error(.notEncodable, "the value can't be encoded: \(error)")
      }
    }

    private static func decoded(_ bytes: [UInt8]) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(bytes))
    }

    private static func contents(of bytes: [UInt8]) -> StoredContents<Found> {
      do {
        return .value((try decoded(bytes), bytes))
      } catch {
        return .damaged(CustomizationRecord.reason(for: error, expecting: "the data of this app"))
      }
    }

    /// Returns the value of bytes in memory, which another type may have saved under this name.
    private func remembered(_ bytes: [UInt8]) throws(TabCustomizationStoreError) -> Found {
      switch Self.contents(of: bytes) {
      case .value(let found): return found
      case .damaged(let reason): throw error(.damaged, reason)
      case .missing, .newer: preconditionFailure("Data has no versions")
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
