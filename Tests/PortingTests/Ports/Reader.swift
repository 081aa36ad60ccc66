import Foundation
import TabHost

/// The size of the text, which pages inherit from the root of the app.
struct TextScaleTrait: TraitDefinition {
  static let defaultValue = 1
}

/// An article of the paper.
struct Article: Hashable {
  let title: String
  let section: String
  var isRead = false
}

/// The paper, with the articles of its sections.
@MainActor final class Paper {
  var articles: [Article]

  init(articles: [Article]) {
    self.articles = articles
  }

  var sections: [String] {
    var seen = Set<String>()
    return articles.map(\.section).filter { seen.insert($0).inserted }
  }

  func articles(matching text: String) -> [Article] {
    articles.filter { $0.title.localizedCaseInsensitiveContains(text) }
  }
}

/// The root of the app, which counts the visits of its sections.
final class ReaderController: TabHostController {
  private let paper: Paper
  private(set) var visits: [String] = []

  init(paper: Paper) {
    self.paper = paper
    super.init()
  }

  override var selectedTab: TabItem? {
    didSet {
      if let selectedTab, selectedTab !== oldValue { visits.append(selectedTab.identifier) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sections = paper.sections.map { section in
      TabItem(title: section, image: TabImage(systemName: "newspaper"), identifier: section) {
        [paper] _ in
        let articles = paper.articles.filter { $0.section == section }
        return NavigationController(
          rootViewController: SectionViewController(title: section, articles: articles)
        )
      }
    }
    let search = SearchTabItem(
      title: "Find",
      image: TabImage(systemName: "magnifyingglass"),
      identifier: "find"
    ) { [paper] _ in
      SectionViewController(title: "Results", articles: paper.articles(matching: "a"))
    }
    mode = .tabSidebar
    tabs = sections + [search]
    traitOverrides[TextScaleTrait.self] = 2
  }

  /// Shows the bar even where there is room for a sidebar.
  func prefersBar(_ isPreferred: Bool) {
    if isPreferred {
      traitOverrides.horizontalSizeClass = .compact
    } else {
      traitOverrides.remove(HorizontalSizeClassTrait.self)
    }
  }

  func open(_ section: String) {
    selectedTab = tab(forIdentifier: section)
  }
}

/// The articles of a section.
final class SectionViewController: ViewController {
  private let articles: [Article]
  private(set) var scale = 0
  private(set) var isDark = false
  private(set) var sizes: [CGSize] = []

  init(title: String, articles: [Article]) {
    self.articles = articles
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.trailingItemGroups = [
      BarButtonItemGroup(
        barButtonItems: [
          BarButtonItem(
            title: "Read",
            image: TabImage(systemName: "book"),
            primaryAction: Action(title: "Read") { [weak self] _ in self?.readFirst() }
          ),
          BarButtonItem(
            title: "Share",
            image: TabImage(systemName: "square.and.arrow.up"),
            primaryAction: Action(title: "Share") { [weak self] in self?.share(from: $0.sender) }
          ),
        ],
        representativeItem: nil
      )
    ]
    registerForTraitChanges([UserInterfaceStyleTrait.self]) { (page: Self, _) in
      page.isDark = page.traitCollection.userInterfaceStyle == .dark
    }
  }

  override func updateProperties() {
    super.updateProperties()
    scale = traitCollection[TextScaleTrait.self]
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] _ in self?.sizes.append(size) }
  }

  private func readFirst() {
    guard let article = articles.first else { return }
    let page = ArticleViewController(article: article)
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  private func share(from sender: Any?) {
    let page = ShareViewController(articles: articles)
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceItem = sender as? BarButtonItem
    page.presentationController?.delegate = page
    present(page, animated: true)
  }
}

/// An article on the whole screen.
final class ArticleViewController: ViewController {
  private let article: Article

  init(article: Article) {
    self.article = article
    super.init()
    title = article.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyCommand(
      KeyCommand(
        title: "Close",
        action: { [weak self] _ in self?.close() },
        input: KeyCommand.inputEscape,
        modifierFlags: []
      )
    )
  }

  func close() {
    dismiss(animated: true)
  }
}

/// Shares articles, unless the user dismisses the page.
final class ShareViewController: ViewController, AdaptivePresentationControllerDelegate {
  private let articles: [Article]
  private(set) var attempts = 0
  private(set) var isCanceled = false

  init(articles: [Article]) {
    self.articles = articles
    super.init()
    title = "Share"
    isModalInPresentation = true
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    attempts += 1
    isModalInPresentation = false
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    isCanceled = true
  }
}
