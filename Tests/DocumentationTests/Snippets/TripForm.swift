import TabHost
import TabHostTerminal

struct Trip: Codable, Equatable {
  var place = ""
  var days = 1.0
}

final class TripForm: ListViewController {
  private lazy var draft = Draft("trip", initialValue: Trip(), of: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    var place = CellAccessory.textField(draft.value.place)
    place.editingChangedHandler = { [weak self] in self?.draft.value.place = $0 }
    let stepper = CellAccessory.Stepper(value: draft.value.days, minimumValue: 1)
    let days = CellAccessory.stepper(stepper) { [weak self] in self?.draft.value.days = $0 }
    let rows = [ListRow("Place", accessory: place), ListRow("Days", accessory: days)]
    sections = [ListSection(rows: rows)]
  }

  func book(_ book: (Trip) -> Void) {
    book(draft.value)
    draft.finish()
  }
}
