import TabHost
import TabHostTerminal

struct Commit: Identifiable {
  var id: String
  var branch: String?
  var subject: String
}

@MainActor func makeCommitTable(_ commits: [Commit]) -> ListViewController {
  let section = ListSection(items: commits) { commit in
    let hash = StyledText(commit.id, style: CellStyle(foreground: .yellow))
    var subject = StyledText()
    if let branch = commit.branch { subject.append("\(branch) ", role: .tint) }
    subject.append(commit.subject)
    return ListRow(columns: [hash, subject])
  }
  let table = ListViewController(sections: [section], title: "History")
  table.columns = [ListColumn("Commit", width: .fixed(7)), ListColumn("Subject")]
  return table
}
