import type { Plugin } from 'vite'
import { path as wordmark } from '../src/brand/wordmark.ts'

/** Adds the wordmark's path to index.html. Every `<Logo>` references it. */
export const wordmarkOutline: Plugin = {
  name: 'wordmark-outline',
  transformIndexHtml: (html) =>
    html.replace(
      '<body>',
      `<body><svg class="hidden"><path id="wordmark" d="${wordmark}" /></svg>`,
    ),
}

/** The dev server runs the home page's inline script at any path, so that referral links work there too. */
export const referralLinks: Plugin = {
  name: 'referral-links',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/src/routes/home/inline-script.ts' } },
  ],
}
