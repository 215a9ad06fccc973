import { isSearchShortcut } from '../catalog/search/is-search-shortcut.ts'

/** An input event that happened before the app could handle it (readings, Early input). */
export type RecordedEvent = {
  event: Event
  target: HTMLElement
  /** The target's kind and label, from `meaningOf`. If they have changed, the event is not replayed. */
  meaning: string
  pathname: string
  /** `value` is the text of a field, `caret` the caret's position. E-mail fields have no position. */
  value: string
  caret: number | null
  pressed: Animation | undefined
}

/** Shared by the inline script, which records, and the app, which replays. */
export type EventRecorder = {
  types: readonly string[]
  /** The window's listener for all `types`, in the capture phase. */
  record: (event: Event) => void
  events: RecordedEvent[]
  /** True while `replayEvents` sends an event to the app, so that it is not recorded again. */
  replaying: boolean
}

declare global {
  interface Window {
    eventRecorder?: EventRecorder
  }
}

/** Records what only the app can handle, until `replayEvents` (readings, Early input). Small: every page contains it. */
export function recordEvents() {
  const types = ['click', 'keydown', 'input', 'submit']
  const events: RecordedEvent[] = []
  const recorder: EventRecorder = { types, record, events, replaying: false }

  function record(event: Event) {
    const target = recorder.replaying ? null : targetOf(event)
    if (!target) return
    // React listens before it has hydrated every element. It must not handle this event twice.
    event.stopImmediatePropagation()
    // Only the last text of a field counts.
    if (event.type !== 'input') event.preventDefault()
    else if (events.at(-1)?.target === target) events.pop()
    const { value, selectionEnd: caret } = target as HTMLInputElement
    const { pathname } = location
    // Dims the pressed control. A class or style attribute would cause a hydration mismatch.
    const pressed = pressedBy(event, target)?.animate({ opacity: [0.5, 0.5] }, 1e9)
    events.push({ event, target, meaning: meaningOf(target), pathname, value, caret, pressed })
  }

  types.forEach((type) => addEventListener(type, record, true))
  // A page restored from the back-forward cache must not replay the events of the earlier visit.
  addEventListener('pagehide', () => events.splice(0).forEach(({ pressed }) => pressed?.cancel()))
  window.eventRecorder = recorder
}

/** Returns the element that the replay uses; null for events that the browser handles itself. */
function targetOf(event: Event): HTMLElement | null {
  const target = event.target as HTMLInputElement
  if (event.type === 'click') {
    // Not a submit button: its click makes the browser fire a submit event, which is recorded.
    return target.closest<HTMLElement>('button:not([type=submit])')
  }
  if (event.type === 'keydown') {
    const press = event as KeyboardEvent
    const movesTab = target.role === 'tab' && /^(Arrow[LR]|Home|End)/.test(press.key)
    return movesTab || isSearchShortcut(press) ? target : null
  }
  return /^(checkbox|radio)$/.test(target.type) ? null : target
}

const pressedBy = (event: Event, target: HTMLElement) =>
  event.type === 'click' ? target : (event as SubmitEvent).submitter

/** An element's kind and label. Only a button's text is a label: a form's text changes with hydration. */
export const meaningOf = (element: HTMLElement) =>
  `${element.tagName} ${element.ariaLabel ?? element.getAttribute('name') ?? element.closest('button')?.textContent}`
