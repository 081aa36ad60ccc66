import TabHost
import TabHostTerminal

extension HostProgram {
  /// Shows a host, and writes one frame of it, or a picture of the frame into a file.
  func writeFrame(of host: TabHostController, _ options: ProgramOptions) throws(ProgramError) {
    host.appear()
    if let path = options.picture {
      let frame = Self.frame(of: host, size: options.size, options.optionsOfPicture)
      let title = "\(name), \(options.size)"
      let picture = frame.svg(title: title, theme: options.themeOfPicture)
      return try StandardStreams.write(picture, to: path)
    }
    let output = StandardStreams.output
    let preferred = output.themeName.flatMap { ThemeChoice(named: $0) } ?? .automatic
    let theme = (options.theme ?? preferred).theme(for: output.userInterfaceStyle)
    let frameOptions = FrameOptions(
      drawing: output.drawing,
      theme: ThemeChoice(theme),
      colors: output.colors
    )
    let frame = Self.frame(of: host, size: options.size, frameOptions)
    try StandardStreams.write(frame.text(for: output))
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
  /// The colors of a picture that a frame leaves to the terminal.
  var themeOfPicture: PictureTheme { theme == .light ? .light : .dark }

  /// The options of a frame for a picture.
  var optionsOfPicture: FrameOptions {
    let theme = (theme ?? .dark).theme(for: themeOfPicture == .light ? .light : .dark)
    return FrameOptions(theme: ThemeChoice(theme))
  }
}
