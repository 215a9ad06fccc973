import { backdrop } from '../backdrop.ts'
import type { CutOut } from '../delivered.ts'
import type { Palette } from '../shop.ts'

/**
 * Elements of an arrangement, as HTML: backgrounds, plinths and packs with their shadows. Light comes
 * from the upper left, so shadows fall to the right. Lengths are pixels.
 */

const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

export const drawing = ({ width, height }: { width: number; height: number }, content: string) =>
  `<img src="${drawn(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`)}">`

export const studio = (palette: Palette, size: { width: number; height: number }) =>
  `<img src="${drawn(backdrop(palette, size))}">`

/** A layer above all previous elements. */
export const wash = (background: string, style: string = '') =>
  `<i style="inset:0;background:${background};${style}"></i>`

/** A soft-edged ellipse centred at `x`, `y`. */
export const ellipse = ({
  x,
  y,
  rx,
  ry,
  colour,
  blur = 0,
  opacity = 1,
}: {
  x: number
  y: number
  rx: number
  ry: number
  colour: string
  blur?: number
  opacity?: number
}) =>
  `<i style="left:${x - rx}px;top:${y - ry}px;width:${2 * rx}px;height:${2 * ry}px;border-radius:50%;background:${colour};opacity:${opacity};filter:blur(${blur}px)"></i>`

/** The shadow of a standing object on the floor. */
export type Cast = {
  /** Its extent to the right, as a share of the object's height. */
  along?: number
  /** Its extent towards the wall, as a share of the object's height. */
  away?: number
  opacity?: number
  blur?: number
  /** Whether it is cast by the sun: its far end is then hardly softer. */
  hard?: boolean
}

export type Standing = {
  of: CutOut
  /** The horizontal centre. */
  x: number
  foot: number
  height: number
  cast?: Cast
  /** Opacity of the reflection on a wet floor. */
  mirrored?: number
}

const picture = (of: CutOut, style: string, filter: string = 'none') =>
  `<img src="${of.url}" style="${style};filter:${filter}">`

export function standing({ of, x, foot, height, cast = {}, mirrored = 0 }: Standing) {
  const { along = 0.8, away = 0.1, opacity = 0.42, blur = 5, hard = false } = cast
  const width = height * of.ratio
  const box = `left:${x - width / 2}px;top:${foot - height}px;width:${width}px;height:${height}px`
  const lying = `${box};transform-origin:50% 99%;transform:matrix(1,0,${-along},${away},0,0)`
  const shadow = (share: number, soft: number, fade: string) =>
    `<b style="opacity:${share};filter:blur(${soft}px)"><b style="${lying};-webkit-mask:linear-gradient(to top,${fade})">${picture(of, 'width:100%;height:100%', 'brightness(0)')}</b></b>`
  const mirror = mirrored
    ? `<b style="${box};top:${foot - height * 0.012}px;transform:scaleY(-1);opacity:${mirrored};-webkit-mask:linear-gradient(to top,#000,transparent 62%);filter:blur(2.5px)">${picture(of, 'width:100%;height:100%')}</b>`
    : ''
  const softly = [
    shadow(opacity, blur, '#000 8%,#0000 46%'),
    shadow(opacity * 0.85, blur * 3, '#0004 4%,#000 34%,#0000 98%'),
  ].join('')
  return [
    mirror,
    hard ? shadow(opacity, blur, '#000 40%,#0009 96%') : softly,
    ellipse({
      x: x + width * 0.03,
      y: foot - width * 0.03,
      rx: width * 0.49,
      ry: width * 0.05,
      colour: '#000',
      blur: width * 0.03,
      opacity: 0.5,
    }),
    picture(of, box),
  ].join('')
}

/** An object rotated in the picture plane, with a shadow on the surface behind it. */
export function lying({
  of,
  x,
  y,
  width,
  turn,
  depth = 10,
  opacity = 0.5,
  blur = 8,
}: {
  of: CutOut
  x: number
  y: number
  width: number
  turn: number
  depth?: number
  opacity?: number
  blur?: number
}) {
  const height = width / of.ratio
  const box = `left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px;transform:`
  const turned = `rotate(${turn}deg)`
  const shadow = (far: number, soft: number, share: number) =>
    picture(
      of,
      `${box}translate(${far}px,${far * 1.15}px) ${turned};opacity:${share}`,
      `brightness(0) blur(${soft}px)`,
    )
  return [
    shadow(depth, blur, opacity * 0.6),
    shadow(depth * 0.35, blur * 0.35, opacity * 0.6),
    picture(of, box + turned),
  ].join('')
}

/** A round plinth, lit from the left, with a shadow on the floor. */
export function plinth({
  x,
  foot,
  radius,
  height,
  light,
  body,
  dark,
  flat = 0.19,
  cast = 1,
}: {
  x: number
  foot: number
  radius: number
  height: number
  light: string
  body: string
  dark: string
  flat?: number
  cast?: number
}) {
  const ry = radius * flat
  const top = foot - ry - height
  const size = { width: 2 * radius + 8, height: height + 2 * ry + 8 }
  const svg = `
    <defs>
      <linearGradient id="side"><stop offset="0" stop-color="${body}"/><stop offset=".2" stop-color="${light}"/><stop offset=".55" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
      <linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
      <linearGradient id="top" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${body}"/></linearGradient>
    </defs>
    <path id="p" fill="url(#side)" d="M4 ${ry + 4}v${height}a${radius} ${ry} 0 0 0 ${2 * radius} 0v${-height}z"/>
    <path fill="url(#foot)" d="M4 ${ry + 4}v${height}a${radius} ${ry} 0 0 0 ${2 * radius} 0v${-height}z"/>
    <ellipse cx="${radius + 4}" cy="${ry + 4}" rx="${radius}" ry="${ry}" fill="url(#top)"/>
    <path d="M5 ${ry + 4}a${radius - 1} ${ry} 0 0 0 ${2 * radius - 2} 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>`
  return [
    ellipse({
      x: x + radius * 0.32 + height * 0.6,
      y: foot - ry * 0.95,
      rx: radius * 1.12 + height * 0.35,
      ry: ry * 0.95,
      colour: '#000',
      blur: 14,
      opacity: 0.3 * cast,
    }),
    ellipse({
      x: x + radius * 0.06,
      y: foot - ry * 0.9,
      rx: radius * 1.02,
      ry: ry * 1.02,
      colour: '#000',
      blur: 6,
      opacity: 0.45 * cast,
    }),
    `<b style="left:${x - radius - 4}px;top:${top - ry - 4 + 0}px">${drawing(size, svg)}</b>`,
  ].join('')
}

/** Sunlight through a window on a wall. */
export function windowLight({
  x,
  y,
  width,
  height,
  skew,
  panes,
  strength,
  blur = 5,
  colour = '#fff6e2',
}: {
  x: number
  y: number
  width: number
  height: number
  skew: number
  panes: number
  strength: number
  blur?: number
  colour?: string
}) {
  const gap = width * 0.035
  const pane = (width - gap * (panes - 1)) / panes
  const columns = Array.from({ length: panes }, (_, index) =>
    [0, 1].map(
      (row) =>
        `<rect x="${index * (pane + gap)}" y="${row * (height / 2 + gap / 2)}" width="${pane}" height="${height / 2 - gap / 2}" fill="${colour}"/>`,
    ),
  )
  return `<b style="left:${x}px;top:${y}px;transform:skewY(${skew}deg);mix-blend-mode:soft-light;opacity:${strength};filter:blur(${blur}px)">${drawing({ width, height }, columns.flat().join(''))}</b>`
}

export const sheet = (content: string) =>
  `<style>*{margin:0}body{overflow:hidden;position:relative}img,i,b{position:absolute;display:block}</style>${content}`
