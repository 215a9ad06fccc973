import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { setAppMounted, useHydrated } from '../browser/use-browser-state.ts'
import { enter, replayEvents } from './replay-events.ts'

/** Surrounds the app, so that its effects run after those of the app's first render. */
export function TakeOver({ children }: { children: ReactNode }) {
  useKeptFields()
  useHeadOnce()
  useLayoutEffect(setAppMounted, [])

  // Runs after the transitions that follow hydration, which read the URL and the browser's state.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) void replayEvents()
  }, [hydrated])

  return children
}

/** React replaces the prerendered page, with what was typed, if a browser extension has added elements to it. */
export function useKeptFields() {
  // Read while rendering: the commit removes the prerendered fields.
  const [moveInput] = useState(readFields)
  useLayoutEffect(moveInput, [moveInput])
}

function readFields(): () => void {
  const fields = [...document.querySelectorAll('input')]
  const focused = fields.findIndex((field) => field === document.activeElement)
  return () =>
    // Empties the list, which would keep the page in memory.
    fields.splice(0).forEach((field, index, all) => {
      if (field.isConnected) return
      // Two forms of a page may have a field of the same name.
      const place = all.filter(({ name }) => name === field.name).indexOf(field)
      const successor = document.getElementsByName(field.name)[place]
      if (!(successor instanceof HTMLInputElement)) return
      successor.checked = field.checked
      // React would empty a controlled field again if it had not heard of the text.
      if (field.value !== successor.value) enterUnrecorded(successor, field)
      if (index === focused) successor.focus({ preventScroll: true })
      for (const event of window.eventRecorder?.events ?? []) {
        if (event.target === field) event.target = successor
      }
    })
}

function enterUnrecorded(successor: HTMLInputElement, { value, selectionEnd }: HTMLInputElement) {
  const { eventRecorder } = window
  if (eventRecorder) eventRecorder.replaying = true
  enter(successor, { value, caret: selectionEnd })
  if (eventRecorder) eventRecorder.replaying = false
}

const headTags = () => document.head.querySelectorAll('title, meta[name=description]')

/** Where React renders the page anew, it adds its own title and description to the prerendered ones. */
function useHeadOnce() {
  const [prerendered] = useState(headTags)
  useLayoutEffect(() => {
    if (headTags().length > prerendered.length) prerendered.forEach((tag) => tag.remove())
  }, [prerendered])
}
