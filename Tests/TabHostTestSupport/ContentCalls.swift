public import TabHostTesting

/// The calls of the first appearance of content, from its making on.
public func appearance(of subject: ContentCall.Subject) -> [RecordedCall] {
  [
    .make(subject), .didLoad(subject), .willAppear(subject), .isAppearing(subject),
    .didAppear(subject),
  ]
}

/// The calls of the switch from one content to another that is loaded already.
public func exchange(
  _ old: ContentCall.Subject,
  _ new: ContentCall.Subject
) -> [RecordedCall] {
  [
    .willDisappear(old), .willAppear(new), .isAppearing(new), .didDisappear(old),
    .didAppear(new),
  ]
}

/// The calls of the switch from one content to another that is made for it.
public func firstExchange(
  _ old: ContentCall.Subject,
  _ new: ContentCall.Subject
) -> [RecordedCall] {
  [.make(new), .didLoad(new)] + exchange(old, new)
}
