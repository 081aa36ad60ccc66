import UIKit

/// A note in a folder.
struct Note: Identifiable, Hashable {
  let id: Int
  var text: String
  var isPinned = false
}

/// The folders with their notes.
@MainActor final class NoteStore {
  enum Order: String, CaseIterable { case newest, oldest, title }

  private(set) var folders: [String: [Note]]
  private var lastID = 0
  var order = Order.newest

  init(folders: [String: [String]]) {
    self.folders = [:]
    for (name, texts) in folders.sorted(by: { $0.key < $1.key }) {
      self.folders[name] = []
      for text in texts { add(text, to: name) }
    }
  }

  var names: [String] { folders.keys.sorted() }

  func notes(in folder: String) -> [Note] {
    let notes = folders[folder] ?? []
    return switch order {
    case .newest: notes.sorted { $0.id > $1.id }
    case .oldest: notes.sorted { $0.id < $1.id }
    case .title: notes.sorted { $0.text < $1.text }
    }
  }

  @discardableResult
  func add(_ text: String, to folder: String) -> Note {
    lastID += 1
    let note = Note(id: lastID, text: text)
    folders[folder, default: []].append(note)
    return note
  }

  func addFolder(_ name: String) { folders[name] = folders[name] ?? [] }
  func removeFolder(_ name: String) { folders[name] = nil }

  func remove(_ note: Note, from folder: String) {
    folders[folder]?.removeAll { $0.id == note.id }
  }
}

/// The root of the app: a tab for each folder, each with a navigation stack.
final class NotesController: UITabBarController {
  let store: NoteStore

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateTabs()
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "New Folder",
        action: #selector(newFolder),
        input: "n",
        modifierFlags: [.command, .shift]
      )
    ]
  }

  @objc func newFolder() {
    let alert = UIAlertController(
      title: "New Folder",
      message: "Enter a name for this folder.",
      preferredStyle: .alert
    )
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
      self?.store.addFolder(name)
      self?.updateTabs()
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }

  func updateTabs() {
    tabs = store.names.map { name in
      tab(forIdentifier: name)
        ?? UITab(title: name, image: UIImage(systemName: "folder"), identifier: name) {
          [store] tab in
          UINavigationController(
            rootViewController: FolderViewController(folder: tab.title, store: store)
          )
        }
    }
  }
}

/// The list of the notes in a folder.
final class FolderViewController: UIViewController {
  let folder: String
  let store: NoteStore

  private lazy var addItem = UIBarButtonItem(
    systemItem: .add,
    primaryAction: UIAction(title: "New Note") { [weak self] _ in self?.addNote() }
  )
  private lazy var sortItem = UIBarButtonItem(
    title: "Sort",
    image: UIImage(systemName: "arrow.up.arrow.down"),
    menu: makeSortMenu()
  )
  private lazy var deleteItem = UIBarButtonItem(
    title: "Delete Folder",
    image: UIImage(systemName: "trash"),
    primaryAction: UIAction(title: "Delete Folder", attributes: .destructive) { [weak self] _ in
      self?.confirmRemoval()
    }
  )

  init(folder: String, store: NoteStore) {
    self.folder = folder
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = folder
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [addItem, sortItem]
    navigationItem.leftBarButtonItem = deleteItem
    navigationItem.leftItemsSupplementBackButton = true
    addKeyCommand(
      UIKeyCommand(
        title: "Edit",
        action: #selector(toggleEditing(_:)),
        input: "e",
        modifierFlags: .command
      )
    )
    update()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    addItem.isEnabled = !editing
    navigationItem.prompt = editing ? "Select the notes to delete" : nil
  }

  @objc private func toggleEditing(_ sender: Any?) {
    setEditing(!isEditing, animated: true)
  }

  private func update() {
    let count = store.notes(in: folder).count
    navigationItem.subtitle = count == 1 ? "1 note" : "\(count) notes"
    deleteItem.isHidden = store.names.count < 2
    sortItem.isEnabled = count > 1
  }

  private func makeSortMenu() -> UIMenu {
    let actions = NoteStore.Order.allCases.map { order in
      UIAction(
        title: order.rawValue.capitalized,
        state: order == store.order ? .on : .off
      ) { [weak self] _ in
        guard let self else { return }
        store.order = order
        sortItem.menu = makeSortMenu()
      }
    }
    return UIMenu(title: "Sort By", options: .singleSelection, children: actions)
  }

  private func addNote() {
    show(NoteViewController(note: store.add("Untitled", to: folder)), sender: addItem)
    update()
  }

  private func confirmRemoval() {
    let sheet = UIAlertController(
      title: "Delete \u{201C}\(folder)\u{201D}?",
      message: nil,
      preferredStyle: .actionSheet
    )
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        guard let self else { return }
        store.removeFolder(folder)
        (tabBarController as? NotesController)?.updateTabs()
      }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceItem = deleteItem
    present(sheet, animated: true)
  }
}

/// A single note.
final class NoteViewController: UIViewController {
  let note: Note

  init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
    title = note.text
    hidesBottomBarWhenPushed = true
    navigationItem.backButtonTitle = "Note"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Close",
      style: .plain,
      target: self,
      action: #selector(close)
    )
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc private func close() {
    navigationController?.popViewController(animated: true)
  }
}
