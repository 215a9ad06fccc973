import { brand } from './brand.ts'
import { colours } from './palettes.ts'
import { paths } from '../paths.ts'

/** How the shop looks on a home screen. */
export const webManifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'en',
  // Without it the shop would be another app as soon as start_url changes.
  id: paths.home,
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone',
  theme_color: colours.ink,
  background_color: colours.brand,
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
  // Shown before it is installed; made by npm run screenshots.
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
