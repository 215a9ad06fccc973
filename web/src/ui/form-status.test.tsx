import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormStatus } from './form-status.tsx'

const form = (busy?: string) => (
  <>
    <form>
      <FormStatus busy={busy} />
      <fieldset disabled={busy !== undefined}>
        <input aria-label="City" />
        <button type="submit">Save</button>
      </fieldset>
    </form>
    <input aria-label="Search" />
  </>
)

test('has the focus, and then says what is being done, when the form is being sent; the submit button has it afterwards', () => {
  const { rerender } = render(form())
  screen.getByLabelText('City').focus()
  const status = screen.getByRole('status')
  let textAtFocus: string | null = null
  status.addEventListener('focus', () => (textAtFocus = status.textContent))

  // As browsers do to an element that is disabled.
  screen.getByLabelText('City').blur()
  rerender(form('Saving...'))
  expect(status).toHaveFocus()
  expect(textAtFocus, 'heard once, by the change').toBe('')
  expect(status).toHaveTextContent('Saving...')
  rerender(form())

  expect(status).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

test('says what is being done, and leaves the focus, when the visitor has moved on', () => {
  const { rerender } = render(form())
  screen.getByLabelText('Search').focus()

  rerender(form('Saving...'))
  expect(screen.getByRole('status')).toHaveTextContent('Saving...')
  rerender(form())

  expect(screen.getByLabelText('Search')).toHaveFocus()
})
