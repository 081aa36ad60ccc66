public import TabHost

extension [TabHostController.Strings.Text] {
  /// The texts of an app in a terminal: those of the framework and of the screen.
  public static var terminal: Self {
    framework + lists + status + hints + commands + keys + states + inspector
  }
}

/// Returns the translation of a text, in which values replace the placeholders.
@MainActor func localized(
  _ text: TabHostController.Strings.Text,
  _ values: [String: String] = [:]
) -> String {
  values.isEmpty
    ? TabHostController.strings[text] : TabHostController.strings.text(text, values)
}
