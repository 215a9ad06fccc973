import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, vi } from 'vitest'
import { setAppMounted } from '../browser/use-browser-state.ts'

// A lazy component's first import takes longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// The test files share a document and their modules (vitest.config.ts): undo what a test has changed.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  cleanup()
  // Removes toasts now, so that the toaster does not render after the test's document is gone.
  act(() => toast.remove())
  setAppMounted(false)
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  Reflect.deleteProperty(navigator, 'connection')
  vi.restoreAllMocks()
})

// jsdom implements nothing of the following.
Element.prototype.scrollIntoView = () => undefined

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})
