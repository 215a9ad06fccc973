import { render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyScreen } from './lazy-screen.tsx'

const Hello = () => <h1>Hello</h1>

test('a preloaded screen is there at the first pass', async () => {
  const Screen = lazyScreen(() => Promise.resolve(Hello))
  await Screen.preload()

  render(<Screen />)

  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible()
})

test('a screen that is not preloaded waits for its chunk, loaded once', async () => {
  const load = vi.fn(() => Promise.resolve(Hello))
  const Screen = lazyScreen(load)

  render(
    <Suspense fallback="waiting">
      <Screen />
    </Suspense>,
  )

  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible()
  await Screen.preload()
  expect(load).toHaveBeenCalledOnce()
})

test('a screen keeps its state when its chunk arrives twice over', async () => {
  function Counter() {
    const [count, setCount] = useState(0)
    return <button onClick={() => setCount(count + 1)}>{count}</button>
  }
  const Screen = lazyScreen(() => Promise.resolve(Counter))
  const { rerender } = render(
    <Suspense>
      <Screen />
    </Suspense>,
  )
  const button = await screen.findByRole('button', { name: '0' })
  button.click()

  rerender(
    <Suspense>
      <Screen />
    </Suspense>,
  )

  expect(await screen.findByRole('button', { name: '1' })).toBe(button)
})

test('a part that cannot be fetched ahead is no error until it is wanted', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const Part = lazyScreen(load)

  Part.prefetch()

  await expect(Part.preload()).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(2)
})
