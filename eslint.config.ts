import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import googleTranslate from 'eslint-plugin-react-google-translate'
import reactHooks from 'eslint-plugin-react-hooks'
import { importRules } from './tools/import-rules.ts'

export default defineConfig(
  globalIgnores(['**/lib/', 'web/dist*/', '**/test-results/', '.run/', '.keep/']),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['web/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['web/**/*.tsx'],
    extends: [jsxA11y.configs.strict, googleTranslate.configs.recommended],
    rules: {
      // Tab panels are focusable (ARIA Authoring Practices).
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel'], tags: [] }],
      // Safari takes a list without markers for none.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['tools/**', 'bench/**', '**/*.mjs', 'web/src/browser/report.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['web/**', 'e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-hot-toast',
          message: "Use 'react-hot-toast/headless': the main entry adds a second store.",
        },
      ],
    },
  },
  ...importRules,
)
