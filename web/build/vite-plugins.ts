import type { Plugin } from 'vite'
import { path as wordmark } from '../src/brand/wordmark.ts'

/** The outline that every logo of the page refers to. */
export const wordmarkOutline: Plugin = {
  name: 'wordmark-outline',
  transformIndexHtml: (html) =>
    html.replace(
      '<body>',
      `<body><svg class="hidden"><path id="wordmark" d="${wordmark}" /></svg>`,
    ),
}

/**
 * The router marks no component as free of side effects, so all of them would be kept (7.7 kB a page).
 * A name for the developer tools is none, nor is the making of a component or a context.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
}
