import type { Plugin } from 'vite'
import { smoothPath } from './smooth-path.ts'
import { path as wordmark } from './src/ui/wordmark.ts'

/*
 * Small things that the build does to itself, each for the weight of a first visit
 * (docs/decisions/0005-a-light-router.md).
 */

/** The helper around every import() would load stylesheets too; ours have none of their own. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load()'
      : undefined,
}

/** The outline that every logo of the page refers to. */
export const wordmarkOutline: Plugin = {
  name: 'wordmark-outline',
  transformIndexHtml: (html) =>
    html.replace(
      '<body>',
      `<body><svg class="hidden"><path id="wordmark" d="${smoothPath(wordmark)}" /></svg>`,
    ),
}

/**
 * The router marks no component as free of side effects, so all of them would be kept. A name for
 * the developer tools is none, nor is the making of a component or a context.
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
