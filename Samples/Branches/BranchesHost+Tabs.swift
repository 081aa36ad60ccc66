import TabHost
import TabHostTerminal

extension BranchesHost {
  /// Returns the identifier of a tab, under which the choices of the user are kept.
  ///
  /// Names of branches have no colon, so that other tabs have identifiers with one.
  func tabIdentifier(_ branch: Branch.ID, _ repository: Repository) -> String {
    repository === workspace.repositories[0] ? branch : "\(repository.folder):\(branch)"
  }

  func makeTab(
    _ title: String,
    _ symbol: String,
    page: @escaping (TabItem) -> ViewController
  ) -> TabItem {
    let image = TabImage(systemName: symbol)
    return TabItem(title: title, image: image, identifier: ":\(title.lowercased())") {
      NavigationController(rootViewController: page($0))
    }
  }

  func makeSearchTab() -> TabItem {
    SearchTabItem(identifier: ":search") { [workspace] in
      NavigationController(rootViewController: SearchPage(workspace, title: $0.title))
    }
  }

  func makeGroup(_ repository: Repository) -> TabGroupItem {
    let isFirst = repository === workspace.repositories[0]
    let group = TabGroupItem(
      title: isFirst ? "Branches" : repository.title,
      image: TabImage(systemName: "arrow.triangle.branch"),
      identifier: tabIdentifier(isFirst ? ":branches" : "", repository)
    )
    group.allowsReordering = true
    group.sidebarActions = [
      Action(title: "New Branch", identifier: "new-branch") { [weak self] _ in
        self?.addBranch(in: repository)
      }
    ]
    return group
  }

  func makeBranch(_ branch: Branch, _ identifier: String, _ repository: Repository) -> TabItem {
    let tab = TabItem(title: branch.name, identifier: identifier) { [workspace] _ in
      NavigationController(rootViewController: BranchPage(branch.id, of: repository, workspace))
    }
    tab.allowsHiding = true
    tab.userInfo = (branch.id, repository)
    return tab
  }

  func show(_ branch: Branch, in tab: TabItem) {
    tab.title = branch.name
    tab.badgeValue = branch.difference
    tab.image = branch.isCurrent ? TabImage(systemName: "checkmark") : nil
    tab.accessibilityValue = branch.isCurrent ? "current" : nil
  }

  /// Returns the branch of a tab, if it is that of a branch.
  func branch(of tab: TabItem) -> (Branch, Repository)? {
    guard let (id, repository) = tab.userInfo as? (Branch.ID, Repository) else { return nil }
    return repository.branch(id).map { ($0, repository) }
  }
}

extension BranchesHost: TabHostControllerDelegate {
  /// Shows the repository of the selected branch in the pages, too.
  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    if let (_, repository) = branch(of: tab) { workspace.repository = repository }
  }

  /// Accepts commits on branches that don't have them.
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    guard let (branch, repository) = branch(of: tab),
      let dragged = session.items.first?.localObject as? DraggedCommit
    else { return .cancel }
    session.refusalReason = refusal(of: dragged, on: branch, in: repository)
    return session.refusalReason == nil ? .copy : .forbidden
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    guard let (branch, repository) = branch(of: tab),
      let dragged = session.items.first?.localObject as? DraggedCommit
    else { return }
    pick(dragged.commit, to: branch, in: repository)
  }
}

extension BranchesHost: TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ host: TabHostController,
    sidebar: Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    commands(BranchAction.allCases, of: tab).map(ContextMenuConfiguration.init)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    commands([.checkOut, .merge], of: tab).map(SwipeActionsConfiguration.init)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    commands([.delete, .rename, .push], of: tab).map(SwipeActionsConfiguration.init)
  }

  private func commands(_ actions: [BranchAction], of tab: TabItem) -> [RowCommand]? {
    guard let (branch, repository) = branch(of: tab) else { return nil }
    return actions.map { action in
      RowCommand(
        title: action.title,
        isDestructive: action == .delete,
        isPossible: action.refusal(for: branch) == nil
      ) { [weak self] in
        self?.perform(action, on: branch, in: repository)
      }
    }
  }
}
