import { useLayoutEffect, useState } from 'react'
import { enter } from './replay-events.ts'

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
