import { expect, test } from 'vitest'
import { routeOf } from './app/route-table.tsx'
import { routes } from './routes.ts'

/**
 * A string in a content module. `path` is the file, the export and the property path. `key` is the
 * property's name; for an item of an array, the array's name.
 */
type ContentText = { path: string; key: string; text: string }

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './merchandise/*.ts',
    './catalog/**/*.ts',
    './routes/*/*-text.ts',
    './routes/blog/articles.ts',
    '!./**/*.test.ts',
  ],
  { eager: true },
)

const seen = new Set<object>()

/** Returns all texts of a value, except pictures and figures, once: lists may share objects. */
function textsOf(value: unknown, path: string, key: string): ContentText[] {
  if (['image', 'views', 'nutritionFacts'].includes(key)) return []
  if (typeof value === 'string') return [{ path, key, text: value }]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, `${path}.${name}`, Array.isArray(value) ? key : name),
  )
}

const all = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => textsOf(value, `${file} ${name}`, name)),
)

/** Keys whose values are ids, codes or short labels. */
const excludedKeys = new Set([
  ...['id', 'productId', 'category', 'type', 'to', 'date', 'author'],
  ...['allergens', 'unit', 'value', 'of', 'card', 'page', 'palette'],
])
const copy = all.filter(({ key }) => !excludedKeys.has(key))

const matching = (pattern: RegExp) => copy.filter(({ text }) => pattern.test(text))

test('the texts of all content modules are found', () => {
  expect(copy.length).toBeGreaterThan(300)
})

test('ids are unique in each list', () => {
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

test.each(all.filter(({ text }) => text.startsWith('/')))('$text matches a route', ({ text }) => {
  expect(routeOf(text)).not.toBe(routes.notFound)
})

test('no text occurs twice', () => {
  const short = new Set(['name', 'title', 'label', 'action', 'heading'])
  const texts = copy
    .filter(({ key, text }) => !short.has(key) && text.includes(' '))
    .map(({ text }) => text.toLowerCase().replace(/\W/g, ''))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('texts contain no placeholder, medical claim or unverifiable promise', () => {
  expect(matching(/lorem|ipsum|\bTODO\b|\btbd\b|xxx/i)).toEqual([])
  expect(matching(/clinical|\bcur(e|es|ed|ing)\b|\btreat|\bheal|disease|detox|immun/i)).toEqual([])
  expect(matching(/boost|guarantee|proven|burns? fat|batch|tested|numbered|fresh/i)).toEqual([])
})
