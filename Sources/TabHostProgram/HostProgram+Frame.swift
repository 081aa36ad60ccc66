import TabHost
import TabHostTerminal

extension HostProgram {
  /// Shows a host, and writes the first frame of its screen, or a picture of the frame into a file.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - options: The options of the program.
  ///   - configure: Configures the application that would run the host in a terminal.
  func writeFrame(
    of host: TabHostController,
    _ options: ProgramOptions,
    configure: (TerminalApplication) -> Void
  ) throws {
    let application = try TerminalApplication(headless: host, options.size) { application in
      configure(application)
      options.apply(to: application)
    }
    let screen = application.screen
    host.appear()
    if let path = options.picture {
      let picture = ScreenDriver(screen).frame
        .svg(title: "\(name), \(options.size)", theme: options.themeOfPicture)
      return try StandardStreams.write(picture, to: path)
    }
    let output = StandardStreams.output
    let preferences = TerminalPreferences(environment: output.environment)
    let usesWords = screen.options.drawing.usesWords || preferences.usesWords
    screen.options.drawing = usesWords ? output.drawing.withWords : output.drawing
    screen.options.colors = output.colors
    screen.options.preferredTheme = options.theme ?? preferences.theme
    host.traitCollection.userInterfaceStyle = output.userInterfaceStyle
    try StandardStreams.write(ScreenDriver(screen).frame.text(for: output))
  }
}

extension ProgramOptions {
  /// Applies the options for what an application draws, which precede what the app has configured.
  @MainActor func apply(to application: TerminalApplication) {
    if isForScreenReaders { application.isForScreenReaders = true }
    if disablesMouse { application.usesMouse = false }
    if let theme { application.screen.options.preferredTheme = theme }
    guard picture != nil else { return }
    application.screen.options.preferredTheme = theme
    application.screen.host.traitCollection.userInterfaceStyle = theme == .light ? .light : .dark
  }

  /// The colors of a picture that a frame leaves to the terminal.
  var themeOfPicture: PictureTheme { theme == .light ? .light : .dark }
}
