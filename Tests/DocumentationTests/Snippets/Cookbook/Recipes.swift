import TabHost

@MainActor func makeRecipe(_ title: String) -> TabItem {
  let recipe = makeTab(title, "leaf")
  recipe.allowsHiding = true
  return recipe
}

@MainActor func makeRecipes() -> TabGroupItem {
  let recipes = TabGroupItem(
    title: "Recipes",
    image: TabImage(systemName: "book"),
    identifier: "recipes",
    children: ["Leek Soup", "Rye Bread", "Plum Tart"].map { makeRecipe($0) }
  )
  recipes.allowsReordering = true
  return recipes
}
