import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function Broken(): never {
  throw new Error('broken')
}

function Site() {
  const [at, setAt] = useState('/broken')
  return (
    <>
      <button onClick={() => setAt('/whole')}>Leave</button>
      <ErrorBoundary at={at} fallback={<p>Something else</p>}>
        {at === '/broken' ? <Broken /> : <p>Whole</p>}
      </ErrorBoundary>
    </>
  )
}

test('a part that fails is replaced and reported; the rest of the page stays in use', () => {
  render(<Site />)

  expect(screen.getByText('Something else')).toBeVisible()
  expect(logged).toHaveBeenCalledWith('A part of the page failed.', new Error('broken'))

  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByText('Whole')).toBeVisible()
})
