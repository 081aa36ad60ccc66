import Foundation
import TabHost

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
final class NotesController: TabHostController {
  let store: NoteStore

  init(store: NoteStore) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateTabs()
  }

  override var keyCommands: [KeyCommand]? {
    [
      KeyCommand(
        title: "New Folder",
        action: { [weak self] _ in self?.newFolder() },
        input: "n",
        modifierFlags: [.command, .shift]
      )
    ]
  }

  func newFolder() {
    let alert = AlertController(
      title: "New Folder",
      message: "Enter a name for this folder.",
      preferredStyle: .alert
    )
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    let save = AlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
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
        ?? TabItem(title: name, image: TabImage(systemName: "folder"), identifier: name) {
          [store] tab in
          NavigationController(
            rootViewController: FolderViewController(folder: tab.title, store: store)
          )
        }
    }
  }
}

/// The list of the notes in a folder.
final class FolderViewController: ViewController {
  let folder: String
  let store: NoteStore

  private lazy var addItem = BarButtonItem(
    systemItem: .add,
    primaryAction: Action(title: "New Note") { [weak self] _ in self?.addNote() }
  )
  private lazy var sortItem = BarButtonItem(
    title: "Sort",
    image: TabImage(systemName: "arrow.up.arrow.down"),
    menu: makeSortMenu()
  )
  private lazy var deleteItem = BarButtonItem(
    title: "Delete Folder",
    image: TabImage(systemName: "trash"),
    primaryAction: Action(title: "Delete Folder", attributes: .destructive) { [weak self] _ in
      self?.confirmRemoval()
    }
  )

  init(folder: String, store: NoteStore) {
    self.folder = folder
    self.store = store
    super.init()
    title = folder
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [addItem, sortItem]
    navigationItem.leftBarButtonItem = deleteItem
    navigationItem.leftItemsSupplementBackButton = true
    addKeyCommand(
      KeyCommand(
        title: "Edit",
        action: { [weak self] in self?.toggleEditing($0) },
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

  private func toggleEditing(_ sender: Any?) {
    setEditing(!isEditing, animated: true)
  }

  private func update() {
    let count = store.notes(in: folder).count
    navigationItem.subtitle = count == 1 ? "1 note" : "\(count) notes"
    deleteItem.isHidden = store.names.count < 2
    sortItem.isEnabled = count > 1
  }

  private func makeSortMenu() -> Menu {
    let actions = NoteStore.Order.allCases.map { order in
      Action(
        title: order.rawValue.capitalized,
        state: order == store.order ? .on : .off
      ) { [weak self] _ in
        guard let self else { return }
        store.order = order
        sortItem.menu = makeSortMenu()
      }
    }
    return Menu(title: "Sort By", options: .singleSelection, children: actions)
  }

  private func addNote() {
    show(NoteViewController(note: store.add("Untitled", to: folder)), sender: addItem)
    update()
  }

  private func confirmRemoval() {
    let sheet = AlertController(
      title: "Delete \u{201C}\(folder)\u{201D}?",
      message: nil,
      preferredStyle: .actionSheet
    )
    sheet.addAction(
      AlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        guard let self else { return }
        store.removeFolder(folder)
        (tabHostController as? NotesController)?.updateTabs()
      }
    )
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceItem = deleteItem
    present(sheet, animated: true)
  }
}

/// A single note.
final class NoteViewController: ViewController {
  let note: Note

  init(note: Note) {
    self.note = note
    super.init()
    title = note.text
    hidesBottomBarWhenPushed = true
    navigationItem.backButtonTitle = "Note"
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Close",
      style: .plain,
      action: { [weak self] _ in self?.close() }
    )
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
