import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NeedsConnection } from './needs-connection.tsx'

function setConnection(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void window.dispatchEvent(new Event(state)))
}

test('shows the text while the browser is offline', () => {
  render(<NeedsConnection>Saving needs a connection.</NeedsConnection>)
  expect(screen.queryByText('Saving needs a connection.')).not.toBeInTheDocument()

  setConnection('offline')
  expect(screen.getByText('Saving needs a connection.')).toBeVisible()

  setConnection('online')
  expect(screen.queryByText('Saving needs a connection.')).not.toBeInTheDocument()
})
