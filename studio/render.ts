import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { deliver, withdraw } from './deliver.ts'
import { clock, progress } from './progress.ts'
import { readRecord, updateRecord } from './record.ts'
import type { Renderer } from './renderer.ts'
import { renderers } from './renderers.ts'
import { runAlone } from './run-lock.ts'
import { work } from './work-folder.ts'

/* `npm run render -- [--draft] [--again] [--deliver] [--accept] [names…]`: see README.md. */

const flag = { type: 'boolean', default: false } as const
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { draft: flag, again: flag, deliver: flag, accept: flag },
})

const all = Object.values(renderers)
const known = new Set(all.flatMap(({ items }) => Object.keys(items)))

type Due = { name: string; fingerprint: string }

const isMasterAt = (out: string) => existsSync(out) || existsSync(`${out}.png`)

/** The items asked for that are out of date, or all of them where the options say so. */
async function dueOf({ items, fingerprintOf }: Renderer): Promise<Due[]> {
  const asked = Object.keys(items).filter((name) => !names.length || names.includes(name))
  const record = await readRecord()
  const due: Due[] = []
  for (const name of asked) {
    const fingerprint = await fingerprintOf(name)
    const isWanted = values.deliver ? isMasterAt(`${work}${name}`) : record[name] !== fingerprint
    if (isWanted || values.again || values.draft) due.push({ name, fingerprint })
  }
  return due
}

async function renderWith(title: string, renderer: Renderer) {
  const due = await dueOf(renderer)
  if (!due.length) return
  console.log(`${title}: ${due.length} to ${values.deliver ? 'deliver' : 'render'}`)
  const report = progress(due.length, console.log)
  const draft = values.draft
  const open = () =>
    renderer.open(
      due.map(({ name }) => name),
      draft,
    )
  const session = values.deliver ? undefined : await open()
  try {
    for (const [index, { name, fingerprint }] of due.entries()) {
      const out = `${work}${name}${draft ? '.draft' : ''}`
      await session?.render(name, out, (done) => report(index, name, done))
      if (!draft) await deliverItem(renderer, name, out, fingerprint)
    }
  } finally {
    await session?.close()
  }
}

async function deliverItem({ kind, items }: Renderer, name: string, out: string, print: string) {
  const item = items[name]
  if (!item) throw new Error(`no item named ${name}`)
  await deliver(kind, name, item, out)
  await updateRecord(name, print)
}

/** After a change of sources that alters no pixel: what is delivered counts as up to date. */
async function accept(renderer: Renderer) {
  for (const { name, fingerprint } of await dueOf(renderer)) {
    await updateRecord(name, fingerprint)
    console.log(`${name} is accepted`)
  }
}

async function withdrawUnknown() {
  for (const name of Object.keys(await readRecord()).filter((each) => !known.has(each))) {
    await withdraw(name)
    await updateRecord(name, undefined)
    console.log(`${name} is removed`)
  }
}

async function run() {
  if (values.accept) {
    for (const renderer of all) await accept(renderer)
    return
  }
  if (!values.draft && !names.length) await withdrawUnknown()
  for (const [title, renderer] of Object.entries(renderers)) await renderWith(title, renderer)
}

const unknown = names.filter((name) => !known.has(name))
if (unknown.length) throw new Error(`nothing is named ${unknown.join(', ')}`)
const start = Date.now()
await (values.draft ? run() : runAlone(run))
console.log(`done in ${clock(Date.now() - start)}`)
