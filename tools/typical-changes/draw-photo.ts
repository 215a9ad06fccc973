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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="875" height="1000">
    <rect width="875" height="1000" fill="${backgrounds[kind]}"/>
    <rect x="30" y="156" width="815" height="750" rx="75" fill="#27292e"/>
    <rect x="15" y="75" width="845" height="138" rx="38" fill="#d8d5cf"/>
    <circle cx="438" cy="531" r="175" fill="#8fb35c"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(file)
  try {
    await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
