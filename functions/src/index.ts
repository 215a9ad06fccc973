import { initializeApp } from 'firebase-admin/app'
import { onRequest } from 'firebase-functions/https'
import { write } from 'firebase-functions/logger'
import { createApp } from './app.ts'
import { identifyWithFirebase } from './identify.ts'
import { firestoreProfiles } from './profiles.ts'

/** Put in by build.mjs. */
declare const BUILD: { version: string; commit: string }

initializeApp()

/** The function: the browser reaches it as /api through Hosting's rewrite. */
export const api = onRequest(
  {
    region: 'asia-south1',
    memory: '256MiB',
    concurrency: 80,
    maxInstances: 10,
    timeoutSeconds: 30,
    invoker: 'public',
    // The shop's own pages are the only callers: no other origin is let in.
    cors: false,
  },
  createApp({
    profiles: firestoreProfiles,
    identify: identifyWithFirebase(),
    log: write,
    build: BUILD,
  }),
)
