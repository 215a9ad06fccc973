import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBox } from './error-box.tsx'

test('an error is shown → it is announced and scrolls into view, also if scrollIntoView returns a promise', () => {
  const scrollIntoView = vi.fn(() => Promise.resolve())
  Object.assign(Element.prototype, { scrollIntoView })
  const { unmount } = render(<ErrorBox>The parcel is lost.</ErrorBox>)

  expect(screen.getByRole('alert')).toHaveTextContent('The parcel is lost.')
  expect(scrollIntoView).toHaveBeenCalledOnce()

  expect(unmount).not.toThrow()
})
