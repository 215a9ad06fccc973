// @ts-check

/** Imported first: on an older Node the other modules fail with sentences that help nobody. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this needs 20.19 or newer, best that of .nvmrc.`,
  )
  process.exit(1)
}
