// @ts-check
import { FirestoreServer } from '@firestore-emulator/server'

/** The pure-Node Firestore emulator as a process: `node tools/node-firestore.mjs <port>`. */
await new FirestoreServer().start(Number(process.argv[2]))
