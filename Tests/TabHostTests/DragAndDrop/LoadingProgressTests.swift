import TabHost
import TabHostTestSupport
import Testing

@MainActor @Suite("Loading progress") struct LoadingProgressTests {
  @Test func `goes from nothing to all, and no further`() {
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

  @Test func `nothing to load is all`() {
    let progress = LoadingProgress(totalUnitCount: -5)
    #expect(progress.totalUnitCount == 0 && progress.isFinished)
    #expect(progress.fractionCompleted == 1)
  }

  @Test func `is cancelled once, and not after the end`() {
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
