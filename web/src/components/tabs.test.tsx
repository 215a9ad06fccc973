import { screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { setAppMounted } from '../browser/app-mounted.ts'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { Link } from './link.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'one', label: 'One', panel: 'First' },
  { id: 'two', label: 'Two', panel: 'Second' },
  { id: 'three', label: 'Three', panel: 'Third' },
]

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => screen.getByRole('tabpanel')

test('the tabs render → the first one is shown; the visitor clicks a tab → only that tab is shown', async () => {
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

test('the visitor goes to another page and back → the tab is selected that was selected', async () => {
  const { visitor } = renderWithAccount(<Pages />, {}, '/one')
  setAppMounted()
  await visitor.click(tab('Three'))
  await visitor.click(screen.getByRole('link', { name: 'Next page' }))
  await visitor.click(screen.getByRole('button', { name: 'Back' }))

  expect(panel()).toHaveTextContent('Third')

  await visitor.click(screen.getByRole('link', { name: 'Next page' }))
  await visitor.click(screen.getByRole('link', { name: 'First page' }))
  expect(panel(), 'another history entry').toHaveTextContent('First')
})

/** The tabs at /one; any other page without them. */
function Pages() {
  const navigate = useNavigate()
  return (
    <>
      {useLocation().pathname === '/one' && <Tabs label="About it" tabs={tabs} />}
      <Link to="/one">First page</Link>
      <Link to="/two">Next page</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
