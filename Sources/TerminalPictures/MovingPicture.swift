public import TerminalToolkit

/// A picture that shows frames one after another, and then begins again.
///
/// ```swift
/// var picture = MovingPicture()
/// picture.append(user.frame, for: .seconds(1.5))
/// user.press(.down, .enter)
/// picture.append(user.frame, for: .seconds(3))
/// let document = picture.svg(title: "Opening a letter")
/// ```
public struct MovingPicture: Sendable {
  private struct Shot {
    let frame: Frame
    var duration: Duration
  }

  private var shots: [Shot] = []

  /// Creates a picture without frames.
  public init() {}

  /// The number of frames. Equal frames in succession are one.
  public var frameCount: Int { shots.count }

  /// The time from the first frame until the picture begins again.
  public var duration: Duration { shots.reduce(.zero) { $0 + $1.duration } }

  /// Adds a frame after the others.
  ///
  /// A frame that equals the last one extends the time of that one.
  ///
  /// - Parameters:
  ///   - frame: The frame. The picture is as large as its largest frame.
  ///   - duration: The time for which the frame is shown. A negative time counts as zero, and one of
  ///     more than an hour as an hour.
  public mutating func append(_ frame: Frame, for duration: Duration) {
    let duration = min(max(duration, .zero), .seconds(3600))
    if shots.last?.frame == frame {
      shots[shots.count - 1].duration += duration
    } else {
      shots.append(Shot(frame: frame, duration: duration))
    }
  }

  /// Returns the picture as an SVG document that animates itself, for READMEs and web pages.
  ///
  /// The document has the elements of ``Frame/svg(title:theme:)``, and a style sheet that shows those
  /// of one frame at a time. It has no scripts and no references, so it also moves where a page shows it
  /// as an image. Rows that frames have in common are in the document once. The first frame alone is
  /// shown by viewers that do not animate, and to users who prefer reduced motion. Equal frames and
  /// times produce equal documents.
  ///
  /// - Parameters:
  ///   - title: The accessible title of the document, or `nil` for none. Any string is valid; it is
  ///     sanitized like a ``SafeText``.
  ///   - theme: The colors. The default is ``PictureTheme/dark``.
  public func svg(title: String? = nil, theme: PictureTheme = .dark) -> String {
    let size = CellSize(
      columns: shots.map(\.frame.size.columns).max() ?? 0,
      rows: shots.map(\.frame.size.rows).max() ?? 0
    )
    let layers = layers(rows: size.rows, theme)
    let moving = layers.filter { $0.frames.count < shots.count }
    var elements: [String] = []
    if !moving.isEmpty {
      let styles = moving.map { keyframes(of: $0.frames) }
      let still = "@media (prefers-reduced-motion:reduce){g{animation:none!important}}"
      elements = ["<style>"] + styles + [still, "</style>"]
    }
    for layer in layers {
      guard layer.frames.count < shots.count else {
        elements += layer.picture.elements
        continue
      }
      let isHidden = layer.frames.lowerBound > 0 ? " visibility=\"hidden\"" : ""
      let animation = "\(name(of: layer.frames)) \(milliseconds(until: shots.count))ms"
      elements.append("<g style=\"animation:\(animation) step-end infinite\"\(isHidden)>")
      elements += layer.picture.elements
      elements.append("</g>")
    }
    return SVGPicture.document(size: size, title: title, theme: theme, elements)
  }

  // MARK: - Layers

  /// The rows that are shown during the same frames.
  private struct Layer {
    let frames: Range<Int>
    var picture: SVGPicture
  }

  /// Returns the layers in the order of their first row.
  private func layers(rows: Int, _ theme: PictureTheme) -> [Layer] {
    var layers: [Layer] = []
    var indices: [Range<Int>: Int] = [:]
    for row in 0..<rows {
      let contents = shots.map { Self.row(row, of: $0.frame) }
      var start = 0
      for end in 1...shots.count where end == shots.count || contents[end] != contents[start] {
        let frames = start..<end
        start = end
        let index = indices[frames] ?? layers.count
        if index == layers.count {
          indices[frames] = index
          layers.append(Layer(frames: frames, picture: SVGPicture(theme: theme)))
        }
        layers[index].picture.add(contents[frames.lowerBound], row: row)
      }
    }
    return layers.filter { !$0.picture.elements.isEmpty }
  }

  /// Returns the cells of a row as a picture shows them. A frame has no cells beneath its last row.
  private static func row(_ row: Int, of frame: Frame) -> [Cell] {
    row < frame.size.rows ? frame.shownRow(row, colors: .trueColor) : []
  }

  // MARK: - The animation

  private func name(of frames: Range<Int>) -> String {
    "f\(frames.lowerBound)-\(frames.upperBound)"
  }

  /// Returns the rule that shows a layer during its frames.
  private func keyframes(of frames: Range<Int>) -> String {
    var rule = ""
    if frames.lowerBound > 0 { rule = "0%{visibility:hidden}" }
    rule += "\(percentage(until: frames.lowerBound)){visibility:visible}"
    if frames.upperBound < shots.count {
      rule += "\(percentage(until: frames.upperBound)){visibility:hidden}"
    }
    return "@keyframes \(name(of: frames)){\(rule)}"
  }

  private func milliseconds(until frame: Int) -> Int64 {
    let time = shots[..<frame].reduce(.zero) { $0 + $1.duration }.components
    return time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000
  }

  /// The part of the duration before a frame, with three digits after the point.
  private func percentage(until frame: Int) -> String {
    let share = milliseconds(until: frame) * 100_000 / max(milliseconds(until: shots.count), 1)
    let digits = String(share % 1000 + 1000).dropFirst()
    return "\(share / 1000).\(digits)%"
  }
}
