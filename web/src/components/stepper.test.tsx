import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

function Quantity() {
  const [value, setValue] = useState(1)
  return <Stepper label="Quantity" value={value} min={1} onChange={setValue} />
}

const quantity = () => screen.getByRole('group', { name: 'Quantity' })
const decrease = () => screen.getByRole('button', { name: 'Decrease quantity' })
const increase = () => screen.getByRole('button', { name: 'Increase quantity' })

test('has no upper limit when Increase is clicked, and is one less when Decrease is clicked', async () => {
  const visitor = userEvent.setup()
  render(<Quantity />)
  expect(quantity()).toHaveTextContent('1')

  for (let press = 0; press < 30; press += 1) await visitor.click(increase())
  expect(quantity()).toHaveTextContent('31')

  await visitor.click(decrease())
  expect(quantity()).toHaveTextContent('30')
})

test('has a Decrease button that does nothing and keeps focus when the value is the minimum', async () => {
  const visitor = userEvent.setup()
  render(<Quantity />)
  expect(decrease()).toHaveAttribute('aria-disabled', 'true')

  await visitor.click(increase())
  expect(decrease()).toHaveAttribute('aria-disabled', 'false')
  await visitor.click(decrease())
  await visitor.keyboard('{Enter}')

  expect(quantity()).toHaveTextContent('1')
  expect(decrease()).toHaveFocus()
  expect(decrease()).toHaveAttribute('aria-disabled', 'true')
})
