// @ts-check

/** What is drawn as SVG behind the things of an arrangement, 800 wide and 600 high. */

/** Roofs with their water tanks, far off in the haze. */
export const skyline = `<path fill="#d98e4e" fill-opacity=".5" d="M0 452v-62h70v-26h44v-20h52v46h60v-18h34v-64h74v82h58v-30h92v-46h30v-18h56v54h70v34h54v-56h92v42h114v82z"/>
  <path fill="#b9703a" fill-opacity=".55" d="M0 452v-28h120v-22h30v22h96v-34h80v34h132v-16h28v-22h60v38h94v-26h70v26h90v28z"/>`

/** Rain, falling a little aslant. */
export const rain = Array.from({ length: 70 }, (_, index) => {
  const x = (index * 137.5) % 860
  const y = (index * 89.3) % 470
  const long = 22 + ((index * 31) % 34)
  return `<path d="M${x} ${y}l${-long * 0.22} ${long}" stroke="#dfe8f2" stroke-opacity="${0.05 + ((index * 7) % 9) / 80}" stroke-width="1.3" stroke-linecap="round"/>`
}).join('')

const boards = (
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number} */ count,
) =>
  Array.from({ length: count }, (_, index) => {
    const y = from + ((to - from) * (index + 0.5 + 0.3 * Math.sin(index * 5))) / count
    return `<path d="M0 ${y}q200 ${6 * Math.sin(index * 2.4)} 400 0t400 ${4 * Math.sin(index)}" fill="none" stroke="#6b3f1b" stroke-opacity="${0.06 + 0.05 * Math.sin(index * 3) ** 2}" stroke-width="${1 + (index % 3)}"/>`
  }).join('')

/** An open drawer from above, its near edge outside the picture. */
export const drawer = `
  <defs>
    <linearGradient id="w" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#d9a56a"/><stop offset="1" stop-color="#b9803f"/></linearGradient>
    <linearGradient id="in" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#c08a50"/><stop offset="1" stop-color="#d8a76d"/></linearGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
    <clipPath id="box"><rect x="58" y="58" width="684" height="560" rx="6"/></clipPath>
  </defs>
  <rect width="800" height="600" fill="url(#w)"/>${boards(0, 600, 46)}
  <rect x="58" y="58" width="684" height="560" rx="6" fill="url(#in)"/>
  <g clip-path="url(#box)">${boards(58, 620, 60)}
    <path d="M30 30h740v40H120v560H30z" fill="#2b1503" fill-opacity=".62" filter="url(#soft)"/>
  </g>
  <rect x="58" y="58" width="684" height="560" rx="6" fill="none" stroke="#5e3615" stroke-opacity=".6" stroke-width="2"/>
  <rect x="45" y="45" width="710" height="590" rx="10" fill="none" stroke="#f3c995" stroke-opacity=".7" stroke-width="2"/>`
