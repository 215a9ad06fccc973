import { expect, test } from 'vitest'
import { createTree } from '../testing/create-tree.ts'
import { testEnvironment as staging } from '../testing/test-environment.ts'
import { environmentProblems } from './environment.ts'

const off = { 'functions/.env': 'ENFORCE_APP_CHECK=off', 'web/app-check.json': {} }
const withKey = { 'web/app-check.json': { 'shop-staging': '6Lc' } }

test('returns no problem when the project is real and App Check is off', () => {
  expect(environmentProblems(createTree(off), staging)).toEqual([])
})

test('returns a problem when the project is a demo project', () => {
  const demo = { ...staging, project: 'demo-shop' }

  expect(environmentProblems(createTree(off), demo)).toEqual([
    '.firebaserc: demo-shop is not a real project for staging',
  ])
})

test.for(['.env', '.env.shop-staging', '.env.staging'])(
  'returns a problem when %s requires App Check tokens that pages cannot get',
  (file) => {
    const files = { ...off, [`functions/${file}`]: 'ENFORCE_APP_CHECK=enforce' }
    const problems = (appCheck: boolean, changes = {}) =>
      environmentProblems(createTree({ ...files, ...changes }), { ...staging, appCheck })

    expect(problems(false, withKey)).toEqual([expect.stringMatching('App Check is off in staging')])
    expect(problems(true)).toEqual([expect.stringMatching('no key for shop-staging')])
    expect(problems(true, withKey)).toEqual([])
  },
)
