import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  ['One', 'First'],
  ['Two', 'Second'],
  ['Three', 'Third'],
] as const

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => screen.getByRole('tabpanel')

test('shows only the first tab, and another one when it is clicked', async () => {
  const { visitor } = renderWithAccount(<Tabs label="About it" tabs={tabs} />)
  expect(tab('One')).toHaveAttribute('aria-selected', 'true')
  expect(panel()).toHaveTextContent('First')

  await visitor.click(tab('Two'))

  expect(panel()).toHaveTextContent('Second')
  expect(panel()).toHaveAccessibleName('Two')
  expect(tab('One')).toHaveAttribute('aria-selected', 'false')
})

test('the Tab key focuses the selected tab, then its panel; arrow keys, Home and End select a tab', async () => {
  const { visitor } = renderWithAccount(<Tabs label="About it" tabs={tabs} />)
  await visitor.tab()
  expect(tab('One')).toHaveFocus()

  await visitor.keyboard('{ArrowLeft}')
  expect(tab('Three')).toHaveFocus()
  expect(panel()).toHaveTextContent('Third')
  await visitor.keyboard('{ArrowRight}{ArrowRight}')
  expect(tab('Two')).toHaveFocus()
  await visitor.keyboard('{End}')
  expect(tab('Three')).toHaveFocus()
  await visitor.keyboard('{Home}')
  expect(panel()).toHaveTextContent('First')

  await visitor.tab()
  expect(panel()).toHaveFocus()
})

test('selects a tab when the browser’s search finds its panel', () => {
  renderWithAccount(<Tabs label="About it" tabs={tabs} />)
  const closed = screen.getByText('Third').closest('[hidden=until-found]')

  act(() => void closed?.dispatchEvent(new Event('beforematch')))

  expect(tab('Three')).toHaveAttribute('aria-selected', 'true')
  expect(panel()).toHaveTextContent('Third')
})
