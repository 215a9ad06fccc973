import type { ComponentProps } from 'react'
import { Outline } from '../ui/icon.tsx'

const outlines = {
  user: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2',
  package:
    'm12 2.5 8.5 4.75v9.5L12 21.5l-8.5-4.75v-9.5ZM3.5 7.25 12 12l8.5-4.75M12 12v9.5M7.75 4.9l8.5 4.75',
  logout: 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9',
  lock: 'M6 11h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM7.5 11V7.5a4.5 4.5 0 0 1 9 0V11',
  shield: 'M12 2.5 4 5.5V12c0 5 3.5 8 8 9.5 4.5-1.5 8-4.5 8-9.5V5.5ZM8.5 12l2.5 2.5 4.5-4.5',
  bell: 'M6 9a6 6 0 0 1 12 0c0 6 2.5 8 2.5 8h-17S6 15 6 9M10 20.5a2.3 2.3 0 0 0 4 0',
  trash:
    'M3.5 6h17M8 6V4a1.5 1.5 0 0 1 1.5-1.5h5A1.5 1.5 0 0 1 16 4v2M5.5 6v13.5a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V6M10 11v6M14 11v6',
} as const

export type AccountIconName = keyof typeof outlines

/** Icons for signed-in visitors, in a separate module so that other visitors do not load them. */
export function AccountIcon({ name, ...rest }: ComponentProps<'svg'> & { name: AccountIconName }) {
  return <Outline {...rest} d={outlines[name]} />
}
