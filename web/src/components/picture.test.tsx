import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Picture as PictureData } from '../pictures/picture.ts'
import { Picture } from './picture.tsx'
import { setAppMounted } from '../browser/app-mounted.ts'

const tub: PictureData = {
  name: 'tub',
  alt: 'Ivory tub',
  widths: [400, 800, 1200],
  width: 1200,
  height: 1500,
  hash: '0a1b2c3d',
}

function show(picture: React.ReactElement) {
  const { container } = render(picture)
  return {
    image: screen.getByRole<HTMLImageElement>('img'),
    source: container.querySelector('source'),
  }
}

test('the browser chooses among AVIF at every width, and WebP up to 800 pixels', () => {
  const { image, source } = show(<Picture of={tub} sizes="50vw" />)

  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute(
    'srcset',
    [400, 800, 1200]
      .map((width) => `/assets/media/tub-${width}.0a1b2c3d.avif ${width}w`)
      .join(', '),
  )
  expect(source).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute(
    'srcset',
    [400, 800].map((width) => `/assets/media/tub-${width}.0a1b2c3d.webp ${width}w`).join(', '),
  )
  expect(image).toHaveAttribute('src', '/assets/media/tub-800.0a1b2c3d.webp')
  expect(image).toHaveAttribute('sizes', '50vw')
})

test('its place is kept by width and height, and it is named by what is seen', () => {
  const { image } = show(<Picture of={tub} sizes="50vw" />)

  expect(image).toHaveAttribute('width', '1200')
  expect(image).toHaveAttribute('height', '1500')
  expect(image).toHaveAccessibleName('Ivory tub')
})

test('it waits until it is near, unless it belongs to the first screen', () => {
  const { image } = show(<Picture of={tub} sizes="50vw" />)
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('decoding', 'async')
})

test('in the first screen it is fetched at once and first', () => {
  const { image } = show(<Picture of={tub} sizes="50vw" priority />)
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('an opaque picture lies on its colour, a cut-out on nothing of its own', () => {
  const cutOut = show(<Picture of={tub} sizes="50vw" className="w-full" />)
  expect(cutOut.image).toHaveAttribute('class', 'w-full')
  cutOut.image.remove()

  const scene = show(<Picture of={{ ...tub, colour: '#d5112a' }} sizes="50vw" className="w-full" />)
  expect(scene.image).toHaveClass('picture-tub', 'w-full')
})

test('a decorative picture says nothing, and native attributes pass through', () => {
  const { container } = render(<Picture of={tub} sizes="50vw" alt="" id="hero" />)

  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  expect(container.querySelector('img')).toHaveAttribute('id', 'hero')
  expect(screen.queryByRole('img')).toBeNull()
})

test('a picture that fails to load gives its place and its name to the placeholder', () => {
  const { image } = show(<Picture of={tub} sizes="50vw" className="w-full" />)

  fireEvent.error(image)

  const placeholder = screen.getByRole('img', { name: 'Ivory tub' })
  expect(placeholder).toHaveAttribute('data-placeholder')
  expect(placeholder).toHaveAttribute('viewBox', '0 0 1200 1500')
  expect(placeholder).toHaveClass('w-full')
})

test('who saves data gets the smallest picture, but not of what was prerendered', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const { rerender } = render(<Picture key="first" of={tub} sizes="100vw" />)
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('800w')

  setAppMounted()
  rerender(<Picture key="second" of={tub} sizes="100vw" />)

  expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/^\S+-400\.\S+ 400w$/)
  Reflect.deleteProperty(navigator, 'connection')
})
