import TabHost
import TabHostTerminal

/// A commit that is dragged from the history of a branch.
struct PickedCommit {
  let hash: String
  let branch: String
}

/// A host with a tab for each branch.
final class CheckoutHost: TabHostController, TabHostControllerDelegate {
  let checkout: Checkout
  let group = TabGroupItem(title: "Branches", identifier: ":branches")
  private weak var question: AlertController?

  init(_ checkout: Checkout) {
    self.checkout = checkout
    super.init()
    delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    customizationIdentifier = "branches"
    group.allowsReordering = true
    let status = TabItem(title: "Status", identifier: ":status") { _ in ViewController() }
    tabs = [status, group]
    addKeyCommand(
      KeyCommand(title: "Cancel", input: "g", modifierFlags: .control) { [checkout] _ in
        checkout.cancel()
      }
    )
    checkout.refresh()
  }

  /// Called after each change of what it reads.
  override func updateProperties() {
    super.updateProperties()
    group.children = checkout.branches.map { group.tab(forIdentifier: $0) ?? makeTab($0) }
    for tab in group.children {
      tab.image = tab.identifier == checkout.current ? TabImage(systemName: "checkmark") : nil
    }
    let isLost = question.map { !checkout.branches.contains($0.title ?? "") } ?? false
    if isLost { question?.dismiss(animated: true) }
  }

  private func makeTab(_ branch: String) -> TabItem {
    let tab = TabItem(title: branch, identifier: branch) { _ in ViewController() }
    tab.allowsHiding = true
    tab.contextMenuProvider = { [weak self] _ in
      Menu(children: [
        Action(title: "Check Out") { _ in self?.checkout.perform(["switch", "--", branch]) },
        Action(title: "Delete", attributes: .destructive) { _ in self?.askToDelete(branch) },
      ])
    }
    return tab
  }

  private func askToDelete(_ branch: String) {
    let alert = AlertController(title: branch, message: "Delete it?", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [checkout] _ in
        checkout.perform(["branch", "--delete", "--force", "--", branch])
      }
    )
    question = alert
    present(alert, animated: true)
  }

  // MARK: - Dropping commits

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    guard tab.parent === group, let commit = session.items.first?.localObject as? PickedCommit
    else { return .cancel }
    let isOwn = tab.identifier == commit.branch
    let isCurrent = tab.identifier == checkout.current
    if isOwn || !isCurrent {
      session.refusalReason = isOwn ? "it has the commit" : "it is not checked out"
      return .forbidden
    }
    return .copy
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    guard let commit = session.items.first?.localObject as? PickedCommit else { return }
    checkout.perform(["cherry-pick", commit.hash])
  }
}
