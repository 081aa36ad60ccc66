import TabHostProgram

await HostProgram.main(
  """
  A guide to radio stations, some of which are locked: a host that is its own delegate, and vetoes
  the selection of locked stations. A tab that is a button adds a station, and so does the key
  command Alt-N.
  """,
  version: "0.3.0",
  operands: "[STATION]",
  options: [HostProgram.Option("-u, --unlocked", "begin with no locked stations")],
  changes: StationGuideHost.changes
) {
  StationGuideHost()
}
