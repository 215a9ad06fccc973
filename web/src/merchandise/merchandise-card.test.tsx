import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limitedItems } from './limited-edition.ts'
import { MerchandiseCard } from './merchandise-card.tsx'

test('its name is read before its badge and its button', () => {
  const [item] = limitedItems
  render(
    <MerchandiseCard {...item} note="Limited" action="Shop Now" badge="Best Seller" sizes="10vw" />,
  )

  const name = screen.getByRole('heading', { name: item.name })
  for (const part of [screen.getByText('Best Seller'), screen.getByRole('button')])
    expect(name.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
