import UIKit

/// The size of the text, which pages inherit from the root of the app.
struct TextScaleTrait: UITraitDefinition {
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
final class ReaderController: UITabBarController {
  private let paper: Paper
  private(set) var visits: [String] = []

  init(paper: Paper) {
    self.paper = paper
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var selectedTab: UITab? {
    didSet {
      if let selectedTab, selectedTab !== oldValue { visits.append(selectedTab.identifier) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sections = paper.sections.map { section in
      UITab(title: section, image: UIImage(systemName: "newspaper"), identifier: section) {
        [paper] _ in
        let articles = paper.articles.filter { $0.section == section }
        return UINavigationController(
          rootViewController: SectionViewController(title: section, articles: articles)
        )
      }
    }
    let search = UISearchTab(
      title: "Find",
      image: UIImage(systemName: "magnifyingglass"),
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
      traitOverrides.remove(UITraitHorizontalSizeClass.self)
    }
  }

  func open(_ section: String) {
    selectedTab = tab(forIdentifier: section)
  }
}

/// The articles of a section.
final class SectionViewController: UIViewController {
  private let articles: [Article]
  private(set) var scale = 0
  private(set) var isDark = false
  private(set) var sizes: [CGSize] = []

  init(title: String, articles: [Article]) {
    self.articles = articles
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.trailingItemGroups = [
      UIBarButtonItemGroup(
        barButtonItems: [
          UIBarButtonItem(
            title: "Read",
            image: UIImage(systemName: "book"),
            primaryAction: UIAction(title: "Read") { [weak self] _ in self?.readFirst() }
          ),
          UIBarButtonItem(
            title: "Share",
            image: UIImage(systemName: "square.and.arrow.up"),
            primaryAction: UIAction(title: "Share") { [weak self] in self?.share(from: $0.sender) }
          ),
        ],
        representativeItem: nil
      )
    ]
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Self, _) in
      page.isDark = page.traitCollection.userInterfaceStyle == .dark
    }
  }

  override func updateProperties() {
    super.updateProperties()
    scale = traitCollection[TextScaleTrait.self]
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
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
    page.popoverPresentationController?.sourceItem = sender as? UIBarButtonItem
    page.presentationController?.delegate = page
    present(page, animated: true)
  }
}

/// An article on the whole screen.
final class ArticleViewController: UIViewController {
  private let article: Article

  init(article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
    title = article.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyCommand(
      UIKeyCommand(
        title: "Close",
        action: #selector(close),
        input: UIKeyCommand.inputEscape,
        modifierFlags: []
      )
    )
  }

  @objc func close() {
    dismiss(animated: true)
  }
}

/// Shares articles, unless the user dismisses the page.
final class ShareViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let articles: [Article]
  private(set) var attempts = 0
  private(set) var isCanceled = false

  init(articles: [Article]) {
    self.articles = articles
    super.init(nibName: nil, bundle: nil)
    title = "Share"
    isModalInPresentation = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    attempts += 1
    isModalInPresentation = false
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isCanceled = true
  }
}
