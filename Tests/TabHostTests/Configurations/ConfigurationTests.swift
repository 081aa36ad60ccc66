import Foundation
import TabHost
import TabHostTestSupport
import Testing

struct ColorTests {
  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), Color.rgb(red: 255, green: 128, blue: 0)),
    (Color(red: 2, green: -1, blue: .nan, alpha: 0.5), .rgb(red: 255, green: 0, blue: 0)),
    (Color(red: .infinity, green: 0, blue: 0), .rgb(red: 255, green: 0, blue: 0)),
    (Color(red: 1, green: 1, blue: 1, alpha: 0), .clear),
    (Color(white: 0.5, alpha: 1), .rgb(red: 128, green: 128, blue: 128)),
    (Color(white: 0.5, alpha: -1), .clear),
  ])
  func `components are clamped, and only an alpha of zero is clear`(color: Color, expected: Color) {
    expectEqual(color, expected)
  }

  @Test func `the names of the system are those of the framework`() {
    let names: [(Color, Color)] = [
      (.tintColor, .tint), (.systemRed, .red), (.systemOrange, .orange), (.systemYellow, .yellow),
      (.systemGreen, .green), (.systemBlue, .blue), (.systemPurple, .purple), (.systemGray, .gray),
      (.systemTeal, .teal), (.systemPink, .pink), (.systemBrown, .brown),
      (.white, Color(white: 1)), (.black, Color(white: 0)),
    ]
    for (color, expected) in names { expectEqual(color, expected) }
    let others: [Color] = [
      .systemMint, .systemCyan, .systemIndigo, .lightGray, .darkGray, .white, .black,
    ]
    expectEqual(Set(others).count, others.count)
  }

  @Test func `a transformer equals its copies, and no other with the same function`() {
    let transformer = ConfigurationColorTransformer { _ in .red }
    let copy = transformer
    expect(transformer(.blue) == .red && transformer.transform(.clear) == .red)
    expect(copy == transformer && transformer != ConfigurationColorTransformer { _ in .red })
    expectEqual(Set([copy, transformer]).count, 1)
  }

  @Test(arguments: [
    (Color.red, Color.gray), (.label, .label), (.clear, .clear),
    (.rgb(red: 255, green: 255, blue: 255), .white),
    (.rgb(red: 255, green: 0, blue: 0), .rgb(red: 76, green: 76, blue: 76)),
  ])
  func `grayscale keeps the lightness`(color: Color, expected: Color) {
    expectEqual(ConfigurationColorTransformer.grayscale(color), expected)
    expectEqual(ConfigurationColorTransformer.preferredTint(color), .tint)
  }
}

struct FontTests {
  @Test(arguments: Font.TextStyle.allCases)
  func `only headlines are bold, and every style has a size`(style: Font.TextStyle) {
    let font = Font.preferredFont(forTextStyle: style)
    expect(font.textStyle == style && font.isBold == (style == .headline))
    expect((11...34).contains(font.pointSize))
  }

  @Test func `a font of a size has the given weight and no style`() {
    expectEqual(Font.systemFont(ofSize: 9).weight, .regular)
    expectEqual(Font.boldSystemFont(ofSize: 9), .systemFont(ofSize: 9, weight: .bold))
    expect(Font.italicSystemFont(ofSize: 9).isItalic)
    expectEqual(Font.monospacedSystemFont(ofSize: 9, weight: .thin).weight, .thin)
    let title = Font.preferredFont(forTextStyle: .title1).withSize(9)
    expectEqual(title, .systemFont(ofSize: 9))
    expectEqual(
      Font.Weight.allCases.filter { Font.systemFont(ofSize: 9, weight: $0).isBold },
      [.semibold, .bold, .heavy, .black]
    )
  }
}

/// Configurations of rows.
@MainActor struct ConfigurationTests {
  @Test func `hints are part of the value of a configuration`() {
    let base = ListContentConfiguration.cell()
    let changes: [(inout ListContentConfiguration) -> Void] = [
      { $0.directionalLayoutMargins.top = 1 },
      { $0.imageToTextPadding = 1 },
      { $0.textToSecondaryTextHorizontalPadding = 1 },
      { $0.textToSecondaryTextVerticalPadding = 1 },
      { $0.imageProperties.maximumSize.width = 1 },
      { $0.imageProperties.reservedLayoutSize = CGSize(width: 1, height: 1) },
      { $0.imageProperties.cornerRadius = 1 },
      { $0.imageProperties.preferredSymbolConfiguration = .init(weight: .bold) },
      { $0.imageProperties.tintColorTransformer = .grayscale },
      { $0.textProperties.font = .preferredFont(forTextStyle: .footnote) },
      { $0.textProperties.numberOfLines = 1 },
      { $0.textProperties.colorTransformer = .grayscale },
    ]
    let changed = changes.map { change in
      var configuration = base
      change(&configuration)
      return configuration
    }
    expectEqual(Set(changed + [base]).count, changes.count + 1)
  }

  @Test func `a text is bold if its font is`() {
    var header = ListContentConfiguration.header()
    expect(header.textProperties.isBold)
    expectEqual(header.textProperties.font, .preferredFont(forTextStyle: .headline))
    header.textProperties.isBold = true
    expectEqual(header.textProperties.font.weight, .semibold)
    header.textProperties.isBold = false
    expectEqual(header.textProperties.font.weight, .regular)
    header.textProperties.font = .boldSystemFont(ofSize: 9)
    expect(header.textProperties.isBold)
    expectEqual(ListContentConfiguration.accompaniedSidebarCell(), .cell())
    expectEqual(ListContentConfiguration.accompaniedSidebarSubtitleCell(), .subtitleCell())
  }

  @Test func `resolved colors are transformed, and nil is the tint color`() {
    var content = ListContentConfiguration.cell()
    expectEqual(content.imageProperties.resolvedTintColor(for: .green), .green)
    content.imageProperties.tintColor = .red
    content.imageProperties.tintColorTransformer = .grayscale
    content.textProperties.colorTransformer = .preferredTint
    expectEqual(content.imageProperties.resolvedTintColor(for: .green), .gray)
    expectEqual(content.textProperties.resolvedColor(), .tint)
    expectEqual(content.secondaryTextProperties.resolvedColor(), .secondaryLabel)

    var background = BackgroundConfiguration.listCell()
    background.backgroundColor = nil
    background.strokeColor = nil
    expectEqual(background.resolvedBackgroundColor(for: .green), .green)
    expectEqual(background.resolvedStrokeColor(for: .green), .green)
    background.backgroundColorTransformer = .grayscale
    background.strokeColorTransformer = .preferredTint
    expectEqual(background.resolvedBackgroundColor(for: .green), .gray)
    expectEqual(background.resolvedStrokeColor(for: .green), .tint)
  }

  @Test func `backgrounds of list and sidebar rows highlight the selection, others do not`() {
    var state = CellConfigurationState(traitCollection: TraitCollection())
    state.isSelected = true
    let marking: [BackgroundConfiguration] = [
      .listCell(), .listSidebarCell(), .listAccompaniedSidebarCell(),
    ]
    expectEqual(marking.map { $0.updated(for: state).backgroundColor }, [.gray, .gray, .gray])
    let plain: [BackgroundConfiguration] = [.clear(), .listHeader(), .listFooter()]
    expectEqual(plain.map { $0.updated(for: state).backgroundColor }, [.clear, .clear, .clear])
  }

  @Test func `options of accessories are properties of the accessory`() {
    let options = CellAccessory.Options(
      isHidden: true,
      reservedLayoutWidth: .custom(9),
      tintColor: .red,
      backgroundColor: .blue
    )
    let accessories: [CellAccessory] = [
      .disclosureIndicator(options: options), .checkmark(options: options),
      .delete(options: options), .insert(options: options), .reorder(options: options),
      .multiselect(options: options), .popUpMenu(Menu(children: []), options: options),
      .detail(options: options),
    ]
    for accessory in accessories {
      expect(accessory.isHidden && accessory.tintColor == .red)
    }
    let outline = CellAccessory.outlineDisclosure(options: .init(style: .cell, tintColor: .red))
    expect(outline.tintColor == .red && !outline.isHidden)
    let label = CellAccessory.label(
      text: "3",
      options: .init(isHidden: true, font: .boldSystemFont(ofSize: 9))
    )
    expect(label.font?.isBold == true && label.isHidden)
  }

  @Test func `a custom accessory takes over all values of its configuration`() {
    let configuration = CellAccessory.CustomViewConfiguration(
      customView: ViewController(),
      placement: .leading(),
      isHidden: true,
      reservedLayoutWidth: .actual,
      tintColor: .red,
      maintainsFixedSize: true
    )
    let accessory = CellAccessory.customView(configuration: configuration)
    expect(accessory.isHidden && accessory.tintColor == .red)
  }

  @Test func `the color of a swipe action is reset with nil`() {
    let action = ContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
    action.backgroundColor = .orange
    expectEqual(action.backgroundColor, .orange)
    action.backgroundColor = nil
    expectEqual(action.backgroundColor, .red)
  }

  @Test func `a menu has no badge by default`() {
    let configuration = ContextMenuConfiguration(actionProvider: { _ in nil })
    expectEqual(configuration.badgeCount, 0)
    configuration.badgeCount = 3
    expectEqual(configuration.badgeCount, 3)
  }

  @Test func `the accessibility of a tab can be set by parts`() {
    let tab = TabItem.bare("a")
    tab.accessibilityLabel = "label"
    tab.accessibilityValue = "value"
    tab.accessibilityHint = "hint"
    expectEqual(tab.accessibility, TabAccessibility(label: "label", value: "value", hint: "hint"))
    expect(tab.accessibilityLabel == "label" && tab.accessibilityValue == "value")
    expectEqual(tab.accessibilityHint, "hint")
  }

  @Test func `isEqual compares identifiers`() {
    let tab = TabItem.bare("a")
    expect(tab.isEqual(TabItem.bare("a")) && !tab.isEqual(TabItem.bare("b")))
    expect(!tab.isEqual(nil) && !tab.isEqual("a"))
  }

  @Test func `the configurations of other lists are those of headers, footers and rows`() {
    let header = ListContentConfiguration.header()
    expectEqual(ListContentConfiguration.plainHeader(), header)
    expectEqual(ListContentConfiguration.groupedHeader(), header)
    expectEqual(ListContentConfiguration.prominentInsetGroupedHeader(), header)
    expectEqual(ListContentConfiguration.extraProminentInsetGroupedHeader(), header)
    let footer = ListContentConfiguration.footer()
    expectEqual(ListContentConfiguration.plainFooter(), footer)
    expectEqual(ListContentConfiguration.groupedFooter(), footer)
    expectEqual(header.textProperties.lineBreakMode, .byTruncatingTail)
    expect(header.textProperties.adjustsFontForContentSizeCategory)
    var selected = CellConfigurationState(traitCollection: TraitCollection())
    selected.isSelected = true
    func color(_ background: BackgroundConfiguration) -> Color? {
      background.updated(for: selected).backgroundColor
    }
    expect(color(.listPlainCell()) == .gray && color(.listGroupedCell()) == .gray)
    expect(color(.listPlainHeaderFooter()) == .clear && color(.listSidebarHeader()) == .clear)
    expectEqual(color(.listGroupedHeaderFooter()), .clear)
  }
}
