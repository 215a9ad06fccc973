import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'

const entries = [
  { question: 'Which powder first?', answer: 'Whey after training.' },
  { question: 'And at night?', answer: 'Casein.' },
]

const question = (name: string) => screen.getByRole('button', { name })

test('opens a question alone when it is clicked, and closes it when it is clicked again', async () => {
  const visitor = userEvent.setup()
  render(<Accordion entries={entries} />)
  expect(screen.getByText('Whey after training.')).not.toBeVisible()

  await visitor.click(question('Which powder first?'))
  expect(screen.getByText('Whey after training.')).toBeVisible()
  expect(question('Which powder first?')).toHaveAttribute('aria-expanded', 'true')

  await visitor.click(question('And at night?'))
  expect(screen.getByText('Casein.')).toBeVisible()
  expect(screen.getByText('Whey after training.')).not.toBeVisible()

  await visitor.click(question('And at night?'))
  expect(screen.getByText('Casein.')).not.toBeVisible()
  expect(question('And at night?')).toHaveAttribute('aria-expanded', 'false')
})

test('the aria-controls of a question references its answer', () => {
  render(<Accordion entries={entries} />)

  const id = question('And at night?').getAttribute('aria-controls') ?? ''

  expect(document.getElementById(id)).toHaveTextContent('Casein.')
})

test('opens an answer when the browser’s search finds it', () => {
  render(<Accordion entries={entries} />)
  const closed = screen.getByText('Casein.').closest('[hidden=until-found]')

  act(() => void closed?.dispatchEvent(new Event('beforematch')))

  expect(screen.getByText('Casein.')).toBeVisible()
  expect(question('And at night?')).toHaveAttribute('aria-expanded', 'true')
})
