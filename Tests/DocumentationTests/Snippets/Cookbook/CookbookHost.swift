import TabHost

final class CookbookHost: TabHostController {
  let recipes = makeRecipes()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = [
      makeTab("Tonight", "star"),
      recipes,
      makeTab("Shopping", "cart"),
      TabItem(
        title: "New Recipe",
        image: TabImage(systemName: "plus"),
        identifier: "new recipe"
      ),
    ]
  }
}
