/** SVG backgrounds of arrangements, 800 × 600. */

/** Distant roofs with water tanks, in haze. */
export const skyline = `<path fill="#d98e4e" fill-opacity=".5" d="M0 452v-62h70v-26h44v-20h52v46h60v-18h34v-64h74v82h58v-30h92v-46h30v-18h56v54h70v34h54v-56h92v42h114v82z"/>
  <path fill="#b9703a" fill-opacity=".55" d="M0 452v-28h120v-22h30v22h96v-34h80v34h132v-16h28v-22h60v38h94v-26h70v26h90v28z"/>`

/** Slightly slanted rain. */
export const rain = Array.from({ length: 70 }, (_, index) => {
  const x = (index * 137.5) % 860
  const y = (index * 89.3) % 470
  const long = 22 + ((index * 31) % 34)
  return `<path d="M${x} ${y}l${-long * 0.22} ${long}" stroke="#dfe8f2" stroke-opacity="${0.05 + ((index * 7) % 9) / 80}" stroke-width="1.3" stroke-linecap="round"/>`
}).join('')

/** Rings of raindrops on a puddle. */
export const ripples = [
  [92, 498, 34],
  [196, 566, 52],
  [640, 560, 44],
  [724, 492, 30],
  [470, 578, 36],
]
  .flatMap(([x = 0, y = 0, wide = 0]) =>
    [1, 0.55].map(
      (share) =>
        `<ellipse cx="${x}" cy="${y}" rx="${wide * share}" ry="${wide * share * 0.17}" fill="none" stroke="#cfdae6" stroke-opacity="${0.3 - 0.12 * share}" stroke-width="1.4"/>`,
    ),
  )
  .join('')

/** Lines of wood grain. */
const grain = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const y = from + ((to - from) * (index + 0.5 + 0.3 * Math.sin(index * 5))) / count
    return `<path d="M0 ${y}q200 ${6 * Math.sin(index * 2.4)} 400 0t400 ${4 * Math.sin(index)}" fill="none" stroke="#6b3f1b" stroke-opacity="${0.06 + 0.07 * Math.sin(index * 3) ** 2}" stroke-width="${1 + (index % 3)}"/>`
  }).join('')

/** A desk with an open drawer: the desktop and the drawer's dark interior. */
export const desk = `
  <defs>
    <linearGradient id="top" x1="0" x2="1"><stop offset="0" stop-color="#e3b47c"/><stop offset="1" stop-color="#b98149"/></linearGradient>
    <linearGradient id="dark" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#1d0e04"/><stop offset="1" stop-color="#54321a"/></linearGradient>
    <linearGradient id="side"><stop offset="0" stop-color="#8a5a2c"/><stop offset="1" stop-color="#c08b52"/></linearGradient>
    <filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
  </defs>
  <rect width="800" height="600" fill="#c9935a"/>${grain(0, 600, 50)}
  <rect width="800" height="62" fill="url(#top)"/>${grain(0, 60, 7)}
  <rect y="62" width="800" height="12" fill="#f2cf9f"/><rect y="74" width="800" height="26" fill="#3c200b" fill-opacity=".5" filter="url(#soft)"/>
  <rect x="48" y="98" width="704" height="400" fill="url(#dark)"/>
  <path d="M48 98l46 40v330H48z" fill="url(#side)"/><path d="M752 98l-46 40v330h46z" fill="#a9743d"/>
  <rect x="48" y="98" width="704" height="30" fill="#000" fill-opacity=".6" filter="url(#soft)"/>`

/** The drawer's front, in front of its contents. */
export const drawerFront = `
  <defs>
    <linearGradient id="front" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#e0ad72"/><stop offset="1" stop-color="#a86f38"/></linearGradient>
    <linearGradient id="steel" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f7f7f5"/><stop offset=".45" stop-color="#9fa1a3"/><stop offset=".6" stop-color="#6d6f72"/><stop offset="1" stop-color="#c9cacb"/></linearGradient>
    <clipPath id="panel"><rect x="24" y="432" width="752" height="190" rx="4"/></clipPath>
    <filter id="soft" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="6"/></filter>
  </defs>
  <rect x="52" y="404" width="696" height="40" fill="#1d0e04" fill-opacity=".55" filter="url(#soft)"/>
  <path d="M24 432l18-16h716l18 16z" fill="#f0c690"/>
  <rect x="24" y="432" width="752" height="190" fill="url(#front)"/>
  <g clip-path="url(#panel)">${grain(432, 620, 22)}</g>
  <rect x="24" y="432" width="752" height="2" fill="#ffe4bd"/>
  <rect x="322" y="524" width="176" height="30" rx="15" fill="#3c200b" fill-opacity=".6" filter="url(#soft)"/>
  <rect x="312" y="506" width="176" height="22" rx="11" fill="url(#steel)"/>`
