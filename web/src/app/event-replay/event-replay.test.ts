import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from './record-events.ts'
import { replayEvents } from './replay-events.ts'

const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  // jsdom has no animations.
  HTMLElement.prototype.animate = vi.fn()
  document.body.innerHTML = '<form><button>Send</button></form><button type="button">Menu</button>'
  recordEvents()
})

beforeAll(() => {
  for (const type of ['submit', 'click', 'keydown'])
    document.body.addEventListener(type, (event) => {
      event.preventDefault()
      if (type !== 'click' || event.target === menu()) heard.push(type)
    })
})

const menu = () => document.querySelector<HTMLElement>('button[type=button]')
const form = () => document.querySelector('form')

test('the text of the form changes with hydration → a submit and a shortcut are replayed once', async () => {
  form()?.requestSubmit()
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
  )
  expect(heard, 'recorded only').toEqual([])
  form()?.append('You are offline.')

  await replayEvents()

  expect(heard).toEqual(['submit', 'keydown'])
})

test('the label of a clicked button changes → the click is not replayed; later clicks are not recorded', async () => {
  menu()?.click()
  menu()?.replaceChildren('Delete')

  await replayEvents()
  expect(heard).toEqual([])

  menu()?.click()
  expect(heard).toEqual(['click'])
})
