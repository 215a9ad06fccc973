/** How far a curve's handle may move, the curve itself half as far: in units of the drawing, and to its length. */
const tolerance = 1.5
const tolerancePerLength = 1 / 16

/**
 * The same outline in fewer characters: where a curve goes on as the one before it, SVG's `t` mirrors
 * that one's handle instead of naming its own.
 * @param path with its quadratic curves as relative `q`
 */
export const smoothPath = (path: string) =>
  path.replaceAll(/q[^a-zA-Z]+/g, (curves) => smoothCurves(curves.match(/-?[\d.]+/g) ?? []))

/** @param written of each curve the handle and the end */
function smoothCurves(written: readonly string[]) {
  const numbers = written.map(Number)
  let path = ''
  let last = ''
  let mirroredX = Infinity
  let mirroredY = Infinity
  for (let at = 0; at < numbers.length; at += 4) {
    const [handleX = 0, handleY = 0, x = 0, y = 0] = numbers.slice(at, at + 4)
    const offset = Math.hypot(mirroredX - handleX, mirroredY - handleY)
    const goesOn = offset <= Math.min(tolerance, Math.hypot(x, y) * tolerancePerLength)
    const command = goesOn ? 't' : 'q'
    const points = (goesOn ? [x, y] : [handleX, handleY, x, y]).join(' ')
    const joint = command === last ? ' ' : command
    path += `${joint}${points}`.replaceAll(' -', '-')
    last = command
    mirroredX = x - (goesOn ? mirroredX : handleX)
    mirroredY = y - (goesOn ? mirroredY : handleY)
  }
  return path
}
