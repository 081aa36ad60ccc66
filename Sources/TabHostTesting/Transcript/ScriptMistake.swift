/// A command that can't be done, and the word that is to blame; nil: the command itself.
struct ScriptMistake: Error {
  let word: ScriptWord?
  let message: String
}
