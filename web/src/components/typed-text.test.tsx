import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TypedText } from './typed-text.tsx'

test('marks a text as Bangla when it has such letters', () => {
  const { container, rerender } = render(<TypedText>মোহাম্মদ Rahim</TypedText>)
  expect(container.querySelector('[lang=bn]')).toHaveTextContent('মোহাম্মদ Rahim')

  rerender(<TypedText>Rahim</TypedText>)
  expect(container).toHaveTextContent('Rahim')
  expect(container.querySelector('[lang]')).toBeNull()
})
