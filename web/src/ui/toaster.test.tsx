import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { notify } from './notify.tsx'

test('what is said appears in the page’s region until it is dismissed', async () => {
  document.body.innerHTML = '<div id="toasts" role="status"></div>'

  act(() => notify.success('Saved'))
  expect(await screen.findByText('Saved')).toBeVisible()
  act(() => notify.failure('Lost'))
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('status')).toHaveTextContent('Lost')

  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) {
    await userEvent.click(button)
  }
  expect(screen.getByRole('status')).toHaveTextContent('')
})
