extension TerminalApplication {
  typealias ChildCompletion = (Result<ChildProgram.Ending, ChildProgramError>) -> Void

  /// Hands the terminal to a program, such as an editor or a shell, until it ends.
  ///
  /// The terminal is restored for the program, which is in the foreground with a process group of its
  /// own. When it has ended, the terminal is set up again, the screen is drawn with its current size,
  /// and the completion handler is called. If the program has failed, that may wait until the user has read
  /// its output; see `ChildProgram.pausesAfterFailure`. The main actor continues in the meantime: changes of the
  /// host are drawn afterward. What the app prints is in its log.
  ///
  /// If the user suspends the program with Ctrl-Z, the app is suspended with it, and the shell continues
  /// both. If the run ends before the program, as after a signal, the program receives `SIGHUP`.
  ///
  /// In a script, and if there is a ``childHandler``, no program is started, and the completion handler
  /// is called before this method returns.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - completion: A closure that is called once, with the ending of the program, or with an error if
  ///     it could not be started, if another program is using the terminal, or if the application does
  ///     not run.
  public func run(
    _ program: ChildProgram,
    completion: @escaping (Result<ChildProgram.Ending, ChildProgramError>) -> Void
  ) {
    if let childHandler {
      return completion(
        Result { () throws(ChildProgramError) in try childHandler(program) }
      )
    }
    guard isRunning else { return completion(.failure(Self.endOfRun(program.name))) }
    if let child {
      let reason = "\(child.name) is using the terminal"
      return completion(.failure(ChildProgramError(name: program.name, reason: reason)))
    }
    child = (program.name, completion)
    var program = program
    if program.pausesAfterFailure {
      program.pauseText = localized(.programHasFailed, ["name": program.name])
    }
    whenAnswered { application in
      guard application.child != nil, !application.screen.wantsToQuit else { return }
      do throws(ChildProgramError) {
        try application.device.run(program)
      } catch {
        application.endChild(.failure(error))
      }
    }
  }

  /// Hands the terminal to a program, and returns its ending; see ``run(_:completion:)``.
  ///
  /// A script does not wait for tasks of the app. In the handler of an action or a key, call
  /// ``run(_:completion:)``, after which a script, and a test made from it, continue with the result.
  ///
  /// - Throws: ``ChildProgramError`` if the program could not be run.
  public func run(
    _ program: ChildProgram
  ) async throws(ChildProgramError) -> ChildProgram.Ending {
    let result = await withCheckedContinuation { continuation in
      run(program) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Calls the completion handler of the program that has used the terminal.
  func endChild(_ result: Result<ChildProgram.Ending, ChildProgramError>) {
    guard let completion = child?.completion else { return }
    child = nil
    completion(result)
  }

  static func endOfRun(_ name: String) -> ChildProgramError {
    ChildProgramError(name: name, reason: "the application does not run")
  }
}
