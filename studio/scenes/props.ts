import { drawing, ellipse } from './pieces.ts'

/**
 * Drawn props: a clay cup of coffee, bowls of grain. Light comes from the upper left.
 */

/** The shadow of a small round object. */
const resting = ({ x, foot, width }: { x: number; foot: number; width: number }) => [
  ellipse({
    x: x + width * 0.42,
    y: foot - width * 0.08,
    rx: width * 0.74,
    ry: width * 0.09,
    colour: '#000',
    blur: width * 0.045,
    opacity: 0.34,
  }),
  ellipse({
    x: x + width * 0.02,
    y: foot - width * 0.05,
    rx: width * 0.34,
    ry: width * 0.06,
    colour: '#000',
    blur: width * 0.025,
    opacity: 0.6,
  }),
]

/** @param high height of the drawing at a width of 400 */
const placed = (
  svg: string,
  { x, foot, width }: { x: number; foot: number; width: number },
  high: number,
) => {
  const height = (width * high) / 400
  return `<b style="left:${x - width / 2}px;top:${foot - height}px;width:${width}px;height:${height}px;overflow:visible"><b style="transform-origin:0 0;transform:scale(${width / 400})">${drawing({ width: 400, height: high }, svg)}</b></b>`
}

/** A bhar, the unglazed clay cup of tea stalls, with coffee. */
export function clayCup(at: { x: number; foot: number; width: number }) {
  const rings = [150, 196, 244, 292, 336].map(
    (y, index) =>
      `<path d="M${26 + index * 13} ${y}q${174 - index * 13} ${62 - index * 3} ${348 - index * 26} 0" fill="none" stroke="#6f3518" stroke-opacity="${0.2 + 0.06 * (index % 2)}" stroke-width="7"/>
       <path d="M${26 + index * 13} ${y + 6}q${174 - index * 13} ${62 - index * 3} ${348 - index * 26} 0" fill="none" stroke="#ffd9b8" stroke-opacity=".13" stroke-width="6"/>`,
  )
  const svg = `
    <defs>
      <linearGradient id="side"><stop offset="0" stop-color="#b8683f"/><stop offset=".24" stop-color="#dd9468"/><stop offset=".56" stop-color="#b4623a"/><stop offset="1" stop-color="#6b3217"/></linearGradient>
      <linearGradient id="in" x1="0" x2="1" y1="0" y2=".4"><stop offset="0" stop-color="#6d3518"/><stop offset="1" stop-color="#c07a50"/></linearGradient>
      <radialGradient id="coffee" cx=".4" cy=".6" r=".7"><stop offset="0" stop-color="#3b1d0c"/><stop offset=".72" stop-color="#2a1207"/><stop offset=".86" stop-color="#6e4321"/><stop offset="1" stop-color="#a9764a"/></radialGradient>
      <linearGradient id="low" x1="0" x2="0" y1="0" y2="1"><stop offset=".62" stop-color="#2b1003" stop-opacity="0"/><stop offset="1" stop-color="#2b1003" stop-opacity=".5"/></linearGradient>
      <filter id="soft" x="-10%" y="-60%" width="120%" height="220%"><feGaussianBlur stdDeviation="3"/></filter>
      <filter id="clay" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".09 .05" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .08  0 0 0 0 .02  0 0 0 1.1 -.42"/><feComposite in2="SourceGraphic" operator="in"/></filter>
    </defs>
    <path id="body" fill="url(#side)" d="M11 62c8 110 34 240 62 318 40 36 212 36 252 0 28-78 54-208 62-318z"/>
    <g filter="url(#soft)">${rings.join('')}</g>
    <path fill="#fff" filter="url(#clay)" opacity=".5" d="M11 62c8 110 34 240 62 318 40 36 212 36 252 0 28-78 54-208 62-318z"/>
    <path fill="url(#low)" d="M11 62c8 110 34 240 62 318 40 36 212 36 252 0 28-78 54-208 62-318z"/>
    <ellipse cx="200" cy="62" rx="189" ry="41" fill="#d18a5e"/>
    <ellipse cx="200" cy="63" rx="173" ry="33" fill="url(#in)"/>
    <ellipse cx="200" cy="77" rx="160" ry="22" fill="url(#coffee)"/>
    <ellipse cx="132" cy="72" rx="62" ry="7" fill="#fff" fill-opacity=".3" filter="url(#soft)"/>`
  return [...resting(at), placed(svg, at, 412)].join('')
}

/** A deterministic pseudo-random number from 0 to 1. */
const chance = (index: number, salt: number) => {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

const golden = Math.PI * (3 - Math.sqrt(5))

/** A heaped bowl of grain. */
export function heapedBowl({
  glaze,
  tones,
  grain,
  count,
  ...at
}: {
  x: number
  foot: number
  width: number
  glaze: [string, string, string]
  tones: [string, string, string][]
  grain: [number, number]
  count: number
}) {
  const [long, wide] = grain
  const gradients = tones.map(
    ([bright, middle, dark], index) =>
      `<radialGradient id="g${index}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${bright}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  )
  const grains = Array.from({ length: count }, (_, index) => {
    const out = Math.sqrt((index + 0.5) / count)
    const turn = index * golden
    const rise = 86 * Math.cos((out * Math.PI) / 2)
    const x = 200 + 164 * out * Math.cos(turn) + (chance(index, 1) - 0.5) * 34
    const depth = Math.sin(turn) * out
    const y = 128 + depth * 33 - rise + (chance(index, 2) - 0.5) * 16
    const shade = 0.42 * Math.max(0, Math.cos(turn) * out) + 0.2 * out ** 6
    return {
      depth,
      svg: `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(chance(index, 3) * 180).toFixed(0)})"><ellipse cx="1.5" cy="2" rx="${long + 1}" ry="${wide + 1}" fill="#1a1204" fill-opacity=".3"/><ellipse rx="${long}" ry="${wide}" fill="url(#g${index % tones.length})"/><ellipse rx="${long}" ry="${wide}" fill="#120c02" fill-opacity="${shade.toFixed(2)}"/></g>`,
    }
  })
    .sort((one, other) => one.depth - other.depth)
    .map(({ svg }) => svg)
  const svg = `
    <defs>${gradients.join('')}
      <linearGradient id="side"><stop offset="0" stop-color="${glaze[1]}"/><stop offset=".22" stop-color="${glaze[0]}"/><stop offset=".6" stop-color="${glaze[1]}"/><stop offset="1" stop-color="${glaze[2]}"/></linearGradient>
      <linearGradient id="low" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>
    </defs>
    <ellipse cx="200" cy="128" rx="190" ry="36" fill="${glaze[2]}"/>
    ${grains.join('')}
    <path fill="url(#side)" d="M10 128a190 36 0 0 0 380 0c-6 84-64 138-118 150-30 8-114 8-144 0C74 266 16 212 10 128z"/>
    <path fill="url(#low)" d="M10 128a190 36 0 0 0 380 0c-6 84-64 138-118 150-30 8-114 8-144 0C74 266 16 212 10 128z"/>
    <path d="M10 128a190 36 0 0 0 380 0" fill="none" stroke="${glaze[0]}" stroke-width="5"/>`
  return [...resting({ ...at, foot: at.foot }), placed(svg, at, 284)].join('')
}

/**
 * The boards of a bench, seen from slightly above.
 * @param from y coordinate of their upper edge
 */
export function bench({ width, height }: { width: number; height: number }, from: number) {
  const lines = Array.from({ length: 34 }, (_, index) => {
    const y = from + (height - from) * ((index + 0.4 * Math.sin(index * 7)) / 34)
    return `<path d="M0 ${y}q${width / 4} ${5 * Math.sin(index * 2.1)} ${width / 2} 0t${width / 2} 0" fill="none" stroke="#55300f" stroke-opacity="${0.08 + 0.1 * Math.sin(index * 3.3) ** 2}" stroke-width="${1 + (index % 3) * 0.7}"/>`
  })
  const seam = from + (height - from) * 0.46
  return drawing(
    { width, height },
    `<defs><linearGradient id="wood" x1="0" x2="1" y1="0" y2=".6"><stop offset="0" stop-color="#d39a5c"/><stop offset="1" stop-color="#96602c"/></linearGradient></defs>
    <rect y="${from}" width="${width}" height="${height - from}" fill="url(#wood)"/>${lines.join('')}
    <rect y="${seam}" width="${width}" height="4" fill="#3a1d06" fill-opacity=".75"/><rect y="${seam + 4}" width="${width}" height="1.6" fill="#f4cf9c" fill-opacity=".6"/>
    <rect y="${from}" width="${width}" height="1.6" fill="#f4cf9c" fill-opacity=".7"/>`,
  )
}
