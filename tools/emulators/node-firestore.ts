import { FirestoreServer } from '@firestore-emulator/server'

/** The pure-Node Firestore emulator as a process: its argument is the port. */
await new FirestoreServer().start(Number(process.argv[2]))
