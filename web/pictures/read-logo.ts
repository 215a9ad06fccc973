import { readFile } from 'node:fs/promises'
import { optimize, type CustomPlugin } from 'svgo'
import { Refusal } from './refusal.ts'

export type Logo = {
  /** The file as it is. */
  svg: string
  viewBox: string
  /** Path data of the whole logo. */
  path: string
  /** The square icon's drawing: the element with the id "mark", or else the whole logo. */
  mark: {
    path: string
    /** Path data of all shapes that count for the mark's size: those with fill="none" do too. */
    frame: string
  }
}

type Shape = { d: string; drawn: boolean; inMark: boolean }
type Drawing = { viewBox: string | undefined; shapes: Shape[] }
/** What an element hands down to its children. */
type Inherited = { fill: string | undefined; inMark: boolean }

const supported = ['svg', 'g', 'path', 'title', 'desc']
const unsupported = ['stroke', 'transform', 'clip-path', 'mask', 'filter']

/** svgo leaves a group's transform where it is if an element in it has an id. */
const markAttribute = 'data-mark'
const renameMark: CustomPlugin = {
  name: 'renameMark',
  fn: () => ({
    element: {
      enter({ attributes }) {
        if (attributes.id === 'mark') attributes[markAttribute] = 'true'
        delete attributes.id
      },
    },
  }),
}

/** Turns shapes into paths, applies transforms and inlines styles. */
const simplify = (svg: string) =>
  optimize(svg, {
    multipass: true,
    plugins: [
      renameMark,
      {
        name: 'preset-default',
        params: {
          overrides: {
            mergePaths: false,
            removeHiddenElems: false,
            convertShapeToPath: { convertArcs: true },
          },
        },
      },
    ],
  }).data

function checkElement(name: string, attributes: Record<string, string>) {
  if (!supported.includes(name)) throw new Error(`it holds <${name}>`)
  const surplus = unsupported.find((key) => (attributes[key] ?? 'none') !== 'none')
  if (surplus) throw new Error(`it uses ${surplus}`)
}

/** Collects the paths of a simplified drawing. */
function drawingOf(svg: string): Drawing {
  const drawing: Drawing = { viewBox: undefined, shapes: [] }
  const inherited = new Map<object, Inherited>()
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      element: {
        enter(node, parent) {
          const { name, attributes } = node
          checkElement(name, attributes)
          const above = inherited.get(parent)
          const fill = attributes.fill ?? above?.fill
          const inMark = markAttribute in attributes || above?.inMark === true
          inherited.set(node, { fill, inMark })
          drawing.viewBox ??= attributes.viewBox
          if (attributes.d) drawing.shapes.push({ d: attributes.d, drawn: fill !== 'none', inMark })
        },
      },
    }),
  }
  optimize(svg, { plugins: [collect] })
  return drawing
}

/** One path of several: a relative first point would count from the path before. */
const joined = (shapes: readonly Shape[]) => shapes.map(({ d }) => d.replace(/^m/, 'M')).join('')

function logoOf(svg: string): Logo {
  const { viewBox, shapes } = drawingOf(simplify(svg))
  const drawn = shapes.filter((shape) => shape.drawn)
  if (!viewBox) throw new Error('it has no viewBox')
  if (drawn.length === 0) throw new Error('it draws nothing')
  const marked = shapes.filter(({ inMark }) => inMark)
  const mark = marked.some((shape) => shape.drawn) ? marked : drawn
  return {
    svg,
    viewBox,
    path: joined(drawn),
    mark: { path: joined(mark.filter((shape) => shape.drawn)), frame: joined(mark) },
  }
}

/** Reads a logo and refuses one that is more than filled outlines. */
export async function readLogo(file: string): Promise<Logo> {
  try {
    return logoOf(await readFile(file, 'utf8'))
  } catch (cause) {
    const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : []
    throw new Refusal(
      `${file} cannot be the logo (${reason}): bring an SVG file with a viewBox, all of it converted to filled outlines.`,
      { cause },
    )
  }
}
