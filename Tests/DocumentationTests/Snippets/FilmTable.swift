import TabHost
import TabHostTerminal

struct Film {
  var title: String
  var year: Int
  var minutes: Int
}

@MainActor func makeFilmTable(_ films: [Film]) -> ListViewController {
  let table = ListViewController(
    rows: films.map { ListRow(columns: [$0.title, "\($0.year)", "\($0.minutes) min"]) },
    title: "Films"
  )
  table.columns = [
    ListColumn("Title") { $0.columnTexts[0] < $1.columnTexts[0] },
    ListColumn("Year", width: .fixed(4), priority: -1) { $0.columnTexts[1] < $1.columnTexts[1] },
    ListColumn("Length", width: .fitted(), alignment: .trailing),
  ]
  return table
}
