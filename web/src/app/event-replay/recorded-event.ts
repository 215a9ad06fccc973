/** An input event that happened before the app could handle it (reading 19). */
export type RecordedEvent = {
  target: HTMLElement
  /** What the target meant to the visitor. A target that means something else receives no event. */
  meaning: string
  /** Among the elements with the same meaning: finds the target again if React has rendered it anew. */
  position: number
  pathname: string
  /** Ends the pressed state. */
  release: () => void
} & (
  | { type: 'click' }
  | { type: 'keydown'; init: KeyboardEventInit }
  | { type: 'input'; value: string; /** Fields of type email have none. */ caret: number | null }
  | { type: 'submit'; submitter: HTMLElement | null }
)

/** Shared by the inline script, which records, and the app, which replays. */
export type EventRecorder = {
  events: RecordedEvent[]
  /** While an event is sent to the app, nothing is recorded. */
  replaying: boolean
  stop: () => void
}

declare global {
  interface Window {
    eventRecorder?: EventRecorder
  }
}

/** The element's kind and its label. */
export const meaningOf = (element: HTMLElement) =>
  [
    element.tagName,
    element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent,
  ].join(' ')

/** Elements with the same meaning, in document order. */
export const elementsLike = (meaning: string, { tagName }: Pick<HTMLElement, 'tagName'>) =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter(
    (element) => meaningOf(element) === meaning,
  )
