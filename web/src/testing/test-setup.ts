import '@testing-library/jest-dom/vitest'
import { act, cleanup } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // What the toaster draws then must not come after the test’s document has gone.
  act(() => toast.remove())
})

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined

// jsdom knows the dialog element but not how to open or close it.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

// jsdom answers no media query and has no view that anything could come into.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
