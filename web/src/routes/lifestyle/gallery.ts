import { gallery as pictures } from '../../media/gallery.ts'
import type { PictureFile } from '../../media/picture-file.ts'

/** A picture of the community gallery. */
export type GalleryPicture = { id: string; caption: string; image: PictureFile }

export const gallery = [
  {
    id: 'after-the-last-set',
    caption: 'After the last set. The shaker is empty too.',
    image: pictures['gallery-after-the-last-set'],
  },
  {
    id: 'monsoon-bag',
    caption: 'July. The bag stays dry, the socks do not.',
    image: pictures['gallery-monsoon-bag'],
  },
  {
    id: 'rooftop-morning',
    caption: 'Rooftop, six in the morning, before the sun objects.',
    image: pictures['gallery-rooftop-morning'],
  },
  {
    id: 'desk-drawer',
    caption: 'The drawer that was meant for documents.',
    image: pictures['gallery-desk-drawer'],
  },
  {
    id: 'home-gym',
    caption: 'A home gym, two square metres of it.',
    image: pictures['gallery-home-gym'],
  },
  {
    id: 'tea-stall-fuel',
    caption: 'Coffee at the tea stall. Nobody complained.',
    image: pictures['gallery-tea-stall-fuel'],
  },
] as const satisfies readonly GalleryPicture[]
