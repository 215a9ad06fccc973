/** An input event that happened before the app could handle it (reading 19). */
export type RecordedEvent = {
  event: Event
  target: HTMLElement
  /** What the target means to the visitor. A target that means something else receives no event. */
  meaning: string
  pathname: string
  /** The text of a field, and the position of the caret, which fields of type email do not have. */
  value: string
  caret: number | null
  /** Shows that the press was noticed, until the event is replayed. */
  pressed: Animation | undefined
}

/** Shared by the inline script, which records, and the app, which replays. */
export type EventRecorder = {
  types: readonly string[]
  /** The listener of these types, on the window in the capture phase. */
  record: (event: Event) => void
  events: RecordedEvent[]
  /** While an event is sent to the app, nothing is recorded. */
  replaying: boolean
}

declare global {
  interface Window {
    eventRecorder?: EventRecorder
  }
}

/** The element's kind and label. Only a button's text is its label; that of a form changes with hydration. */
export const meaningOf = (element: HTMLElement) =>
  `${element.tagName} ${element.ariaLabel ?? element.getAttribute('name') ?? element.closest('button')?.textContent}`
