import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { setAppMounted } from './app-mounted.ts'
import { useBrowserState, type BrowserState } from './use-browser-state.ts'

/** Something that the test makes so or not. */
function fact(so: boolean) {
  const listeners = new Set<() => void>()
  const told: BrowserState = {
    read: () => so,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
  const change = (now: boolean) => {
    so = now
    for (const onChange of listeners) onChange()
  }
  return { told, change, listeners }
}

const rendered: boolean[] = []
function Shown({ told }: { told: BrowserState }) {
  const so = useBrowserState(told, false)
  rendered.push(so)
  return <p>{so ? 'It is so' : 'It is not so'}</p>
}

// What is taken over stays so: this one comes first.
test('a prerendered page is taken over as it was prerendered, then told the truth', () => {
  const { told } = fact(true)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Shown told={told} />)
  document.body.append(container)
  rendered.length = 0

  render(<Shown told={told} />, { container, hydrate: true })

  expect(rendered[0]).toBe(false)
  expect(screen.getByText('It is so')).toBeVisible()
})

test('afterwards the truth is shown at once', () => {
  setAppMounted()
  rendered.length = 0

  render(<Shown told={fact(true).told} />)

  expect(rendered[0]).toBe(true)
})

test('what changes is shown, until nobody looks any more', () => {
  const { told, change, listeners } = fact(true)
  const { unmount } = render(<Shown told={told} />)

  act(() => change(false))

  expect(screen.getByText('It is not so')).toBeVisible()
  unmount()
  expect(listeners.size).toBe(0)
})
