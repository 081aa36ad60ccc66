import TabHost
import TabHostTerminal

/// German texts of the framework and of the terminal.
let german: [TabHostController.Strings.Text: String] = [
  .back: "Zurück",
  .search: "Suchen",
  .edit: "Bearbeiten",
  .done: "Fertig",
  .keysHint: "Tasten",
  .enterKey: "Eingabe",
  .controlKey: "Strg-{key}",
  .title(of: .toggleSidebar): "Seitenleiste ein- und ausblenden",
  .titledIsDisabled: "{title} ist nicht verfügbar",
  .moveAbove: "{title} über {other} legen",
  .copyItems: "{count, plural, one {ein Element} other {# Elemente}} nach {target} kopieren",
]

/// Translates the texts of tabs and hosts that are created later.
@MainActor func useGerman() {
  TabHostController.strings = .init(german, language: "de")
}
