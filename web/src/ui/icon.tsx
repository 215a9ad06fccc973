import type { ComponentProps } from 'react'

/** Path data on a 24 × 24 grid, drawn with a stroke width of 2. */
const outlines = {
  bag: 'M6 7h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM4.5 8 7 3.5h10L19.5 8M8.5 11a3.5 3.5 0 0 0 7 0',
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'm5 5 14 14M19 5 5 19',
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  'arrow-left': 'M20 12H4M11 5l-7 7 7 7',
  chevron: 'm6 9 6 6 6-6',
  alert: 'M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19ZM12 7.5V13M12 16.5v.01',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M11 18.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM16.5 16.5 21 21',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17.2 6.8v.01',
  YouTube:
    'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10.5 9.5v5l4-2.5Z',
  Facebook:
    'M13 20v-7h2.5l.5-3h-3V8.5c0-.8.4-1.5 1.5-1.5H16V4.5h-2.2C11.5 4.5 10.5 6 10.5 8v2h-2v3h2v7Z',
  TikTok: 'M13.5 3v12.5a3.7 3.7 0 1 1-3.7-3.7M13.5 3c.3 3 2.2 5 5.5 5.3',
} as const

/** A decorative icon, hidden from assistive technology. The caller sets its size. */
export function Icon({ name, ...rest }: ComponentProps<'svg'> & { name: keyof typeof outlines }) {
  return (
    <Outline {...rest} d={outlines[name]} fill={name === 'Facebook' ? 'currentColor' : 'none'} />
  )
}

export function Outline({
  d,
  className = 'size-5.5',
  ...rest
}: ComponentProps<'svg'> & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      {...rest}
    >
      <path d={d} />
    </svg>
  )
}
