// @ts-check
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { outline } from './brand/outline.mjs'
import { families } from './families.mjs'
import { readMade } from './made.mjs'
import { served } from './served.mjs'
import { backdrop, standingShadow, worlds } from './worlds.mjs'

/*
 * Everything made, by group, cut-outs on their worlds with their standing shadows, as the site
 * composes them: `node media/contact-sheet.mjs` after `node media/make.mjs`.
 */

/** @typedef {import('./encode.mjs').EncodedPicture} EncodedPicture */
/** @typedef {{ width: number, height: number, columns: number }} Cell */

const sheet = { width: 1680, margin: 40, gap: 8, heading: 56, above: 36 }
/** Pixels to a unit of brand/outline.mjs: type of 34 px. */
const headingScale = 34 / 500

/**
 * The groups in the sheet's order: how many columns they have, and how high a cell is to its width.
 * @type {Record<import('./family.mjs').Group, { title: string, columns: number, ratio: number }>}
 */
const shapes = {
  packs: { title: 'Packs', columns: 6, ratio: 5 / 4 },
  limited: { title: 'Limited edition', columns: 6, ratio: 5 / 4 },
  accessories: { title: 'Accessories', columns: 6, ratio: 5 / 4 },
  apparel: { title: 'Apparel', columns: 6, ratio: 5 / 4 },
  props: { title: 'Props', columns: 6, ratio: 5 / 4 },
  gallery: { title: 'Gallery', columns: 3, ratio: 3 / 4 },
  articles: { title: 'Articles', columns: 3, ratio: 3 / 4 },
  story: { title: 'Story', columns: 3, ratio: 3 / 4 },
  films: { title: 'Films, by their posters', columns: 4, ratio: 9 / 16 },
  heroes: { title: 'Films of a hero, by their posters', columns: 4, ratio: 9 / 16 },
  cards: { title: 'Social cards', columns: 7, ratio: 630 / 1200 },
}

const made = await readMade()

/** @param {string} file */
const path = (file) => fileURLToPath(new URL(file, served))

/** @param {string} name @param {EncodedPicture} picture @param {string} world @param {Cell} cell */
async function onWorld(name, { hash, width, height }, world, cell) {
  const stops = worlds[world]
  if (!stops) throw new Error(`no world named ${world}`)
  const ground = Math.round(cell.height * 0.89)
  const widest = Math.round(cell.width * (width > height ? 0.72 : 0.54))
  const wide = Math.min(widest, Math.round((cell.height * 0.8 * width) / height))
  const pack = await sharp(path(`${name}-800.${hash}.avif`))
    .resize({ width: wide })
    .png()
    .toBuffer({ resolveWithObject: true })
  const shadow = standingShadow({ x: cell.width / 2, y: ground, width: wide })
  return sharp(Buffer.from(backdrop(stops, cell, shadow)))
    .composite([
      {
        input: pack.data,
        left: Math.round((cell.width - wide) / 2),
        top: ground - pack.info.height,
      },
    ])
    .png()
    .toBuffer()
}

/** Pixels that a lying garment's shadow spreads. */
const reach = 16

/** A garment lies: in the middle, its shadow all around. @param {string} name @param {EncodedPicture} picture @param {string} world @param {Cell} cell */
async function lyingOn(name, { hash }, world, cell) {
  const stops = worlds[world]
  if (!stops) throw new Error(`no world named ${world}`)
  const room = { width: Math.round(cell.width * 0.84), height: Math.round(cell.height * 0.8) }
  const garment = await sharp(path(`${name}-800.${hash}.avif`))
    .resize({ ...room, fit: 'contain', background: '#0000' })
    .extend({ top: reach, bottom: reach, left: reach, right: reach, background: '#0000' })
    .png()
    .toBuffer()
  const shadow = await sharp(garment).linear([0, 0, 0, 0.4], [0, 0, 0, 0]).blur(6).png().toBuffer()
  const left = Math.round((cell.width - room.width) / 2) - reach
  const top = Math.round((cell.height - room.height) / 2) - reach
  return sharp(Buffer.from(backdrop(stops, cell)))
    .composite([
      { input: shadow, left: left + 4, top: top + 8 },
      { input: garment, left, top },
    ])
    .png()
    .toBuffer()
}

/** The whole of a picture, on white where its shape is another. @param {string} file @param {Cell} cell */
const whole = (file, { width, height }) =>
  sharp(path(file)).resize({ width, height, fit: 'contain', background: '#fff' }).png().toBuffer()

/** @param {string} name @param {import('./family.mjs').Item} item @param {Cell} cell */
function cellOf(name, { world = 'bone' }, cell) {
  const entry = made[name]
  if (!entry) throw new Error(`${name} is not made`)
  if (entry.group === 'apparel' && entry.kind === 'cut-out')
    return lyingOn(name, entry, world, cell)
  if (entry.kind === 'cut-out') return onWorld(name, entry, world, cell)
  if (entry.kind === 'scene') return whole(`${name}-800.${entry.hash}.avif`, cell)
  if (entry.kind === 'film') return whole(`${name}-800.${entry.poster.hash}.avif`, cell)
  return whole(`${name}.${entry.hash}.jpg`, cell)
}

/** @param {string} title */
async function heading(title) {
  const { path, width, height } = await outline(title)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * headingScale}" height="${height * headingScale}"><path fill="#0b0b0c" d="${path}"/></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

const items = Object.values(families)
  .flatMap((family) => Object.entries(family.items))
  .filter(([name]) => made[name])

/** @type {import('sharp').OverlayOptions[]} */
const layers = []
let top = sheet.margin - sheet.above
const inner = sheet.width - 2 * sheet.margin
for (const [group, { title, columns, ratio }] of Object.entries(shapes)) {
  const members = items.filter(([, item]) => item.group === group)
  if (!members.length) continue
  const width = Math.floor((inner - sheet.gap * (columns - 1)) / columns)
  const cell = { width, height: Math.round(width * ratio), columns }
  top += sheet.above
  layers.push({ input: await heading(title), left: sheet.margin, top })
  top += sheet.heading
  for (const [index, [name, item]] of members.entries())
    layers.push({
      input: await cellOf(name, item, cell),
      left: sheet.margin + (index % columns) * (width + sheet.gap),
      top: top + Math.floor(index / columns) * (cell.height + sheet.gap),
    })
  top += Math.ceil(members.length / columns) * (cell.height + sheet.gap)
}

const size = { width: sheet.width, height: top + sheet.margin }
await sharp({ create: { ...size, channels: 3, background: '#fff' } })
  .composite(layers)
  .webp({ quality: 82, effort: 6 })
  .toFile(fileURLToPath(new URL('contact-sheet.webp', import.meta.url)))
console.log(`${items.length} pictures, ${size.width} × ${size.height}`)
