import TabHost

extension TabItem {
  /// Sets all rarely set properties.
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
    leadingSwipeActionsProvider = { _ in nil }
    trailingSwipeActionsProvider = { _ in nil }
    contextMenuProvider = { _ in nil }
    dragItemsProvider = { _ in [] }
    dropHandler = DropHandler(accepting: ["public.text"], proposal: { _ in .copy }) { _ in }
    setCustomizationBehavior(.automatic, for: .tabBar)
    setDefaultVisibility(.visible, for: .tabBar)
  }
}
