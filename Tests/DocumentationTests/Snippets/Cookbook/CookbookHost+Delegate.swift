import TabHost

extension CookbookHost: TabHostControllerDelegate {
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    guard tab.identifier == "new recipe" else { return true }
    recipes.children.append(makeRecipe("Recipe \(recipes.children.count + 1)"))
    return false
  }
}
