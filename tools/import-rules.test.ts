import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { importRules } from './import-rules.ts'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const eslint = new ESLint({
  cwd,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*'], languageOptions: { parser: tseslint.parser } },
    ...importRules,
  ],
})

async function problemsOf(file: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath: `${cwd}${file}` })
  return result?.messages.map(({ ruleId }) => ruleId)
}

const screen = 'web/src/routes/about/about-screen.tsx'

test.each([
  ['contract/src/a.ts', 'express'],
  ['functions/src/a.ts', '../../web/src/brand/brand.ts'],
  ['functions/src/a.ts', 'firebase/auth'],
  ['web/src/brand/a.ts', 'react'],
  ['web/src/catalog/a.ts', '../components/price.tsx'],
  ['web/src/routes.ts', './routes/about/about-screen.tsx'],
  ['web/src/browser/a.ts', '../ui/icon.tsx'],
  ['web/src/components/a.tsx', '../account/store.ts'],
  ['web/src/account/a.ts', '../routes/about/about-screen.tsx'],
  ['web/src/account/a.ts', 'firebase/auth'],
  ['web/src/layout/a.tsx', '../account/firebase.ts'],
  [screen, '../../account/firebase.ts'],
  [screen, 'react-hot-toast/headless'],
  ['web/src/app/a.ts', 'firebase/app'],
  ['web/worker/a.ts', '../src/browser/network.ts'],
  ['web/build/a.ts', '../src/ui/icon.tsx'],
  ['e2e/a.ts', '../web/src/ui/icon.tsx'],
  ['tools/a.ts', '../web/src/account/store.ts'],
])('%s may not import %s', async (file, source) => {
  expect(await problemsOf(file, `import '${source}'`)).toEqual(['boundaries/dependencies'])
  expect(await problemsOf(file, `void import('${source}')`)).toEqual(['boundaries/dependencies'])
})

test.each([
  ['web/src/catalog/casein-protein/product.ts', './details.ts'],
  ['web/src/catalog/a.ts', '@shop/contract/clean-text'],
  ['web/src/account/firebase.ts', 'firebase/auth'],
  ['functions/src/a.ts', '../../contract/src/api.ts'],
  ['e2e/a.ts', '../web/src/account/errors.ts'],
  ['web/pictures/a.ts', '../src/brand/brand.ts'],
  ['tools/a.ts', '../web/src/brand/brand.ts'],
])('%s may import %s', async (file, source) => {
  expect(await problemsOf(file, `import '${source}'`)).toEqual([])
})
