import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { notify } from './notify.ts'
import { Toaster } from './toaster.tsx'

test('the polite region is there before anything is said', () => {
  render(<Toaster />)

  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
})

test('what is said appears in the region until it is dismissed', async () => {
  render(<Toaster />)

  notify.success('Saved')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

  expect(screen.getByRole('status')).toHaveTextContent('')
})
