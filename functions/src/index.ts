import type { RequestListener } from 'node:http'
import { initializeApp } from 'firebase-admin/app'
import { onRequest } from 'firebase-functions/https'
import { write } from 'firebase-functions/logger'
import { requiresRole } from 'firebase-functions/options'
import { defineInt, defineString, select } from 'firebase-functions/params'
import { timeoutSeconds } from '@shop/contract/api'
import { appCheckModes, verifyAppWithFirebase } from './auth/app-check.ts'
import { createApp } from './app.ts'
import { hideBodies, revealBody } from './http/hidden-bodies.ts'
import { verifyTokenWithFirebase } from './auth/verify-token.ts'
import { accountsWithFirebase } from './auth/accounts.ts'
import { firestoreProfiles, loadFirestore } from './profiles/profiles.ts'
import { defaultLimits } from './http/rate-limit.ts'
import { readParameters } from './parameters.ts'

/** esbuild inserts the value (functions/build.ts). */
declare const BUILD: { version: string; commit: string }

// The function's service account gets exactly these roles (docs/decisions/0028).
requiresRole('roles/datastore.user')
requiresRole('roles/firebaseauth.admin')

initializeApp()
hideBodies()

// Declared for the deploy, which sets them as environment variables. The values are checked when they are read.
defineInt('CALLS_PER_USER', { default: defaultLimits.perUser })
defineInt('CALLS_PER_IP', { default: defaultLimits.perIp })
defineInt('REJECTIONS_PER_IP', { default: defaultLimits.rejectedPerIp })
defineString('ENFORCE_APP_CHECK', { default: 'off', input: select([...appCheckModes]) })

/** Parameters have no value before the first request. */
function createConfiguredApp(): RequestListener {
  // The first person's request would otherwise wait for Google's keys, and for this import after them.
  void loadFirestore()
  const { limits, appCheckMode: mode } = readParameters(process.env, write)
  return createApp({
    profiles: firestoreProfiles,
    verifyToken: verifyTokenWithFirebase(),
    accounts: accountsWithFirebase(),
    appCheck: { mode, verify: verifyAppWithFirebase },
    limits,
    log: write,
    build: BUILD,
  })
}

let app: RequestListener | undefined

export const api = onRequest(
  {
    region: 'asia-south1',
    memory: '256MiB',
    concurrency: 80,
    maxInstances: 10,
    timeoutSeconds,
    invoker: 'public',
    // Only the shop's own pages call the API, from the same origin.
    cors: false,
  },
  (request, response) => {
    app ??= createConfiguredApp()
    revealBody(request)
    app(request, response)
  },
)
