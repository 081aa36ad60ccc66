import TabHost
import TabHostTestSupport
import Testing

@MainActor struct LoadingProgressTests {
  @Test func `progress advances from zero to its total, but not beyond`() {
    let progress = LoadingProgress(totalUnitCount: 4)
    progress.advance()
    #expect(progress.fractionCompleted == 0.25 && !progress.isFinished)
    progress.advance(by: -3)
    #expect(progress.completedUnitCount == 1)
    progress.advance(by: .max)
    #expect(progress.completedUnitCount == 4 && progress.isFinished)
    progress.advance()
    #expect(progress.fractionCompleted == 1)
  }

  @Test func `progress without units is finished`() {
    let progress = LoadingProgress(totalUnitCount: -5)
    #expect(progress.totalUnitCount == 0 && progress.isFinished)
    #expect(progress.fractionCompleted == 1)
  }

  @Test func `progress can be canceled once, but not after it has finished`() {
    let notes = Notes()
    let progress = LoadingProgress()
    progress.cancellationHandler = { notes.words.append("cancelled") }
    progress.cancel()
    progress.cancel()
    #expect(progress.isCancelled)
    let finished = LoadingProgress()
    finished.cancellationHandler = { notes.words.append("too late") }
    finished.advance()
    finished.cancel()
    #expect(!finished.isCancelled)
    #expect(notes.words == ["cancelled"])
  }
}
