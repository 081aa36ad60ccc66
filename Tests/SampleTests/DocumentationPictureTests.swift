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
        name: "tab-list",
        title: "The list of all tabs of MediaLibrary in a narrow terminal",
        size: CellSize(columns: 44, rows: 18),
        keys: keys("2") + [KeyPress(.character("b"), modifiers: .control)]
      ),
      Picture(
        name: "editing",
        title: "Editing the sidebar of MediaLibrary",
        keys: keys("e") + Array(repeating: KeyPress(.down), count: 7)
      ),
      Picture(
        name: "menu",
        title: "A context menu in MediaLibrary",
        keys: Array(repeating: KeyPress(.down), count: 8) + keys("m")
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

  private let host = MediaLibraryHost()

  /// Returns the user of MediaLibrary at a screen.
  private func user(_ size: CellSize, _ theme: PictureTheme = .dark) -> ScreenDriver {
    host.traitCollection = .terminal(columns: size.columns, rows: size.rows)
    host.customizationStore = InMemoryTabCustomizationStore()
    let theme = ThemeChoice(accent: RGBColor(0xFFBF00)).theme(for: theme == .dark ? .dark : .light)
    var options = FrameOptions(theme: ThemeChoice(theme))
    options.showsStatusLine = true
    host.appear()
    return ScreenDriver(HostScreen(host: host, size: size, options: options))
  }

  private func document(_ picture: Picture) -> String {
    let user = user(picture.size, picture.theme)
    for key in picture.keys { user.handle(.key(key)) }
    defer { host.disappear() }
    return user.frame.svg(title: picture.title, theme: picture.theme)
  }

  @Test func `the moving picture of the README is a session of the program`() throws {
    let user = user(CellSize(columns: 80, rows: 18))
    defer { host.disappear() }
    var picture = MovingPicture()
    func show(_ milliseconds: Int = 1500) {
      picture.append(user.frame, for: .milliseconds(milliseconds))
    }
    func press(_ keys: KeyPress.Key..., for milliseconds: Int = 1500) {
      user.press(keys)
      show(milliseconds)
    }
    show()
    press(.down, for: 700)
    press(.enter)
    press(.down, .down, for: 700)
    press(.enter)
    press(.character("e"), for: 1000)
    press(.down, .down, .down, .down, .down, .character(" "))
    press(.down, .character(" "))
    press(.character("e"), for: 3000)
    press(.character("2"), for: 1000)
    press(.character("/"), for: 1000)
    for letter in "fox" { press(.character(letter), for: 400) }
    press(.down, for: 700)
    press(.enter, for: 3000)

    try PackageFiles.expect(
      picture.svg(title: "A session of MediaLibrary"),
      in: "Sources/TabHostTerminal/TabHostTerminal.docc/Resources/media-library-session.svg",
      of: .pictures
    )
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
    let articles = ["RunningInATerminal", "KeyboardAndMouse", "Themes"]
    let texts = try (["README.md"] + articles.map { "\(catalog)/\($0).md" })
      .map(PackageFiles.text)
    expect(texts.contains { $0.contains("\(file))") })
  }
}
