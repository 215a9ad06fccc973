import { meaningOf, type RecordedEvent } from './recorded-event.ts'

/** Sends the recorded events to the app: in order, once, and only where they still mean the same. */
export async function replayEvents() {
  const { eventRecorder } = window
  if (!eventRecorder) return
  delete window.eventRecorder
  const { events } = eventRecorder
  // Until it stops, the recorder appends new events, which keeps them in order.
  for (let event = events.shift(); event; event = events.shift()) {
    event.pressed?.cancel()
    eventRecorder.replaying = true
    replay(event)
    eventRecorder.replaying = false
    // Lets React render the result: it may open a dialog or leave the page.
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const type of eventRecorder.types) removeEventListener(type, eventRecorder.record, true)
}

function replay(recorded: RecordedEvent) {
  const target = findTarget(recorded)
  if (!target || recorded.pathname !== location.pathname || isCovered(target)) return
  const { event } = recorded
  if (event instanceof KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const modifiers = { ctrlKey, metaKey, altKey, shiftKey }
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true }))
  } else if (event instanceof SubmitEvent) {
    const form = target as HTMLFormElement
    form.requestSubmit(form.contains(event.submitter) ? event.submitter : undefined)
  } else if (event.type === 'input') enter(target as HTMLInputElement, recorded)
  else target.click()
}

/** The target itself, or the first element that means the same if React has replaced it. */
function findTarget({ target, meaning }: RecordedEvent): HTMLElement | undefined {
  const candidates = target.isConnected
    ? [target]
    : [...document.querySelectorAll<HTMLElement>(target.tagName)]
  return candidates.find((element) => meaningOf(element) === meaning)
}

/** A modal dialog makes the page behind it inert. */
function isCovered(target: HTMLElement): boolean {
  const dialog = document.querySelector('dialog:modal')
  return dialog !== null && !dialog.contains(target)
}

/** Enters a text as the visitor did. React ignores an input event if the value seems unchanged. */
function enter(field: HTMLInputElement, { value, caret }: RecordedEvent) {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (caret !== null) field.setSelectionRange(caret, caret)
}
