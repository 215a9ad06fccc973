import { expect, test } from 'vitest'
import { matchRoute } from '../match-route.ts'

/** One thing that the content says: the module it is in, the keys that lead to it, the text. */
type Said = { where: string; key: string; text: string }

const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '../products/**/*.ts', '!./**/*.test.ts', '!../products/**/*.test.ts'],
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

const withKeys = (...keys: string[]) => copy.filter(({ key }) => keys.includes(key))

const withoutFigures = copy.map((said) => ({ ...said, text: said.text.replace(/\d,\d{3}/g, '1') }))

const count = (text: string, mark: string) => text.split(mark).length - 1

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

test('the spelling is British', () => {
  expect(wherever(/\b(color|flavor|fiber|center|gray|favorite|program(?!me))/i)).toEqual([])
  expect(wherever(/\w{3,}(iz(e[ds]?|ing|ation)|yz(e[ds]?|ing))\b/i)).toEqual([])
})

test('spaces and marks stand where they belong', () => {
  expect(wherever(/^\s|\s$|\s{2}|\s[,.;:?!)]|\(\s|[,;]\S/, withoutFigures)).toEqual([])
  expect(wherever(/"|(?<!\.)\.\.(?!\.)|[,;:]$| - |—|[?!]{2}/)).toEqual([])
  expect(copy.filter(({ text }) => count(text, '(') !== count(text, ')'))).toEqual([])
})

test('a sentence begins with a capital and ends with a mark', () => {
  const sentences = withKeys(
    ...['description', 'more', 'answer', 'excerpt', 'caption', 'lead', 'points', 'steps'],
    ...['statement', 'note', 'missing', 'paragraphs'],
  )
  expect(wherever(/^[^A-Z\d]/, sentences)).toEqual([])
  expect(wherever(/[^.?!]$/, sentences)).toEqual([])
  expect(wherever(/[.?!] [a-z]/)).toEqual([])
  expect(wherever(/\w\. \w.*[^.?!]$/)).toEqual([])
})

test('a question ends with a question mark, a feature without a mark', () => {
  expect(wherever(/[^?]$/, withKeys('question'))).toEqual([])
  expect(wherever(/[.?!]$/, withKeys('features'))).toEqual([])
})

test('numbers have separators and money its sign in front', () => {
  expect(wherever(/\d{4,}/)).toEqual([])
  expect(wherever(/taka \d|\d taka|\d ?৳|৳ |\bBDT\b|\bTk\b/i)).toEqual([])
})

test('units are written with a space', () => {
  expect(wherever(/\d(g|kg|ml|mg|kcal)\b/)).toEqual([])
})
