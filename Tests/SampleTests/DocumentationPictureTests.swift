import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

@testable import MediaLibrary

/// The pictures of README and articles that show MediaLibrary in a terminal.
///
/// With the variable `TABHOST_UPDATE_PICTURES`, the tests write the pictures.
@MainActor struct DocumentationPictureTests {
  /// A picture, and the keys that lead to what it shows.
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let title: String
    var size = CellSize(columns: 80, rows: 18)
    var theme = PictureTheme.dark
    var keys: [KeyPress] = []

    var testDescription: String { name }

    static let all = [
      Picture(name: "sidebar", title: "MediaLibrary with a sidebar", keys: keys("2")),
      Picture(
        name: "bar",
        title: "MediaLibrary with a tab bar",
        keys: [KeyPress(.character("b"), modifiers: .control)] + keys("2")
      ),
      Picture(
        name: "compact",
        title: "MediaLibrary in a narrow terminal",
        size: CellSize(columns: 44, rows: 18),
        keys: keys("2")
      ),
      Picture(
        name: "editing",
        title: "Editing the sidebar of MediaLibrary",
        keys: keys("e") + Array(repeating: KeyPress(.down), count: 5)
      ),
      Picture(
        name: "menu",
        title: "A context menu in MediaLibrary",
        keys: Array(repeating: KeyPress(.down), count: 5) + keys("m")
      ),
      Picture(
        name: "palette",
        title: "The palette of MediaLibrary",
        keys: keys("2:lib")
      ),
      Picture(
        name: "light",
        title: "MediaLibrary with the light theme",
        theme: .light,
        keys: keys("2") + [KeyPress(.down)]
      ),
    ]

    private static func keys(_ text: String) -> [KeyPress] {
      text.map { KeyPress(.character($0)) }
    }
  }

  private func document(_ picture: Picture) -> String {
    let host = MediaLibraryHost()
    host.traitCollection = .terminal(columns: picture.size.columns, rows: picture.size.rows)
    host.customizationStore = InMemoryTabCustomizationStore()
    let accent = host.userData.accent
    let theme = accent.theme.theme(for: picture.theme == .dark ? .dark : .light)
    var options = FrameOptions(theme: ThemeChoice(theme))
    options.showsStatusLine = true
    let screen = HostScreen(host: host, size: picture.size, options: options)
    host.appear()
    _ = screen.frame()
    for key in picture.keys {
      screen.handle(.key(key), at: .zero)
      _ = screen.frame()
    }
    defer { host.disappear() }
    return screen.frame().svg(title: picture.title, theme: picture.theme)
  }

  @Test(arguments: Picture.all)
  func `the pictures of README and articles are frames of the program`(_ picture: Picture) throws {
    let catalog = "Sources/TabHostTerminal/TabHostTerminal.docc"
    let file = "media-library-\(picture.name).svg"
    try PackageFiles.expect(
      document(picture),
      in: "\(catalog)/Resources/\(file)",
      of: .pictures
    )
    let texts = try ["README.md", "\(catalog)/RunningInATerminal.md", "\(catalog)/Themes.md"]
      .map(PackageFiles.text)
    #expect(texts.contains { $0.contains("\(file))") })
  }
}
