import {
  elementsLike,
  meaningOf,
  type EventRecorder,
  type RecordedEvent,
} from './recorded-event.ts'

const types = ['click', 'keydown', 'input', 'submit'] as const

/**
 * Records the events that only the app can handle, until `replayEvents` sends them to it (reading 19).
 * Everything else stays native: links, focus, checkboxes, the text in fields.
 */
export function recordEvents() {
  const recorder: EventRecorder = {
    events: [],
    replaying: false,
    stop: () => {
      for (const type of types) removeEventListener(type, record, true)
    },
  }

  function record(event: Event) {
    if (recorder.replaying || !(event.target instanceof Element)) return
    const recorded = recordingOf(event)
    if (!recorded) return
    // React may handle events before it has hydrated every element.
    event.stopImmediatePropagation()
    if (event.type !== 'click' && event.type !== 'input') event.preventDefault()
    const { events } = recorder
    // Only the last text of a field counts.
    if (recorded.type === 'input' && events.at(-1)?.target === recorded.target) events.pop()
    events.push(recorded)
  }

  for (const type of types) addEventListener(type, record, true)
  // A page in the back-forward cache starts without the visitor's former input.
  addEventListener('pagehide', () => {
    for (const { release } of recorder.events.splice(0)) release()
  })
  window.eventRecorder = recorder
}

/** Returns undefined for events that the browser handles itself. */
function recordingOf(event: Event): RecordedEvent | undefined {
  const target = event.target as HTMLElement
  if (event.type === 'click') {
    const button = target.closest('button')
    // A submit button validates its form and causes a submit event.
    if (!button || button.type === 'submit') return
    return { type: 'click', ...described(button, button) }
  }
  if (event instanceof KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
    const isTabMove =
      target.getAttribute('role') === 'tab' && /^(Arrow(Left|Right)|Home|End)$/.test(key)
    if (!isShortcut && !isTabMove) return
    return { type: 'keydown', init: { key, ctrlKey, metaKey }, ...described(target) }
  }
  if (event instanceof SubmitEvent) {
    const { submitter } = event
    return { type: 'submit', submitter, ...described(target, submitter) }
  }
  if (!(target instanceof HTMLInputElement) || /^(checkbox|radio)$/.test(target.type)) return
  return { type: 'input', value: target.value, caret: target.selectionEnd, ...described(target) }
}

/** @param pressed shows at once that the press was noticed */
function described(target: HTMLElement, pressed?: HTMLElement | null) {
  const meaning = meaningOf(target)
  const position = elementsLike(meaning, target).indexOf(target)
  const { pathname } = location
  // An animation, because React would report an attribute that it has not rendered.
  const animation = pressed?.animate(
    { opacity: [0.5, 0.5] },
    { duration: 1000, iterations: Infinity },
  )
  return { target, meaning, position, pathname, release: () => animation?.cancel() }
}
