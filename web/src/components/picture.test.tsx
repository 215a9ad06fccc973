import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Picture as PictureData } from '../pictures/picture.ts'
import { Picture } from './picture.tsx'
import { setAppMounted } from '../browser/use-browser-state.ts'

const tub: PictureData = {
  name: 'tub',
  alt: 'Ivory tub',
  widths: [400, 800, 1200],
  width: 1200,
  height: 1500,
  hash: '0a1b2c3d',
}

function show(picture: React.ReactElement) {
  render(picture)
  return screen.getByRole<HTMLImageElement>('img')
}

test('offers one format in every width', () => {
  const image = show(<Picture of={tub} sizes="50vw" />)

  expect(image).toHaveAttribute(
    'srcset',
    [400, 800, 1200]
      .map((width) => `/assets/media/tub-${width}.0a1b2c3d.avif ${width}w`)
      .join(', '),
  )
  expect(image).toHaveAttribute('src', '/assets/media/tub-1200.0a1b2c3d.avif')
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(document.querySelector('source')).toBeNull()
})

test('Picture sets width and height to prevent layout shift, and the accessible name from alt', () => {
  const image = show(<Picture of={tub} sizes="50vw" />)

  expect(image).toHaveAttribute('width', '1200')
  expect(image).toHaveAttribute('height', '1500')
  expect(image).toHaveAccessibleName('Ivory tub')
})

test('loads lazily unless it has priority', () => {
  const lazy = show(<Picture of={tub} sizes="50vw" />)
  expect(lazy).toHaveAttribute('loading', 'lazy')
  expect(lazy).toHaveAttribute('decoding', 'async')
  cleanup()

  const eager = show(<Picture of={tub} sizes="50vw" priority />)
  expect(eager).toHaveAttribute('loading', 'eager')
})

test('is fetched with the page, in the same widths, when it has priority', () => {
  const [link = '', image = ''] = renderToString(<Picture of={tub} sizes="50vw" priority />).split(
    '<img',
  )

  expect(link).toMatch(/^<link rel="preload" as="image" /)
  // It would delay the first paint (docs/performance.md).
  expect(link).not.toMatch(/fetchPriority/i)
  for (const [name] of [...image.matchAll(/(?<=srcSet=|sizes=)"[^"]+"/g)])
    expect(link).toContain(name)
  expect(renderToString(<Picture of={tub} sizes="50vw" />)).not.toContain('<link')
})

test('has a background colour when the picture is opaque, and none when it is a cut-out', () => {
  const cutOut = show(<Picture of={tub} sizes="50vw" className="w-full" />)
  expect(cutOut).toHaveAttribute('class', 'w-full')
  cleanup()

  const opaque = show(
    <Picture of={{ ...tub, colour: '#d5112a' }} sizes="50vw" className="w-full" />,
  )
  expect(opaque).toHaveClass('picture-tub', 'w-full')
})

test('is hidden from assistive technology, with its native props, when alt is empty', () => {
  const { container } = render(<Picture of={tub} sizes="50vw" alt="" id="hero" />)

  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  expect(container.querySelector('img')).toHaveAttribute('id', 'hero')
  expect(screen.queryByRole('img')).toBeNull()
})

test('shows a placeholder with size and alt text when the picture fails to load', () => {
  const image = show(<Picture of={tub} sizes="50vw" className="w-full" />)

  fireEvent.error(image)

  const placeholder = screen.getByRole('img', { name: 'Ivory tub' })
  expect(placeholder).toHaveAttribute('data-placeholder')
  expect(placeholder).toHaveAttribute('viewBox', '0 0 1200 1500')
  expect(placeholder).toHaveClass('w-full')
})

test('uses the smallest width, except in the prerendered page, when Save-Data is on', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const { rerender } = render(<Picture key="first" of={tub} sizes="100vw" />)
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('800w')

  setAppMounted()
  rerender(<Picture key="second" of={tub} sizes="100vw" />)

  expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/^\S+-400\.\S+ 400w$/)
})
