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

/** The element's kind and label. Only a button's text is a label: a form's text changes with hydration. */
export const meaningOf = (element: HTMLElement) =>
  `${element.tagName} ${element.ariaLabel ?? element.getAttribute('name') ?? element.closest('button')?.textContent}`
