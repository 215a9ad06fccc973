import { elementsLike, meaningOf, type RecordedEvent } from './recorded-event.ts'

/** Sends the recorded events to the app: in order, once, and only where they still mean the same. */
export async function replayEvents() {
  const { eventRecorder } = window
  if (!eventRecorder) return
  delete window.eventRecorder
  const { events } = eventRecorder
  // Until it stops, the recorder appends new events, which keeps them in order.
  for (let event = events.shift(); event; event = events.shift()) {
    event.release()
    eventRecorder.replaying = true
    replay(event)
    eventRecorder.replaying = false
    // Lets React render the result: it may open a dialog or leave the page.
    await new Promise((resolve) => setTimeout(resolve))
  }
  eventRecorder.stop()
}

function replay(event: RecordedEvent) {
  const target = findTarget(event)
  if (!target || event.pathname !== location.pathname || isCovered(target)) return
  if (event.type === 'click') target.click()
  else if (event.type === 'keydown')
    target.dispatchEvent(new KeyboardEvent('keydown', { ...event.init, bubbles: true }))
  else if (event.type === 'input') enter(target as HTMLInputElement, event)
  else (target as HTMLFormElement).requestSubmit(submitterIn(target, event.submitter))
}

/** The target itself, or the element that has replaced it. */
function findTarget({ target, meaning, position }: RecordedEvent): HTMLElement | undefined {
  if (target.isConnected) return meaningOf(target) === meaning ? target : undefined
  return elementsLike(meaning, target)[position]
}

/** A modal dialog makes the page behind it inert. */
function isCovered(target: HTMLElement): boolean {
  const dialog = document.querySelector('dialog:modal')
  return dialog !== null && !dialog.contains(target)
}

const submitterIn = (form: HTMLElement, submitter: HTMLElement | null) =>
  submitter && form.contains(submitter) ? submitter : null

/** Enters a text as the visitor did. React ignores an input event if the value seems unchanged. */
function enter(
  field: HTMLInputElement,
  { value, caret }: Extract<RecordedEvent, { type: 'input' }>,
) {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (caret !== null) field.setSelectionRange(caret, caret)
}
