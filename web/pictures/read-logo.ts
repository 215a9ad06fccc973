import { readFile } from 'node:fs/promises'
import { optimize, type CustomPlugin } from 'svgo'
import { InputError } from './input-error.ts'

export type Logo = {
  /** The unchanged content of the file. */
  svg: string
  viewBox: string
  /** Path data of the whole logo. */
  path: string
  /** The drawing for square icons: the element with the id "mark", or else the whole logo. */
  mark: {
    path: string
    /** Path data of the shapes that define the mark's size, including those with fill="none". */
    frame: string
  }
}

type Shape = { d: string; drawn: boolean; inMark: boolean }
type Drawing = { viewBox: string | undefined; shapes: Shape[] }
/** Values that children inherit from an element. */
type Inherited = { fill: string | undefined; inMark: boolean }

const supported = ['svg', 'g', 'path', 'title', 'desc']
const unsupported = ['stroke', 'transform', 'clip-path', 'mask', 'filter']

/** Replaces the id `mark`, because svgo does not apply a group's transform if a child has an id. */
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
  if (!supported.includes(name)) throw new Error(`it contains <${name}>`)
  const found = unsupported.find((key) => (attributes[key] ?? 'none') !== 'none')
  if (found) throw new Error(`it uses ${found}`)
}

/** Collects the paths of a simplified SVG. */
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

/** Joins paths. The first point of each must be absolute, or it would be relative to the previous path. */
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

/**
 * Reads a logo.
 * @throws InputError if it contains anything but filled outlines
 */
export async function readLogo(file: string): Promise<Logo> {
  try {
    return logoOf(await readFile(file, 'utf8'))
  } catch (cause) {
    const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : []
    throw new InputError(
      `${file} cannot be the logo (${reason}): use an SVG file with a viewBox, and convert everything to filled outlines.`,
      { cause },
    )
  }
}
