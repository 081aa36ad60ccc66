public import TabHost

extension Theme {
  /// The styles of a theme at one color depth.
  public struct Styles: Hashable, Sendable {
    /// The styles of the roles, in declared order.
    private var roles: [Style]
    private var colors: [TabHost.Color: Style.Color]

    /// Creates styles. Other roles are drawn as plain text, and other colors in the color of text.
    ///
    /// - Parameters:
    ///   - roles: The style of each role.
    ///   - colors: The terminal color for each named color of the app.
    public init(
      _ roles: [Role: Style] = [:],
      colors: [TabHost.Color: Style.Color] = [:]
    ) {
      self.roles = Role.allCases.map { roles[$0] ?? .plain }
      self.colors = colors
    }

    /// The style of a role.
    ///
    /// - Parameter role: The role.
    public subscript(role: Role) -> Style {
      get { roles[role.rawValue] }
      set { roles[role.rawValue] = newValue }
    }

    /// The terminal color for a color of the app, or `nil` for the color of text.
    ///
    /// An RGB color that has no other color is returned unchanged.
    ///
    /// - Parameter color: The color of the app.
    public subscript(color: TabHost.Color) -> Style.Color? {
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
    func text(_ color: TabHost.Color?) -> Style {
      switch color {
      case nil, .tint: self[.tint]
      case .secondaryLabel, .tertiaryLabel, .gray: self[.secondary]
      case let color?: Style(foreground: self[color])
      }
    }

    /// Returns the style of a badge, in a color of the app if it has one.
    func badge(_ color: TabHost.Color?) -> Style {
      guard let color else { return self[.badge] }
      return Style(bold: true, foreground: self[color])
    }

    /// The style of the line that shows that the content below it has the keyboard focus.
    var focusRule: Style {
      let focused = self[.focused]
      let color = focused.isReversed ? focused.foreground : focused.background
      return Style(bold: focused.isBold, foreground: color)
    }
  }
}
