/** The prefix is reserved for projects that exist only in the emulators, and never send requests to Google. */
export const isDemo = (project = '') => project.startsWith('demo-')
