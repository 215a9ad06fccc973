/** A picture of the community gallery. */
export type GalleryPicture = { id: string; caption: string; imageName: string }

export const gallery = [
  {
    id: 'after-the-last-set',
    caption: 'After the last set. The shaker is empty too.',
    imageName: 'gallery-after-the-last-set',
  },
  {
    id: 'monsoon-bag',
    caption: 'July. The bag stays dry, the socks do not.',
    imageName: 'gallery-monsoon-bag',
  },
  {
    id: 'rooftop-morning',
    caption: 'Rooftop, six in the morning, before the sun objects.',
    imageName: 'gallery-rooftop-morning',
  },
  {
    id: 'desk-drawer',
    caption: 'The drawer that was meant for documents.',
    imageName: 'gallery-desk-drawer',
  },
  {
    id: 'home-gym',
    caption: 'A home gym, two square metres of it.',
    imageName: 'gallery-home-gym',
  },
  {
    id: 'tea-stall-fuel',
    caption: 'Coffee at the tea stall. Nobody complained.',
    imageName: 'gallery-tea-stall-fuel',
  },
] as const satisfies readonly GalleryPicture[]
