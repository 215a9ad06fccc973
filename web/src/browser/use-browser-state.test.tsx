import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { setAppMounted, useBrowserState, type BrowserState } from './use-browser-state.ts'

/** A browser state that a test can change. */
function fakeState(value: boolean) {
  const listeners = new Set<() => void>()
  const state: BrowserState = {
    read: () => value,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
  const change = (next: boolean) => {
    value = next
    for (const onChange of listeners) onChange()
  }
  return { state, change, listeners }
}

const rendered: boolean[] = []
function Shown({ state }: { state: BrowserState }) {
  const value = useBrowserState(state, false)
  rendered.push(value)
  return <p>{value ? 'true' : 'false'}</p>
}

test('renders the prerendered value first, then the current value, when the page hydrates', () => {
  const { state } = fakeState(true)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Shown state={state} />)
  document.body.append(container)
  rendered.length = 0

  render(<Shown state={state} />, { container, hydrate: true })

  expect(rendered[0]).toBe(false)
  expect(screen.getByText('true')).toBeVisible()
})

test('renders the current value first when a component mounts after hydration', () => {
  setAppMounted()
  rendered.length = 0

  render(<Shown state={fakeState(true).state} />)

  expect(rendered[0]).toBe(true)
})

test('renders again when the state changes, and unsubscribes when the component unmounts', () => {
  const { state, change, listeners } = fakeState(true)
  const { unmount } = render(<Shown state={state} />)

  act(() => change(false))

  expect(screen.getByText('false')).toBeVisible()
  unmount()
  expect(listeners.size).toBe(0)
})
