import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

function Quantity() {
  const [value, setValue] = useState(1)
  return <Stepper label="Quantity" value={value} least={1} onChange={setValue} />
}

const quantity = () => screen.getByRole('group', { name: 'Quantity' })
const less = () => screen.getByRole('button', { name: 'Decrease quantity' })
const more = () => screen.getByRole('button', { name: 'Increase quantity' })

test('“Quantity starts at 1, increments without an upper limit, never goes below 1”', async () => {
  const visitor = userEvent.setup()
  render(<Quantity />)
  expect(quantity()).toHaveTextContent('1')

  for (let press = 0; press < 30; press += 1) await visitor.click(more())
  expect(quantity()).toHaveTextContent('31')

  await visitor.click(less())
  expect(quantity()).toHaveTextContent('30')
})

test('at the least “Decrease” says that it does nothing, does nothing and keeps the focus', async () => {
  const visitor = userEvent.setup()
  render(<Quantity />)
  expect(less()).toHaveAttribute('aria-disabled', 'true')

  await visitor.click(more())
  expect(less()).toHaveAttribute('aria-disabled', 'false')
  await visitor.click(less())
  await visitor.keyboard('{Enter}')

  expect(quantity()).toHaveTextContent('1')
  expect(less()).toHaveFocus()
  expect(less()).toHaveAttribute('aria-disabled', 'true')
})
