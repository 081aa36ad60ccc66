import TabHost
import TabHostTerminal

struct Film: Identifiable {
  var title: String
  var year: Int
  var minutes: Int

  var id: String { title }
}

@MainActor func makeFilmTable(_ films: [Film]) -> ListViewController {
  let section = ListSection(items: films) { film in
    var row = ListRow(columns: [film.title, "\(film.year)", "\(film.minutes) min"])
    if film.minutes > 120 { row.columnStyles[2] = .role(.notice) }
    return row
  }
  let table = ListViewController(sections: [section], title: "Films")
  table.columns = [
    ListColumn("Title", value: \Film.title),
    ListColumn("Year", value: \Film.year, width: .fixed(4), priority: -1),
    ListColumn("Length", value: \Film.minutes, width: .fitted(), alignment: .trailing),
  ]
  return table
}
