import { meaningOf, type RecordedEvent } from './record-events.ts'

/** Sends each recorded event to the app once, in order, unless its target has another meaning now. */
export async function replayEvents() {
  const { eventRecorder } = window
  if (!eventRecorder) return
  delete window.eventRecorder
  const { events } = eventRecorder
  // Events that happen during this loop are recorded too, which keeps all events in order.
  for (let event = events.shift(); event; event = events.shift()) {
    event.pressed?.cancel()
    eventRecorder.replaying = true
    replay(event)
    eventRecorder.replaying = false
    // Lets React render the result, such as a dialog or another page, before the next event.
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const type of eventRecorder.types) removeEventListener(type, eventRecorder.record, true)
}

function replay(recorded: RecordedEvent) {
  const target = findTarget(recorded)
  if (!target || recorded.pathname !== location.pathname || isCovered(target)) return
  const { event } = recorded
  if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    const modifiers = { ctrlKey, metaKey, altKey, shiftKey }
    const press = new KeyboardEvent('keydown', { key, code, ...modifiers, bubbles: true })
    target.dispatchEvent(press)
  } else if (event instanceof SubmitEvent) {
    const form = target as HTMLFormElement
    const submitter = form.contains(event.submitter) ? event.submitter : undefined
    // Disabled by the first of two presses: the browser would not submit the form again either.
    if (!submitter?.matches(':disabled')) form.requestSubmit(submitter)
  } else if (event.type === 'input') enter(target as HTMLInputElement, recorded)
  else target.click()
}

/** Returns the target. If React has replaced it, returns the first element with the same meaning. */
function findTarget({ target, meaning }: RecordedEvent): HTMLElement | undefined {
  const candidates = target.isConnected
    ? [target]
    : [...document.querySelectorAll<HTMLElement>(target.tagName)]
  return candidates.find((element) => meaningOf(element) === meaning)
}

function isCovered(target: HTMLElement): boolean {
  const dialog = document.querySelector('dialog:modal')
  return dialog !== null && !dialog.contains(target)
}

/** Uses the native value setter: React ignores the input event of a value that was set with its own setter. */
export function enter(
  field: HTMLInputElement,
  { value, caret }: Pick<RecordedEvent, 'value' | 'caret'>,
) {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (caret !== null) field.setSelectionRange(caret, caret)
}
