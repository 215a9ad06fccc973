import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { LoadError } from '../browser/retry.ts'
import { ErrorBoundary } from './error-boundary.tsx'

let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function Broken(): never {
  throw new Error('broken')
}

function Site() {
  const [path, setPath] = useState('/broken')
  return (
    <>
      <button onClick={() => setPath('/whole')}>Leave</button>
      <ErrorBoundary resetKey={path} fallback={() => <p>Something else</p>}>
        {path === '/broken' ? <Broken /> : <p>Whole</p>}
      </ErrorBoundary>
    </>
  )
}

test('reports the error and renders the fallback until the reset key changes when a child throws', () => {
  render(<Site />)

  expect(screen.getByText('Something else')).toBeVisible()
  expect(logged).toHaveBeenCalledWith('A part of the page failed.', new Error('broken'))

  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByText('Whole')).toBeVisible()
})

test('renders the children again on retry when a chunk has failed to load', () => {
  let load = (): string => {
    throw new LoadError('Failed to fetch')
  }
  const Part = () => <p>{load()}</p>
  render(
    <ErrorBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
      <Part />
    </ErrorBoundary>,
  )
  load = () => 'Loaded'

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(screen.getByText('Loaded')).toBeVisible()
})
