// MARK: - Dismissing

extension UserInteraction {
  /// Dismisses the uppermost presented controller, for example with Esc or a tap beside it.
  ///
  ///     host.user.dismissPresented()
  ///     // 1. presentationControllerShouldDismiss  2. presentationControllerWillDismiss
  ///     // 3. the controller disappears            4. presentationControllerDidDismiss
  ///
  /// For an alert, chooses its cancel action. An alert with other actions only is refused as
  /// ``Refusal/notPermitted``; one without actions is dismissed. A controller in any other style,
  /// including full screen, is dismissed unless ``ViewController/isModalInPresentation`` refuses it,
  /// as ``Refusal/notPermitted``, or its delegate or ``ViewController/shouldLeavePage()``, as
  /// ``Outcome/vetoed``. In these cases, the delegate's `presentationControllerDidAttemptToDismiss` is
  /// called.
  @discardableResult
  public func dismissPresented() -> Outcome {
    perform(.dismissPresented, whileCovered: true) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let top = host.state.overlays.presented.last else { return .refused(.notAvailable) }
      guard let alert = top.alert, !alert.actions.isEmpty else { return dismiss(top) }
      guard let action = alert.cancelAction else { return .refused(.notPermitted) }
      return answer(action)
    }
  }

  /// Dismisses the popover, for example after a tap beside it; see ``dismissPresented()``.
  ///
  /// No other action of the user dismisses a popover directly. Refused as ``Refusal/covered`` if
  /// something else is presented above it.
  @discardableResult
  public func dismissPopover() -> Outcome {
    perform(.dismissPopover, whileCovered: true) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard host.state.overlays.popover != nil, let top = host.state.overlays.presented.last else {
        return .refused(.notAvailable)
      }
      return top.popover == nil ? .refused(.covered) : dismiss(top)
    }
  }

  private func dismiss(_ top: TabHostController.PresentedController) -> Outcome {
    guard !host.isLooping else { return .vetoed }
    let controller = top.viewController
    guard let manager = controller.details?.presentation else { return .refused(.notAvailable) }
    return host.notify {
      let isRefused = controller.refusesDismissal
      guard !isRefused, host.calls.shouldDismiss(manager), controller.mayBeLeft else {
        host.calls.didAttemptToDismiss(manager)
        return isRefused ? .refused(.notPermitted) : .vetoed
      }
      // The delegate may have dismissed the controller or presented another one above it.
      guard host.state.overlays.presented.last?.viewController === controller else {
        return .vetoed
      }
      host.calls.willDismiss(manager)
      guard let index = host.presentationIndex(of: controller) else { return .vetoed }
      host.dismissPresented(from: index, then: .dismissedByUser(manager))
      return .performed
    }
  }
}

// MARK: - Alerts

extension UserInteraction {
  /// Chooses an action of the alert on screen.
  ///
  /// The steps are, in this order:
  ///
  /// 1. the alert disappears
  /// 2. the handler of the action is called
  ///
  /// Refused as ``Refusal/notAvailable`` if the action is not in the uppermost presented controller,
  /// and as ``Refusal/disabled`` if it is disabled.
  @discardableResult
  public func choose(alertAction: AlertAction) -> Outcome {
    perform(.chooseAlertAction(alertAction), whileCovered: true) { answer(alertAction) }
  }

  /// Chooses the action of the alert on screen that has a title; see
  /// ``choose(alertAction:)-(AlertAction)``.
  ///
  /// Of several actions with the title, this is the first one that is enabled. Refused as
  /// ``Refusal/notAvailable`` if there is none.
  @discardableResult
  public func choose(alertAction title: String) -> Outcome {
    let actions = (host.presentedAlert?.actions ?? []).filter { $0.title == title }
    guard let action = actions.first(where: \.isEnabled) ?? actions.first else {
      return .refused(.notAvailable)
    }
    return choose(alertAction: action)
  }

  private func answer(_ alertAction: AlertAction) -> Outcome {
    guard host.isShown else { return .refused(.hostNotOnScreen) }
    guard let alert = host.presentedAlert, alert.actions.contains(where: { $0 === alertAction }),
      let index = host.presentationIndex(of: alert)
    else { return .refused(.notAvailable) }
    guard alertAction.isEnabled else { return .refused(.disabled) }
    guard !host.isLooping else { return .vetoed }
    host.notify { host.dismissPresented(from: index, then: .chosen(alertAction)) }
    return .performed
  }
}

// MARK: - Text

extension UserInteraction {
  /// Replaces the text of the field that has the focus: the first field of the alert on screen, or
  /// else the active search field.
  ///
  /// See ``enterText(_:in:)`` and ``enterSearchText(_:)``. Refused as ``Refusal/notAvailable`` if
  /// there is no such field.
  @discardableResult
  public func enterText(_ text: String) -> Outcome {
    guard let alert = host.presentedAlert else { return enterSearchText(text) }
    guard let field = alert.fields.first else { return .refused(.notAvailable) }
    return enterText(text, in: field)
  }

  /// Replaces the text of a field of the alert on screen.
  ///
  /// Calls ``TextField/editingChangedHandler`` if the text has changed. Refused as
  /// ``Refusal/notAvailable`` if the field is not in the uppermost presented controller.
  @discardableResult
  public func enterText(_ text: String, in field: TextField) -> Outcome {
    perform(.enterText(text, in: field), whileCovered: true) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard let alert = host.presentedAlert, alert.fields.contains(where: { $0 === field }) else {
        return .refused(.notAvailable)
      }
      guard field.text != text else { return .performed }
      guard !host.isLooping else { return .vetoed }
      host.notify {
        field.text = text
        host.calls.didEdit(field)
      }
      return .performed
    }
  }

  /// Presses Return in the field that has the focus.
  ///
  /// In an alert, chooses its ``AlertController/defaultAction``; see ``choose(alertAction:)-(AlertAction)``. In the
  /// active search field, calls ``TabHostController/searchSubmitHandler`` with the text. Refused as
  /// ``Refusal/notAvailable`` if there is neither.
  @discardableResult
  public func submit() -> Outcome {
    perform(.submit, whileCovered: host.presentedAlert != nil) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      if let alert = host.presentedAlert {
        guard let action = alert.defaultAction else { return .refused(.notAvailable) }
        return answer(action)
      }
      guard host.searchField.isActive else { return .refused(.notAvailable) }
      guard !host.isLooping else { return .vetoed }
      host.closeForGesture()
      host.notify { host.calls.searchDidSubmit() }
      return .performed
    }
  }
}
