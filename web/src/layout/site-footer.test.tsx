import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '../brand/brand.ts'
import { paths } from '../paths.ts'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { SiteFooter } from './site-footer.tsx'

test.each([
  ['Products', paths.products],
  ['Limited Edition', paths.limitedEdition],
  ['Lifestyle', paths.lifestyle],
  ['Blog', paths.blog],
  ['About Us', paths.about],
  [brand.email, `mailto:${brand.email}`],
  [brand.phone, `tel:${brand.phone.replace(/[^+\d]/g, '')}`],
  ...brand.social.map(({ network, href }): [string, string] => [network, href]),
])('the link %s leads to %s', (name, url) => {
  renderWithAccount(<SiteFooter />)

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', url)
})

test.each(['FAQs', 'Shipping Policy', 'Return Policy', 'Privacy Policy', 'Terms of Service'])(
  'the support entry %s is plain text, not a link',
  (entry) => {
    renderWithAccount(<SiteFooter />)

    expect(screen.getByText(entry).closest('a, button')).toBeNull()
  },
)

test('submits nothing and keeps the text when Join or Enter is pressed', async () => {
  const { visitor } = renderWithAccount(<SiteFooter />)
  const box = screen.getByRole('textbox', { name: 'Email address' })
  expect(box).toHaveAttribute('placeholder', 'Email address')
  expect(box).toHaveAccessibleDescription(/in your inbox/)

  await visitor.type(box, 'no e-mail at all{Enter}')
  await visitor.click(screen.getByRole('button', { name: 'Join' }))

  expect(box).toHaveValue('no e-mail at all')
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Newsletter' }))).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent('')
})
