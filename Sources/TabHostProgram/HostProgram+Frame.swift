import TabHost
import TabHostTerminal

extension HostProgram {
  /// Shows a host, and writes one frame of it, or a picture of the frame into a file.
  func writeFrame(of host: TabHostController, _ options: ProgramOptions) throws(ProgramError) {
    host.appear()
    func drawing(_ drawing: LineDrawing) -> LineDrawing {
      options.isForScreenReaders ? drawing.withWords : drawing
    }
    if let path = options.picture {
      let isLight = options.theme == .light
      let theme = (options.theme ?? .dark).theme(for: isLight ? .light : .dark)
      let frame = Self.frame(
        of: host,
        size: options.size,
        FrameOptions(drawing: drawing(.unicode), theme: ThemeChoice(theme))
      )
      let picture = frame.svg(title: "\(name), \(options.size)", theme: isLight ? .light : .dark)
      return try StandardStreams.write(picture, to: path)
    }
    let output = StandardStreams.output
    let preferred = output.themeName.flatMap { ThemeChoice(named: $0) } ?? .automatic
    let theme = (options.theme ?? preferred).theme(for: output.userInterfaceStyle)
    let frameOptions = FrameOptions(
      drawing: drawing(output.drawing),
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
