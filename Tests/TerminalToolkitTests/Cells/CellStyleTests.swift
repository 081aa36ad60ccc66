import TabHostTestSupport
import TerminalToolkit
import Testing

struct CellStyleTests {
  private static let colors: [CellStyle.Color?] =
    [nil, .rgb(red: 0, green: 0, blue: 0), .rgb(red: 255, green: 255, blue: 255)]
    + [.rgb(red: 1, green: 2, blue: 3), .rgb(red: 0, green: 0, blue: 16)] + CellStyle.Color.ansi

  private static let attributes: [any WritableKeyPath<CellStyle, Bool> & Sendable] = [
    \.isBold, \.isDim, \.isReversed, \.isUnderlined, \.isItalic, \.isStruckThrough,
  ]

  @Test func `a style has the colors that it was given, whatever its attributes`() {
    for foreground in Self.colors {
      for background in Self.colors {
        let style = CellStyle(foreground: foreground, background: background)
        expectEqual(style.foreground, foreground)
        expectEqual(style.background, background)
        expect(Self.attributes.allSatisfy { !style[keyPath: $0] })
        expectEqual((style == .plain), (foreground == nil && background == nil))
      }
    }
    expectEqual(Set(Self.colors.map { CellStyle(foreground: $0) }).count, Self.colors.count)
  }

  @Test func `setting a property changes no other property`() {
    for attribute in Self.attributes {
      var style = CellStyle(
        foreground: .brightWhite,
        background: .rgb(red: 255, green: 255, blue: 255)
      )
      style[keyPath: attribute] = true
      expectEqual(Self.attributes.filter { style[keyPath: $0] }, [attribute])
      style.foreground = nil
      expectEqual(style.background, .rgb(red: 255, green: 255, blue: 255))
      style.background = .black
      expect(style.foreground == nil)
      style[keyPath: attribute] = false
      expectEqual(style, CellStyle(background: .black))
    }
  }
}
