import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorBox } from './error-box.tsx'

test('announces an error and scrolls to it, also when scrollIntoView returns a promise', () => {
  const scrollIntoView = vi.fn(() => Promise.resolve())
  Object.assign(Element.prototype, { scrollIntoView })
  const { unmount } = render(<ErrorBox>The parcel is lost.</ErrorBox>)

  expect(screen.getByRole('alert')).toHaveTextContent('The parcel is lost.')
  expect(scrollIntoView).toHaveBeenCalledOnce()

  expect(unmount).not.toThrow()
})

test('gets its text after the layout effects that move the focus', () => {
  let textAtFocus: string | null = null
  function Form() {
    useLayoutEffect(() => {
      textAtFocus = screen.getByRole('alert').textContent
    }, [])
    return <ErrorBox>The parcel is lost.</ErrorBox>
  }

  render(<Form />)

  expect(textAtFocus).toBe('')
  expect(screen.getByRole('alert')).toHaveTextContent('The parcel is lost.')
})
