public import TabHostTesting

/// Returns the calls of the first appearance of content, beginning with its creation.
public func appearance(of subject: ContentCall.Subject) -> [RecordedCall] {
  [
    .make(subject), .didLoad(subject), .willAppear(subject), .isAppearing(subject),
    .didAppear(subject),
  ]
}

/// Returns the calls of replacing content with other content that is already loaded.
public func exchange(
  _ old: ContentCall.Subject,
  _ new: ContentCall.Subject
) -> [RecordedCall] {
  [
    .willDisappear(old), .willAppear(new), .isAppearing(new), .didDisappear(old),
    .didAppear(new),
  ]
}

/// Returns the calls of replacing content with other content that is created for it.
public func firstExchange(
  _ old: ContentCall.Subject,
  _ new: ContentCall.Subject
) -> [RecordedCall] {
  [.make(new), .didLoad(new)] + exchange(old, new)
}
