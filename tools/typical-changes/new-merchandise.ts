import type { Change } from './change.ts'
import { withPhoto } from './draw-photo.ts'

const accessories = 'web/src/merchandise/accessories.ts'

/** Applies "Add an item of merchandise" from docs/content.md. */
export const newMerchandise: Change = {
  name: 'an accessory with its own photo',
  files: 2,
  async apply({ edit, importPicture }) {
    const options = ['--name', 'ankle-strap', '--alt', 'Black ankle strap with a steel ring']
    await withPhoto('cutout', (photo) => importPicture('add', photo, ...options, '--cutout'))
    await edit(
      accessories,
      'import { picture as grip',
      "import { picture as ankleStrap } from '../pictures/ankle-strap.ts'\nimport { picture as grip",
    )
    await edit(
      accessories,
      'export const accessories = [\n',
      `export const accessories = [
  {
    id: 'ankle-strap',
    name: 'Ankle Strap',
    description: 'Padded, with a steel ring for the cable.',
    note: 'It stays where you put it.',
    price: 900,
    image: ankleStrap,
    palette: 'stone',
    category: 'strength',
  },
`,
    )
  },
}
