import { beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from './record-events.ts'
import { replayEvents } from './replay-events.ts'

const heard: string[] = []
let app: HTMLElement

beforeEach(() => {
  heard.length = 0
  // jsdom has no animations.
  HTMLElement.prototype.animate = vi.fn()
  app = document.createElement('div')
  app.innerHTML = '<form><button>Send</button></form><button type="button">Menu</button>'
  for (const type of ['submit', 'click', 'keydown'])
    app.addEventListener(type, (event) => {
      event.preventDefault()
      heard.push(event instanceof KeyboardEvent ? event.code : type)
    })
  document.body.append(app)
  recordEvents()
})

const menu = () => document.querySelector<HTMLElement>('button[type=button]')
const form = () => document.querySelector('form')

test('replays a submit and a shortcut once when the text of the form changes with hydration', async () => {
  form()?.requestSubmit()
  app.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ক', code: 'KeyK', ctrlKey: true, bubbles: true }),
  )
  expect(heard, 'recorded only').toEqual([])
  form()?.append('You are offline.')

  await replayEvents()

  expect(heard).toEqual(['submit', 'KeyK'])
})

test('submits the form once when the first of two presses disables its button', async () => {
  const button = form()?.querySelector('button')
  form()?.requestSubmit(button)
  form()?.requestSubmit(button)
  form()?.addEventListener('submit', () => button?.setAttribute('disabled', ''), { once: true })

  await replayEvents()

  expect(heard).toEqual(['submit'])
})

test('does not replay the click on a button when its label changes, and records no later click', async () => {
  menu()?.click()
  menu()?.replaceChildren('Delete')

  await replayEvents()
  expect(heard).toEqual([])

  menu()?.click()
  expect(heard).toEqual(['click'])
})
