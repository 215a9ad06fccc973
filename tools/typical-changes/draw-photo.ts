import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const backgrounds = { cutout: 'none', opaque: '#d9d2c6' }

/** Calls `use` with a drawn photo of a tub, with or without a background, then deletes it. */
export async function withPhoto(
  kind: keyof typeof backgrounds,
  use: (file: string) => Promise<void>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'photo-'))
  const file = path.join(folder, 'photo.png')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1600">
    <rect width="1400" height="1600" fill="${backgrounds[kind]}"/>
    <rect x="200" y="250" width="1000" height="1200" rx="120" fill="#27292e"/>
    <rect x="160" y="120" width="1080" height="220" rx="60" fill="#d8d5cf"/>
    <circle cx="700" cy="850" r="280" fill="#8fb35c"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(file)
  try {
    await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
