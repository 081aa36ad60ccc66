import TabHost

extension TabItem {
  /// Sets every property that few tabs set.
  func setEverythingRare(number: Int, object: AnyObject) {
    selectedImage = TabImage(systemName: "leaf.fill")
    subtitle = "Subtitle \(number)"
    badge = .text("\(number)")
    helpText = "Help \(number)"
    accessibility = TabAccessibility(
      label: "Label \(number)",
      value: "Value \(number)",
      hint: "Hint \(number)",
      inputLabels: ["Tab \(number)"],
      identifier: "tab \(number)"
    )
    userInfo = object
    leadingSwipeActions = { _ in nil }
    trailingSwipeActions = { _ in nil }
    contextMenu = { _ in nil }
    dragItemsProvider = { _ in [] }
    dropHandler = DropHandler(accepting: ["public.text"], proposal: { _ in .copy }) { _ in }
    setCustomizationBehavior(.automatic, for: .tabBar)
    setDefaultVisibility(.visible, for: .tabBar)
  }
}
