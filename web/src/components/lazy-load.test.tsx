import { render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyLoad } from './lazy-load.tsx'

const Hello = () => <h1>Hello</h1>

test('shows the component in the first render when it is preloaded', async () => {
  const Screen = lazyLoad(() => Promise.resolve({ Hello }), 'Hello')
  await Screen.preload()

  render(<Screen />)

  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible()
})

test('suspends until the chunk has loaded, once, when the component is not preloaded', async () => {
  const load = vi.fn(() => Promise.resolve({ Hello }))
  const Screen = lazyLoad(load, 'Hello')

  render(
    <Suspense fallback="waiting">
      <Screen />
    </Suspense>,
  )

  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible()
  await Screen.preload()
  expect(load).toHaveBeenCalledOnce()
})

test('keeps its state when it renders again after its chunk has loaded', async () => {
  function Counter() {
    const [count, setCount] = useState(0)
    return <button onClick={() => setCount(count + 1)}>{count}</button>
  }
  const Screen = lazyLoad(() => Promise.resolve({ Counter }), 'Counter')
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

test('throws nothing when a prefetch fails, and requests the chunk again for a later preload, which rejects', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const Part = lazyLoad(load, 'Hello')

  Part.prefetch()

  await expect(Part.preload()).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(6)
})
