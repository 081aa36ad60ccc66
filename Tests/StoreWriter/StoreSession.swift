import TabHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The commands of the program, which access the file of a single identifier.
@MainActor struct StoreSession {
  private let folder: String
  /// A store that has not loaded anything, whose save replaces everything.
  private var store: FileTabCustomizationStore { FileTabCustomizationStore(directory: folder) }
  private let identifier = "host"

  init(folder: String) {
    self.folder = folder
  }

  /// Saves customizations with increasing numbers, and prints each number after it is saved.
  func save(from first: Int, count: Int) {
    for number in first..<(first + count) {
      writeLine(saved(number) ?? "\(number)")
    }
  }

  /// Loads the customization repeatedly, and prints every error and the number of complete
  /// customizations.
  func load(count: Int) {
    var whole = 0
    for _ in 0..<count {
      do {
        guard let customization = try store.load(identifier: identifier) else { continue }
        if NumberedCustomization.number(of: customization) != nil { whole += 1 }
      } catch {
        writeLine("\(error)")
      }
    }
    writeLine("\(whole) whole")
  }

  /// Saves under increasing limits for the size of a file, from zero until the save succeeds.
  func saveWithinLimits() {
    signal(SIGXFSZ, SIG_IGN)
    _ = saved(1)
    for limit in 0... {
      var limits = rlimit()
      unsafe getrlimit(fileSizeLimit, &limits)
      limits.rlim_cur = rlim_t(limit)
      unsafe setrlimit(fileSizeLimit, &limits)
      let error = saved(2)
      writeLine("\(limit) \(error ?? "saved") \(loaded())")
      if error == nil { return }
    }
  }

  /// Saves without the privileges of the superuser, which the program gives up if it has them.
  func saveUnprivileged() {
    if geteuid() == 0 && setuid(65534) != 0 { return writeLine("cannot give up rights") }
    writeLine(saved(2) ?? "saved")
    writeLine(loaded())
  }

  /// Loads once, and prints the result and the peak memory of the program in KiB.
  func measureMemory() {
    writeLine(loaded())
    var usage = rusage()
    unsafe getrusage(ownUsage, &usage)
    #if canImport(Darwin)
      writeLine("\(usage.ru_maxrss / 1024)")
    #else
      writeLine("\(usage.ru_maxrss)")
    #endif
  }

  /// Saves a customization and returns `nil`, or a description of the error.
  private func saved(_ number: Int) -> String? {
    do {
      try store.save(NumberedCustomization.make(number), identifier: identifier)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func loaded() -> String {
    do {
      guard let customization = try store.load(identifier: identifier) else { return "nothing" }
      return NumberedCustomization.number(of: customization).map { "\($0)" } ?? "another"
    } catch {
      return "\(error)"
    }
  }
}

/// Prints a line without buffering, so that nothing is lost when the program is killed.
func writeLine(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe write(1, bytes, bytes.count)
}

#if canImport(Glibc)
  private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  private let ownUsage = __rusage_who_t(RUSAGE_SELF.rawValue)
#else
  private let fileSizeLimit = RLIMIT_FSIZE
  private let ownUsage = RUSAGE_SELF
#endif
