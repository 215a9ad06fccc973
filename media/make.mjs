// @ts-check
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { encodeCard, encodePicture } from './encode.mjs'
import { encodeFilm } from './encode-film.mjs'
import { families } from './families.mjs'
import { work } from './family.mjs'
import { readMade, updateMade } from './made.mjs'
import { clock, progress } from './progress.mjs'
import { serve, withdraw } from './served.mjs'

/*
 * Makes the shop's pictures and films: `node media/make.mjs [--draft] [--again] [--encode] [names…]`.
 * Without names all that are out of date; a draft is small, quick and stays in media/.work. With
 * --encode nothing is drawn: the masters that lie in media/.work are encoded anew.
 */

/** @typedef {import('./family.mjs').Family} Family */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean' }, again: { type: 'boolean' }, encode: { type: 'boolean' } },
})
const { draft = false, again = false, encode = false } = values

const known = new Set(Object.values(families).flatMap(({ items }) => Object.keys(items)))
const unknown = positionals.filter((name) => !known.has(name))
if (unknown.length) throw new Error(`nothing is named ${unknown.join(', ')}`)

const isInWork = (/** @type {string} */ file) => existsSync(`${work}${file}`)

/** @param {Family} family */
async function dueOf({ items, sourceOf }) {
  const made = await readMade()
  const asked = Object.keys(items).filter(
    (name) => !positionals.length || positionals.includes(name),
  )
  if (draft) return asked.map((name) => ({ name, source: '' }))
  if (encode)
    return asked
      .map((name) => ({ name, source: made[name]?.source ?? '' }))
      .filter(({ name, source }) => source && [`${name}.png`, name].some(isInWork))
  const sources = await Promise.all(
    asked.map(async (name) => ({ name, source: await sourceOf(name, draft) })),
  )
  return sources.filter(({ name, source }) => again || made[name]?.source !== source)
}

/**
 * @param {Family} family @param {string} name @param {string} out @param {string} source
 * @returns {Promise<{ entry: import('./made.mjs').Made[string], files: import('./served.mjs').ServedFile[] }>}
 */
async function encodeAs({ kind, items }, name, out, source) {
  const item = items[name]
  if (!item) throw new Error(`no item named ${name}`)
  const { alt, group, large, fps, poster } = item
  const about = { alt, group, source }
  if (kind === 'card') {
    const { facts, files } = await encodeCard(name, `${out}.png`)
    return { entry: { kind, ...about, ...facts }, files }
  }
  if (kind === 'film') {
    if (!fps || !poster) throw new Error(`${name} has no fps or poster`)
    const { facts, files } = await encodeFilm(name, `${out}/`, { fps, poster })
    return { entry: { kind, ...about, ...facts }, files }
  }
  const { facts, files } = await encodePicture(name, `${out}.png`, { kind, large })
  return { entry: { kind, ...about, ...facts }, files }
}

/** @param {string} title @param {Family} family */
async function makeFamily(title, family) {
  const due = await dueOf(family)
  if (!due.length) return
  console.log(`${title}: ${due.length} to make`)
  const names = due.map(({ name }) => name)
  const report = progress(due.length, console.log)
  const maker = encode ? undefined : await family.open(names, draft)
  try {
    for (const [index, { name, source }] of due.entries()) {
      const out = `${work}${name}${draft ? '.draft' : ''}`
      await maker?.make(name, out, (done) => report(index, name, done))
      if (draft) continue
      const { entry, files } = await encodeAs(family, name, out, source)
      await updateMade(async (made) => {
        await serve(name, files)
        made[name] = entry
      })
    }
  } finally {
    await maker?.close()
  }
}

/** What is said of a picture may change without the picture. */
const refreshFacts = () =>
  updateMade((made) => {
    for (const { items } of Object.values(families))
      for (const [name, { alt, group }] of Object.entries(items))
        if (made[name]) Object.assign(made[name], { alt, group })
  })

/** What was taken out of a family goes from the site too. */
async function forget() {
  const made = await readMade()
  for (const name of Object.keys(made).filter((each) => !known.has(each))) {
    await updateMade(async (now) => {
      await withdraw(name)
      Reflect.deleteProperty(now, name)
    })
    console.log(`${name} is gone`)
  }
}

const start = Date.now()
await mkdir(work, { recursive: true })
if (!draft) await refreshFacts()
if (!draft && !positionals.length) await forget()
for (const [title, family] of Object.entries(families)) await makeFamily(title, family)
console.log(`done in ${clock(Date.now() - start)}`)
