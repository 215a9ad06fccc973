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
  filter: 'M3 6h9M18 6h3M3 12h3M12 12h9M3 18h9M18 18h3M15 3.5v5M9 9.5v5M15 15.5v5',
  heart: 'M12 20.5 4 12.4a5.2 5.2 0 0 1 7.4-7.3l.6.6.6-.6a5.2 5.2 0 0 1 7.4 7.3Z',
  truck:
    'M2.5 6h11v10h-11ZM13.5 9.5h4l4 3.5v3h-8ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  seal: 'M12 2.5l2.4 1.9 3-.2.9 2.9 2.5 1.7-1 2.9 1 2.9-2.5 1.7-.9 2.9-3-.2L12 21l-2.4-2-3 .2-.9-2.9-2.5-1.7 1-2.9-1-2.9 2.5-1.7.9-2.9 3 .2ZM8.5 12l2.5 2.5 4.5-5',
  star: 'm12 3 2.7 5.9 6.3.8-4.6 4.4 1.2 6.4-5.6-3.1-5.6 3.1 1.2-6.4L3 9.7l6.3-.8Z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17.2 6.8v.01',
  YouTube:
    'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10.5 9.5v5l4-2.5Z',
  Facebook:
    'M13 20v-7h2.5l.5-3h-3V8.5c0-.8.4-1.5 1.5-1.5H16V4.5h-2.2C11.5 4.5 10.5 6 10.5 8v2h-2v3h2v7Z',
  TikTok: 'M13.5 3v12.5a3.7 3.7 0 1 1-3.7-3.7M13.5 3c.3 3 2.2 5 5.5 5.3',
} as const

export type IconName = keyof typeof outlines

const solid: readonly IconName[] = ['Facebook', 'star']

/** A decorative icon, hidden from assistive technology. The caller sets its size. */
export function Icon({ name, ...rest }: ComponentProps<'svg'> & { name: IconName }) {
  return (
    <Outline {...rest} d={outlines[name]} fill={solid.includes(name) ? 'currentColor' : 'none'} />
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
