import { FirestoreServer } from '@firestore-emulator/server'

/** Runs the pure-Node Firestore emulator; the argument is the port. */
await new FirestoreServer().start(Number(process.argv[2]))
