#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Keeps customizations in files, one for each identifier, as readable JSON.
  ///
  /// Whatever happens, a file holds the customization before or the one after a save, whole:
  /// ```swift
  /// let store = try FileTabCustomizationStore()            // ~/.local/state/PROGRAM
  /// try store.save(customization, identifier: "library")  // library.json
  /// ```
  /// A save writes a temporary file beside the old one, waits for the disk, and renames it. Folders
  /// are made for their owner only (mode 0700) as needed, files too (0600). Several programs may
  /// use a folder at once: saves exclude each other by a lock on the folder, loads need it only to
  /// set a damaged file aside, and the last save counts. If there is a symbolic link in the place
  /// of a file, it stays, and the file to which it leads is replaced.
  ///
  /// What can't be understood is never written over. A damaged file is renamed, to
  /// `NAME.json.damaged`, by the load or save that finds it; a file of a newer version of the
  /// framework is renamed, to `NAME.json.version-2`, by the next save. If the name is taken, a
  /// number is appended; with 99 of them, nothing is renamed or saved any more. A file that may not
  /// be read, or something else than a file in its place, is left, and both calls throw.
  ///
  /// The name of a file is the identifier, in which all but letters and digits of ASCII, `_`, `-`
  /// and inner dots is percent-encoded. Identifiers are told apart by their bytes.
  ///
  /// Both calls are synchronous. A load reads one file, a damaged one twice. A save reads and
  /// decodes the file, writes it and waits for the disk, and for up to five seconds for other
  /// programs. Every error is a ``TabCustomizationStoreError``, and after one the next call starts
  /// anew.
  public final class FileTabCustomizationStore: TabCustomizationStore {
    private let folder: CustomizationFolder

    /// The folder in which the files are. It need not be there yet.
    public var directory: String { folder.path }

    /// Makes a store in a folder. A relative path counts from the working folder at each use.
    ///
    /// Nothing is read or made before the first load or save.
    public init(directory: String) {
      folder = CustomizationFolder(path: directory, fileSystem: SystemFileSystem())
    }

    /// Makes a store in the standard folder for the state of this program:
    /// `$XDG_STATE_HOME/PROGRAM`, or `$HOME/.local/state/PROGRAM` if that is not set.
    ///
    /// The program's name is that of its executable, percent-encoded as identifiers are. Nothing is
    /// read or made before the first load or save.
    ///
    /// - Throws: A ``TabCustomizationStoreError/Kind/noStateFolder`` if neither variable is an
    ///   absolute path.
    public convenience init() throws(TabCustomizationStoreError) {
      self.init(directory: try StateFolder.ofThisProgram())
    }

    /// What was saved last; nil if nothing was, or if it was set aside.
    ///
    /// Leaves the file as it is, except one that is damaged, and removes what a save has left that
    /// was killed.
    public func load(identifier: String) throws(TabCustomizationStoreError) -> TabCustomization? {
      try folder.load(identifier: identifier)
    }

    /// Keeps a customization in the place of the one before. When it returns, the customization
    /// outlives a loss of power.
    ///
    /// If it throws, the one before is still there, whole. One case is left: the system refuses at
    /// the very end to say that the new one will last; then the new one is there, whole.
    public func save(
      _ customization: TabCustomization,
      identifier: String
    ) throws(TabCustomizationStoreError) {
      try folder.save(customization, identifier: identifier)
    }
  }
#endif
