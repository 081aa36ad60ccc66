/// The options for drawing a host.
public struct FrameOptions: Hashable, Sendable {
  /// The characters of which the frame may consist. The default is ``LineDrawing/unicode``.
  public var drawing: LineDrawing

  /// The themes. The default is ``ThemeChoice/automatic``.
  ///
  /// The traits of the host determine which of them is used.
  public var theme: ThemeChoice

  /// The themes that the user has chosen, which take precedence over ``theme``, or `nil` for none.
  ///
  /// The default is `nil`. A ``TerminalApplication`` sets it to the choice that the variable
  /// `TABHOST_THEME` names, and a program to that of the option `--theme`.
  public var preferredTheme: ThemeChoice?

  /// The color depth whose styles are used. The default is ``ColorDepth/trueColor``.
  public var colors: ColorDepth

  /// The index of the first visible row of the sidebar.
  ///
  /// A value past the last page shows the last page. If `nil`, the default, the sidebar scrolls
  /// only as far as needed to show the selected row.
  public var firstRow: Int?

  /// The number of columns of a sidebar beside the content, including its border.
  ///
  /// The value is limited to 10 columns or more, and the content keeps at least 12. If `nil`, the
  /// default, the sidebar takes the `preferredWidth` of the host's sidebar, or else three tenths of the
  /// width, between 18 and 34 columns, and up to a third of it where titles, subtitles and badges need
  /// that: those of as many rows, from the first one, as the frame has lines, so that scrolling does not
  /// change the width. A user who drags the edge of the sidebar changes ``HostScreen/options``, which an
  /// app can store, and a double click on the edge resets the value to `nil`.
  public var sidebarColumns: Int?

  /// Whether the user can interact with the frame. The default is `false`.
  ///
  /// A frame that is not interactive omits the buttons that do not convey the state of the host.
  public var isInteractive = false

  /// Whether the delegate configures rows that are not displayed, as those of a picture of a host that
  /// another renderer shows. The default is `false`.
  package var configuresRows = false

  /// Whether the last row of the frame is a status line, if the frame has enough rows. The default
  /// is `false`, and ``TerminalApplication`` sets it to `true`.
  public var showsStatusLine = false

  /// The position of a bar whose tabs do not all fit, or `nil` to scroll only as far as needed to show
  /// the focused or the selected tab.
  var barAnchor: BarAnchor?

  /// The identifier of the tab with the focus, which is visible in a bar whose tabs do not all fit.
  var barFocus: String?

  /// The index of the pane with the focus, which is visible where not all panes have room.
  var focusedPane: Int?

  /// The position of the cursor in the search field, in UTF-8 bytes, or `nil` for the end of the
  /// text.
  var searchCursor: Int?

  /// The step of spinners, or `nil` if they stand still.
  var spinnerStep: Int?

  /// Creates options for drawing a host.
  public init(
    drawing: LineDrawing = .unicode,
    firstRow: Int? = nil,
    isInteractive: Bool = false,
    theme: ThemeChoice = .automatic,
    colors: ColorDepth = .trueColor
  ) {
    self.drawing = drawing
    self.firstRow = firstRow
    self.isInteractive = isInteractive
    self.theme = theme
    self.colors = colors
  }
}
