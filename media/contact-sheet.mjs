// @ts-check
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { served } from './encode.mjs'
import { readMade } from './made.mjs'
import { pictures } from './pictures.mjs'
import { backdrop, standingShadow, worlds } from './worlds.mjs'

/*
 * Every made picture on its world with its standing shadow, as the site composes it:
 * `node media/contact-sheet.mjs` after `node media/make.mjs`.
 */

const cell = { width: 360, height: 450, gap: 8, columns: 4 }
const packWidth = Math.round(cell.width * 0.54)
const ground = Math.round(cell.height * 0.89)
const tallest = Math.round(cell.height * 0.8)

const made = await readMade()

/** @param {string} name @param {import('./pictures.mjs').Picture} picture @param {import('./encode.mjs').Encoded} encoded */
async function compose(name, picture, { hash, width, height }) {
  const world = worlds[picture.world]
  if (!world) throw new Error(`no world named ${picture.world}`)
  const wide = Math.min(packWidth, Math.round((tallest * width) / height))
  const file = fileURLToPath(new URL(`${name}-800.${hash}.webp`, served))
  const pack = await sharp(file).resize({ width: wide }).png().toBuffer({ resolveWithObject: true })
  const left = Math.round((cell.width - wide) / 2)
  const shadow = standingShadow({ x: cell.width / 2, y: ground, width: wide })
  return sharp(Buffer.from(backdrop(world, cell, shadow)))
    .composite([{ input: pack.data, left, top: ground - pack.info.height }])
    .png()
    .toBuffer()
}

const cells = []
for (const [name, picture] of Object.entries(pictures)) {
  const encoded = made[name]
  if (encoded) cells.push(await compose(name, picture, encoded))
}
const rows = Math.ceil(cells.length / cell.columns)
const step = { x: cell.width + cell.gap, y: cell.height + cell.gap }
const size = { width: cell.columns * step.x - cell.gap, height: rows * step.y - cell.gap }
const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/></svg>`
await sharp(Buffer.from(paper))
  .composite(
    cells.map((input, index) => ({
      input,
      left: (index % cell.columns) * step.x,
      top: Math.floor(index / cell.columns) * step.y,
    })),
  )
  .webp({ quality: 84, effort: 6 })
  .toFile(fileURLToPath(new URL('contact-sheet.webp', import.meta.url)))
console.log(`${cells.length} pictures, ${size.width} × ${size.height}`)
