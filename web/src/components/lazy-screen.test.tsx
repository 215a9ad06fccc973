import { render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyScreen } from './lazy-screen.tsx'

const Hello = () => <h1>Hello</h1>

test('the screen is preloaded → the first render shows it', async () => {
  const Screen = lazyScreen(() => Promise.resolve(Hello))
  await Screen.preload()

  render(<Screen />)

  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible()
})

test('the screen is not preloaded → suspends until its chunk has loaded, and loads it once', async () => {
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

test('the screen renders again after its chunk has loaded → keeps its state', async () => {
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

test('a prefetch fails → throws nothing; a later preload requests the chunk again and rejects', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const Part = lazyScreen(load)

  Part.prefetch()

  await expect(Part.preload()).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(6)
})
