import Foundation
import TabHost

final class RecipeBook: TabHostController {
  private let file: URL

  init(leftIn file: URL) {
    self.file = file
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A state that cannot be read is ignored.
    if let left = try? Data(contentsOf: file),
      let state = try? JSONDecoder().decode(TabRestorationState.self, from: left)
    {
      restore(state)  // Before the tabs, so that there is one call for the selection.
    }
    let courses = ["Soups", "Mains", "Desserts"].map { course in
      TabItem(title: course, identifier: course) { _ in ViewController() }
    }
    tabs = [
      TabItem(title: "Today", identifier: "today") { _ in ViewController() },
      TabGroupItem(title: "Courses", identifier: "courses", children: courses),
    ]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    try? JSONEncoder().encode(restorationState).write(to: file, options: .atomic)
  }
}
