import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { deliver, removeDelivered } from './deliver.ts'
import { createProgress, formatDuration } from './progress.ts'
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

type PendingItem = { name: string; fingerprint: string }

const hasMaster = (out: string) => existsSync(out) || existsSync(`${out}.png`)

/**
 * The selected items to process: those whose sources have changed or, with --deliver, those with a master
 * in .work. --again and --draft select all of them.
 */
async function pendingItems({ items, fingerprintOf }: Renderer): Promise<PendingItem[]> {
  const selected = Object.keys(items).filter((name) => !names.length || names.includes(name))
  const record = await readRecord()
  const pending: PendingItem[] = []
  for (const name of selected) {
    const fingerprint = await fingerprintOf(name)
    const isPending = values.deliver ? hasMaster(`${work}${name}`) : record[name] !== fingerprint
    if (isPending || values.again || values.draft) pending.push({ name, fingerprint })
  }
  return pending
}

async function renderWith(title: string, renderer: Renderer) {
  const pending = await pendingItems(renderer)
  if (!pending.length) return
  console.log(`${title}: ${pending.length} to ${values.deliver ? 'deliver' : 'render'}`)
  const report = createProgress(pending.length, console.log)
  const draft = values.draft
  const open = () =>
    renderer.open(
      pending.map(({ name }) => name),
      draft,
    )
  const session = values.deliver ? undefined : await open()
  try {
    for (const [index, { name, fingerprint }] of pending.entries()) {
      const out = `${work}${name}${draft ? '.draft' : ''}`
      await session?.render(name, out, (done) => report(index, name, done))
      if (!draft) await deliverItem(renderer, name, out, fingerprint)
    }
  } finally {
    await session?.close()
  }
}

async function deliverItem(
  { kind, items }: Renderer,
  name: string,
  out: string,
  fingerprint: string,
) {
  const item = items[name]
  if (!item) throw new Error(`no item named ${name}`)
  await deliver(kind, name, item, out)
  await updateRecord(name, fingerprint)
}

/** Records the delivered pictures as up to date. Use it after source changes that change no pixel. */
async function accept(renderer: Renderer) {
  for (const { name, fingerprint } of await pendingItems(renderer)) {
    await updateRecord(name, fingerprint)
    console.log(`${name}: accepted`)
  }
}

async function removeUnknown() {
  for (const name of Object.keys(await readRecord()).filter((each) => !known.has(each))) {
    await removeDelivered(name)
    await updateRecord(name, undefined)
    console.log(`${name}: removed`)
  }
}

async function run() {
  if (values.accept) {
    for (const renderer of all) await accept(renderer)
    return
  }
  if (!values.draft && !names.length) await removeUnknown()
  for (const [title, renderer] of Object.entries(renderers)) await renderWith(title, renderer)
}

const unknown = names.filter((name) => !known.has(name))
if (unknown.length) throw new Error(`Unknown items: ${unknown.join(', ')}`)
const start = Date.now()
await (values.draft ? run() : runAlone(run))
console.log(`done in ${formatDuration(Date.now() - start)}`)
