public import TabHost

extension Theme {
  /// The styles of a theme at one color depth.
  public struct Styles: Hashable, Sendable {
    /// The styles of the roles, in declared order.
    private var roles: [CellStyle]
    private var colors: [TabHost.Color: CellStyle.Color]

    /// Creates styles. Other roles are drawn as plain text, and other colors in the color of text.
    ///
    /// - Parameters:
    ///   - roles: The style of each role.
    ///   - colors: The terminal color for each named color of the app.
    public init(
      _ roles: [Role: CellStyle] = [:],
      colors: [TabHost.Color: CellStyle.Color] = [:]
    ) {
      self.roles = Role.allCases.map { roles[$0] ?? .plain }
      self.colors = colors
    }

    /// The style of a role.
    ///
    /// - Parameter role: The role.
    public subscript(role: Role) -> CellStyle {
      get { roles[role.rawValue] }
      set { roles[role.rawValue] = newValue }
    }

    /// The terminal color for a color of the app, or `nil` for the color of text.
    ///
    /// An RGB color that has no other color is returned unchanged.
    ///
    /// - Parameter color: The color of the app.
    public subscript(color: TabHost.Color) -> CellStyle.Color? {
      get {
        if let color = colors[color] { return color }
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        return .rgb(red: red, green: green, blue: blue)
      }
      set { colors[color] = newValue }
    }

    /// Returns the style of text in a color of the app, or in the color of interactive elements if
    /// the color is `nil`.
    ///
    /// The color `clear` produces a plain style; the caller omits such text.
    func text(_ color: TabHost.Color?) -> CellStyle {
      switch color {
      case nil, .tint: self[.tint]
      case .secondaryLabel, .tertiaryLabel, .gray: self[.secondary]
      case let color?: CellStyle(foreground: self[color])
      }
    }

    /// Returns the style of a badge, in a color of the app if it has one.
    func badge(_ color: TabHost.Color?) -> CellStyle {
      guard let color else { return self[.badge] }
      return CellStyle(bold: true, foreground: self[color])
    }

    /// The style of the line that shows that the content below it has the keyboard focus.
    var focusRule: CellStyle {
      let focused = self[.focused]
      let color = focused.isReversed ? focused.foreground : focused.background
      return CellStyle(bold: focused.isBold, foreground: color)
    }
  }
}
