import { expect, test } from 'vitest'
import { matchRoute } from './app/match-route.ts'

/** A text of the content: the keys that lead to it from its module, and the last of them. */
type Said = { where: string; key: string; text: string }

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './merchandise/*.ts',
    './products/**/*.ts',
    './routes/*/*-text.ts',
    './routes/blog/articles.ts',
    './routes/lifestyle/gallery.ts',
    '!./**/*.test.ts',
  ],
  { eager: true },
)

const seen = new Set<object>()

/** Every text below a value, each object once, since lists share their entries; pictures and films apart. */
function textsOf(value: unknown, where: string, key: string): Said[] {
  if (key === 'image' || key === 'views' || key === 'film') return []
  if (typeof value === 'string') return [{ where, key, text: value }]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, `${where}.${name}`, Array.isArray(value) ? key : name),
  )
}

const all = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => textsOf(value, `${file} ${name}`, name)),
)

const codes = new Set([
  ...['id', 'productId', 'category', 'type', 'to', 'date', 'author'],
  ...['flavourInBangla', 'allergens', 'unit', 'value', 'of', 'card', 'page', 'palette'],
])
const copy = all.filter(({ key }) => !codes.has(key))

const wherever = (fault: RegExp, among = copy) => among.filter(({ text }) => fault.test(text))

test('the walk reaches the content', () => {
  expect(copy.length).toBeGreaterThan(300)
})

test('no two things of a kind have the same id', () => {
  const lists = Object.values(modules)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => Array.isArray(value))
  for (const list of lists) {
    const ids = list.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'id' in entry ? [entry.id] : [],
    )
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test.each(all.filter(({ text }) => text.startsWith('/')))('$text leads to a screen', ({ text }) => {
  expect(matchRoute(text).route.name).not.toBe('not-found')
})

test('nothing is said twice', () => {
  const short = new Set(['name', 'title', 'label', 'action', 'heading'])
  const texts = copy
    .filter(({ key, text }) => !short.has(key) && text.includes(' '))
    .map(({ text }) => text.toLowerCase().replace(/\W/g, ''))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('no filler, no medical claim, no promise that nobody can keep', () => {
  expect(wherever(/lorem|ipsum|\bTODO\b|\btbd\b|xxx/i)).toEqual([])
  expect(wherever(/clinical|\bcur(e|es|ed|ing)\b|\btreat|\bheal|disease|detox|immun/i)).toEqual([])
  expect(wherever(/boost|guarantee|proven|burns? fat|batch|tested|numbered|fresh/i)).toEqual([])
})
