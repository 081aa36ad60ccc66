import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalPictures
@testable import TerminalToolkit

/// Frames one after another in an SVG document.
@MainActor struct MovingPictureTests {
  private let frames = [
    Frame.of(["abc", "same", "x"], columns: 5), Frame.of(["abd", "same", "x"], columns: 5),
    Frame.of(["abd", "same", "y│"], columns: 5) { cells in
      let row = CellRect(column: 0, row: 2, columns: 5, rows: 1)
      cells.restyle(row) { $0 = CellStyle(background: .blue) }
    },
  ]

  private func picture(_ frames: [Frame]) -> MovingPicture {
    var picture = MovingPicture()
    for frame in frames { picture.append(frame, for: .seconds(2)) }
    return picture
  }

  /// Returns the elements that are visible while a frame is shown. Each element is on a line.
  private func still(_ document: String, frame: Int) -> String {
    var groups: [Range<Int>] = []
    let lines = document.split(separator: "\n").filter { line in
      if line == "</g>" { groups.removeLast() }
      if line.hasPrefix("<g") {
        let numbers = line.firstMatch(of: /animation:f(\d+)-(\d+)/)
          .map { [$0.1, $0.2].compactMap { Int($0) } }
        groups.append(numbers.map { $0[0]..<$0[1] } ?? 0..<Int.max)
      }
      let isElement = ["<text", "<rect", "<path", "<svg", "</svg"].contains { line.hasPrefix($0) }
      return isElement && groups.allSatisfy { $0.contains(frame) }
    }
    return lines.joined(separator: "\n")
  }

  @Test func `each frame shows what its own picture shows`() throws {
    let document = picture(frames).svg()
    for (index, frame) in frames.enumerated() {
      let shown = try #require(ParsedPicture(still(document, frame: index)))
      let alone = try #require(ParsedPicture(frame.svg()))
      expectEqual(shown.characters, alone.characters)
      expectEqual(shown.all("rect").map(\.attributes), alone.all("rect").map(\.attributes))
    }
  }

  @Test func `the style sheet shows the rows of a frame for its time`() {
    let rules = picture(frames).svg().split(separator: "\n").filter { $0.hasPrefix("@") }
    expectEqual(
      rules,
      [
        "@keyframes f0-1{0.000%{visibility:visible}33.333%{visibility:hidden}}",
        "@keyframes f1-3{0%{visibility:hidden}33.333%{visibility:visible}}",
        "@keyframes f0-2{0.000%{visibility:visible}66.666%{visibility:hidden}}",
        "@keyframes f2-3{0%{visibility:hidden}66.666%{visibility:visible}}",
        "@media (prefers-reduced-motion:reduce){g{animation:none!important}}",
      ]
    )
  }

  @Test func `without an animation, the first frame is shown`() throws {
    let document = picture(frames).svg()
    let groups = document.matches(of: /<g style="animation:f(\d+)-\d+ 6000ms[^"]*"([^>]*)>/)
    #expect(
      groups.map { "\($0.1)\($0.2)" } == [
        "0", "1 visibility=\"hidden\"", "0", "2 visibility=\"hidden\"",
      ]
    )
  }

  @Test func `rows that all frames have in common are in the document once`() {
    expectEqual(picture(frames).svg().ranges(of: ">same<").count, 1)
  }

  @Test func `equal frames in succession are one`() {
    let picture = picture([frames[0], frames[0], frames[1]])
    expectEqual(picture.frameCount, 2)
    expectEqual(picture.duration, .seconds(6))
    expect(picture.svg().contains("66.666%"))
  }

  @Test func `a frame is shown for an hour at most`() {
    var picture = MovingPicture()
    picture.append(frames[0], for: .seconds(Int64.max))
    picture.append(frames[1], for: .seconds(-1))
    picture.append(frames[2], for: .seconds(Int64.max))
    expectEqual(picture.duration, .seconds(7200))
    expect(picture.svg().contains("50.000%"))
  }

  @Test func `any title is valid`() throws {
    let title = "</title><script>&\"']]>\u{1B}[0m{}*/"
    expect(ParsedPicture(picture(frames).svg(title: title)) != nil)
    let frame = Frame.of(["</text><&\"]]>"], columns: 14)
    expect(ParsedPicture(picture([frame, frames[0]]).svg()) != nil)
  }

  @Test func `a picture of one frame does not move`() {
    expectEqual(picture([frames[0]]).svg(title: "a"), frames[0].svg(title: "a"))
    expect(ParsedPicture(MovingPicture().svg()) != nil)
  }

  @Test func `the document has no scripts and no references`() {
    let document = picture(frames).svg()
    for reference in ["href", "url(", "<script", "<!", "<?", "@import"] {
      expect(!document.contains(reference))
    }
  }

  @Test func `the picture is as large as its largest frame`() {
    let document = picture([frames[0], Frame.of(["a long row"], columns: 10)]).svg()
    expect(document.contains("viewBox=\"-9 -9 108 72\""))
  }
}
