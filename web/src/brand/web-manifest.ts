import { brand } from './brand.ts'
import { colours } from './palettes.ts'
import { paths } from '../paths.ts'

export const webManifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'en',
  // Without an id, a new start_url would make the shop a different app.
  id: paths.home,
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone',
  theme_color: colours.ink,
  background_color: colours.brand,
  // npm run pictures generates them.
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  // For the install dialog: /products at the two sizes, with reduced motion.
  screenshots: [
    {
      src: '/icons/screenshot-wide.jpg',
      sizes: '1280x800',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'Products',
    },
    {
      src: '/icons/screenshot-narrow.jpg',
      sizes: '780x1688',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Products, on a phone',
    },
  ],
}
