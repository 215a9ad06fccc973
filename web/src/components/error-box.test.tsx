import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBox } from './error-box.tsx'

test('error → announced and scrolled into view; unmounts even if scrollIntoView returns a promise', () => {
  const scrollIntoView = vi.fn(() => Promise.resolve())
  Object.assign(Element.prototype, { scrollIntoView })
  const { unmount } = render(<ErrorBox>Invalid email or password</ErrorBox>)

  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password')
  expect(scrollIntoView).toHaveBeenCalledOnce()

  expect(unmount).not.toThrow()
})
