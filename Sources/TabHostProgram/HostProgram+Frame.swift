import TabHost
import TabHostTerminal

extension HostProgram {
  /// Shows a host, and writes one frame of it, or a picture of the frame into a file.
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
    var frameOptions = try Self.frameOptions(of: host, options, configure)
    host.appear()
    if let path = options.picture {
      let frame = Self.frame(of: host, size: options.size, frameOptions)
      let title = "\(name), \(options.size)"
      let picture = frame.svg(title: title, theme: options.themeOfPicture)
      return try StandardStreams.write(picture, to: path)
    }
    let output = StandardStreams.output
    let preferences = TerminalPreferences(environment: output.environment)
    let usesWords = frameOptions.drawing.usesWords || preferences.usesWords
    frameOptions.drawing = usesWords ? output.drawing.withWords : output.drawing
    frameOptions.colors = output.colors
    frameOptions.preferredTheme = options.theme ?? preferences.theme
    host.traitCollection.userInterfaceStyle = output.userInterfaceStyle
    let frame = Self.frame(of: host, size: options.size, frameOptions)
    try StandardStreams.write(frame.text(for: output))
  }

  /// Returns the options of a frame or a picture, as the app configures them for a terminal.
  static func frameOptions(
    of host: TabHostController,
    _ options: ProgramOptions,
    _ configure: (TerminalApplication) -> Void
  ) throws -> FrameOptions {
    let device = try HeadlessTerminalDevice(size: options.size)
    let application = TerminalApplication(host: host, device: device)
    configure(application)
    options.apply(to: application)
    var frameOptions = application.screen.options
    frameOptions.showsStatusLine = false
    if options.picture != nil {
      frameOptions.preferredTheme = options.theme
      host.traitCollection.userInterfaceStyle = options.theme == .light ? .light : .dark
    }
    return frameOptions
  }

  /// Returns a frame of a host that has appeared.
  ///
  /// Sets the displayed rows of the sidebar first, so that the app can configure them.
  private static func frame(
    of host: TabHostController,
    size: CellSize,
    _ options: FrameOptions
  ) -> Frame {
    let painter = FramePainter(host: host, options: options)
    if let sidebar = painter.layout(size: size).sidebar {
      host.sidebar.displayedRows = sidebar.fittingRows
    }
    return painter.frame(size: size)
  }
}

extension ProgramOptions {
  /// Applies the options for what an application draws, which precede what the app has configured.
  @MainActor func apply(to application: TerminalApplication) {
    if isForScreenReaders { application.isForScreenReaders = true }
    if disablesMouse { application.usesMouse = false }
    if let theme { application.screen.options.preferredTheme = theme }
  }

  /// The colors of a picture that a frame leaves to the terminal.
  var themeOfPicture: PictureTheme { theme == .light ? .light : .dark }
}
