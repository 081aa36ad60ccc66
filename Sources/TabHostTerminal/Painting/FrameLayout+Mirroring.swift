extension FrameLayout {
  /// Returns the layout mirrored horizontally, for right-to-left languages.
  func mirrored() -> FrameLayout {
    var result = self
    result.isRightToLeft.toggle()
    result.content.rect = content.rect.mirrored(in: size)
    result.content.uncovered = content.uncovered.mirrored(in: size)
    result.content.back = content.back?.mirrored(in: size)
    result.content.items = content.items.map { $0.mirrored(in: size) }
    result.content.page = content.page.mirrored(in: size)
    if let pages {
      result.pages?.rect = pages.rect.mirrored(in: size)
      result.pages?.dots = pages.dots.mirrored(in: size)
      result.pages?.selected = pages.selected?.mirrored(in: size)
    }
    if let accessory {
      result.accessory = Accessory(
        rect: accessory.rect.mirrored(in: size),
        rule: accessory.rule?.mirrored(in: size)
      )
    }
    if let bar {
      result.bar?.rect = bar.rect.mirrored(in: size)
      result.bar?.accessory = bar.accessory?.mirrored(in: size)
      result.bar?.capsules = bar.capsules.map { $0.mirrored(in: size) }
      result.bar?.items = bar.items.map { $0.mirrored(in: size) }
    }
    if let sidebar {
      result.sidebar?.rect = sidebar.rect.mirrored(in: size)
      result.sidebar?.border = sidebar.border?.mirrored(in: size)
      result.sidebar?.header = sidebar.header?.mirrored(in: size)
      result.sidebar?.toggle = sidebar.toggle?.mirrored(in: size)
      result.sidebar?.buttons = sidebar.buttons.map { $0.mirrored(in: size) }
      result.sidebar?.rows = sidebar.rows.mirrored(in: size)
      result.sidebar?.pinnedHeader = sidebar.pinnedHeader?.mirrored(in: size)
      if let scrollbar = sidebar.scrollbar {
        result.sidebar?.scrollbar?.rect = scrollbar.rect.mirrored(in: size)
        result.sidebar?.scrollbar?.thumb = scrollbar.thumb.mirrored(in: size)
      }
      result.sidebar?.rowsHeader = sidebar.rowsHeader?.mirrored(in: size)
      result.sidebar?.rowsFooter = sidebar.rowsFooter?.mirrored(in: size)
      result.sidebar?.bottomBar = sidebar.bottomBar?.mirrored(in: size)
    }
    return result
  }
}

extension FrameLayout.Item {
  func mirrored(in size: CellSize) -> FrameLayout.Item {
    FrameLayout.Item(target: target, rect: rect.mirrored(in: size), isIconOnly: isIconOnly)
  }
}
