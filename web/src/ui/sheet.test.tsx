import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

const field = () => screen.getByRole('textbox')
const sheet = () => screen.getByRole('dialog')

test.each([
  ['closes when a press begins and ends beside it', sheet, sheet, 1],
  ['stays open when a press begins in it and ends beside it', field, sheet, 0],
  ['stays open when a press begins beside it and ends in it', sheet, field, 0],
])('%s', async (_, begin, end, closings) => {
  const onClose = vi.fn()
  render(
    <Sheet label="Search" onClose={onClose}>
      <input />
    </Sheet>,
  )

  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: begin() },
    { keys: '[/MouseLeft]', target: end() },
  ])

  expect(onClose).toHaveBeenCalledTimes(closings)
})
