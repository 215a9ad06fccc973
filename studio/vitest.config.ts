import { defineConfig } from 'vitest/config'

// Without this file, Vitest would use the configuration in the parent folder.
export default defineConfig({})
