import { defineConfig } from 'vitest/config'

// Without a configuration of its own, vitest takes the one of the folder above.
export default defineConfig({})
