import { render, screen } from '@testing-library/react'
import { useLayoutEffect, useState, type ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { recordEvents } from './record-events.ts'
import { replayEvents } from './replay-events.ts'
import { useKeptFields } from './take-over.tsx'

function Search(props: ComponentProps<'input'>) {
  const [text, setText] = useState('')
  return <input {...props} value={text} onChange={({ target }) => setText(target.value)} />
}

function ReplacedPage({ prerendered }: { prerendered: Element }) {
  useLayoutEffect(() => prerendered.remove(), [prerendered])
  useKeptFields()
  return null
}

// Removes the recorder's listeners, which the next test file would share.
afterEach(replayEvents)

test('keeps a typed text in a controlled field when React replaces the page and renders it again', () => {
  const prerendered = document.createElement('div')
  prerendered.innerHTML = '<input name="q" value="pro">'
  document.body.prepend(prerendered)
  recordEvents()
  const page = (placeholder: string) => (
    <>
      <Search name="q" placeholder={placeholder} />
      <ReplacedPage prerendered={prerendered} />
    </>
  )

  const { rerender } = render(page('Search'))
  rerender(page('Search products'))

  expect(screen.getByRole('textbox')).toHaveProperty('value', 'pro')
})
