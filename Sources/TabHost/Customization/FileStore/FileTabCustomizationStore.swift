#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// A store that saves each customization in a file, as readable JSON.
  ///
  /// A file always contains either the customization before a save or the one after it, completely:
  ///
  /// ```swift
  /// let store = try FileTabCustomizationStore()            // ~/.local/state/PROGRAM
  /// try store.save(customization, identifier: "library")  // library.json
  /// ```
  ///
  /// A save writes a temporary file in the same folder, synchronizes it with the disk, and renames
  /// it. Missing folders are created with mode 0700, but never that of the user; files are created with
  /// mode 0600, and a file that is replaced keeps its mode. Several programs can use a folder at the same time: a save keeps what others
  /// have saved since this store has loaded or saved, except for the choices that the user has
  /// changed in both, of which the last wins. Saves lock the folder. Loads lock it only to set a
  /// damaged file aside or to remove the temporary file of a save that was terminated. Where the file
  /// system has no locks, as in some network folders, saves do not wait for each other, which is
  /// reported once; of two at the same moment, the last one wins. If the file is a symbolic link, the
  /// link is kept and its target is replaced.
  ///
  /// A file that can't be decoded is never overwritten. A damaged file is renamed to
  /// `NAME.json.damaged` by the load or save that finds it. A file of a newer version of the
  /// framework is renamed to `NAME.json.version-2` by the next save. The next load by a program that
  /// can read that version takes it back, and sets the file in place aside in the same way. If the
  /// name is taken, a number is appended; if 99 such names are taken, nothing is renamed or saved.
  /// If the file can't be read, or its path is not that of a regular file, it is left unchanged and
  /// both methods throw.
  ///
  /// The name of a file is the identifier, in which every character except ASCII letters, digits,
  /// `_`, `-` and inner dots is percent-encoded. Identifiers are compared byte by byte.
  ///
  /// Both methods are synchronous. A load reads one file, and reads it twice if it is damaged. A
  /// save reads and decodes the file, writes it, waits for the disk, and waits up to the
  /// ``lockTimeout`` for other programs. Every error is a ``TabCustomizationStoreError``, and the next call after
  /// an error starts from the beginning.
  public final class FileTabCustomizationStore: TabCustomizationStore {
    private let folder: CustomizationFolder
    /// What the host has loaded or saved last, by identifier.
    private var bases: [Identifier: TabCustomization] = [:]

    /// The folder of an ``AppDataStore`` beside this store. No customization is in it, because no
    /// identifier makes a name with a slash.
    var dataFolder: CustomizationFolder { folder.folder("data") }

    /// The folders of the drafts beside this store.
    private(set) lazy var draftFolders = DraftFolders(in: folder.folder("drafts"))

    /// The path of the folder that contains the files. The folder may not exist yet.
    public var directory: String { folder.path }

    /// How long a save waits for other programs that are saving to the same folder.
    ///
    /// The default is five seconds, rounded to milliseconds. After that time, a save throws
    /// ``TabCustomizationStoreError/Kind/busy``. It also applies to the stores for data beside this one.
    ///
    /// Nothing else happens on the main actor meanwhile. Therefore, a renderer with a loop sets a short
    /// timeout while it runs, and saves again later; see
    /// ``TabHostController/isCustomizationSavePending``. A `TerminalApplication` does that.
    public var lockTimeout: Duration {
      get { folder.locking.timeout }
      set { folder.locking.timeout = max(newValue, .zero) }
    }

    /// Returns why a save could not lock the folder, once: the file system has no locks.
    func takeLockWarning() -> TabCustomizationStoreError? { folder.locking.takeWarning() }

    /// Creates a store in a folder.
    ///
    /// A relative path is resolved against the working directory at each use. Nothing is read or
    /// created before the first load or save.
    public convenience init(directory: String) {
      self.init(CustomizationFolder(path: directory, fileSystem: SystemFileSystem()))
    }

    /// Creates a store in the standard folder for the state of this program.
    ///
    /// The folder is `$XDG_STATE_HOME/PROGRAM`, or `$HOME/.local/state/PROGRAM` if that variable is
    /// not set. The program's name is that of its executable, percent-encoded like an identifier.
    /// Nothing is read or created before the first load or save.
    ///
    /// A home folder that does not exist is never created: a save throws
    /// ``TabCustomizationStoreError/Kind/noStateFolder`` then.
    ///
    /// - Throws: A ``TabCustomizationStoreError/Kind/noStateFolder`` if neither variable is an
    ///   absolute path.
    public convenience init() throws(TabCustomizationStoreError) {
      let (path, home) = try StateFolder.ofThisProgram()
      self.init(CustomizationFolder(path: path, fileSystem: SystemFileSystem(), base: home))
    }

    init(_ folder: CustomizationFolder) { self.folder = folder }

    /// Returns the customization that was saved last, or `nil` if there is none or if it was set
    /// aside.
    ///
    /// The file is left unchanged, unless it is damaged. A temporary file of a save that was
    /// terminated is removed.
    ///
    /// - Throws: The reason why the file can't be read or decoded, such as
    ///   ``TabCustomizationStoreError/Kind/damaged`` or
    ///   ``TabCustomizationStoreError/Kind/newerVersion(_:)``.
    public func load(identifier: String) throws(TabCustomizationStoreError) -> TabCustomization? {
      let found = try folder.load(identifier: identifier)
      bases[Identifier(identifier)] = found ?? TabCustomization()
      return found
    }

    /// Saves the changes since this store has loaded or saved the customization with the identifier.
    ///
    /// Choices that the user has not changed since keep the values that other programs have saved. If
    /// this store has neither loaded nor saved it, the customization replaces the previous one.
    ///
    /// When the method returns, the customization survives a power failure. When it throws, the
    /// previous customization is still saved completely, with one exception: if the system fails to
    /// confirm at the very end that the new file is durable, the new customization is in place,
    /// completely.
    ///
    /// - Throws: The reason why the file can't be replaced, such as
    ///   ``TabCustomizationStoreError/Kind/busy`` or ``TabCustomizationStoreError/Kind/tooLarge``.
    public func save(
      _ customization: TabCustomization,
      identifier: String
    ) throws(TabCustomizationStoreError) {
      let base = bases[Identifier(identifier)]
      try folder.save(customization, since: base, identifier: identifier) {
        bases[Identifier(identifier)] = customization
      }
    }
  }
#endif

/// The store of a host to which the app has not assigned one.
enum StandardCustomizationStore {
  /// Returns a file store in the user's folder for application state or, if there is no such
  /// folder, a store whose methods throw the reason.
  @MainActor static func make() -> any TabCustomizationStore {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      do throws(TabCustomizationStoreError) {
        return try FileTabCustomizationStore()
      } catch {
        return UnavailableCustomizationStore(error)
      }
    #else
      return UnavailableCustomizationStore(
        TabCustomizationStoreError(
          .noStateFolder,
          path: "",
          reason: "this platform has no file store; set customizationStore of the host"
        )
      )
    #endif
  }
}

/// A store whose methods throw the reason why there is no place for files.
final class UnavailableCustomizationStore: TabCustomizationStore {
  let error: TabCustomizationStoreError

  init(_ error: TabCustomizationStoreError) { self.error = error }

  func load(identifier: String) throws -> TabCustomization? { throw error }

  func save(_ customization: TabCustomization, identifier: String) throws { throw error }
}

/// The folder for the state of a program, according to the XDG Base Directory Specification.
enum StateFolder {
  /// Returns the folder of the running program.
  static func ofThisProgram() throws(TabCustomizationStoreError) -> (path: String, home: String?) {
    try path(program: CommandLine.arguments.first ?? "", environment: System.environment)
  }

  /// Returns the folder of a program that was started as `program` with the given environment, and the
  /// home folder if it is in that.
  ///
  /// As the specification requires, relative paths in the environment are ignored.
  static func path(
    program: String,
    environment: (String) -> String?
  ) throws(TabCustomizationStoreError) -> (path: String, home: String?) {
    let name = CustomizationFileName.encoded(String(program.split(separator: "/").last ?? ""))
    if let folder = environment("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return ("\(folder)/\(name)", nil)
    }
    if let home = environment("HOME"), home.hasPrefix("/") {
      return ("\(home)/.local/state/\(name)", home)
    }
    throw TabCustomizationStoreError(
      .noStateFolder,
      path: "$HOME",
      reason: "there is no folder for state; set XDG_STATE_HOME or HOME to an absolute path"
    )
  }
}
