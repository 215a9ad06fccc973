import { clamp, loop } from './motion.ts'
import { shader } from './shader.ts'
import { glossPlate, labelOf, litPlates, ribs } from './turning-packs.ts'
import type { Turning } from './turning-packs.ts'
import type { Props } from './video.ts'

/** A pack that turns in place, lit with its plates (plates.ts) and wrapped in its label. */

const degree = Math.PI / 180

/** Blender's camera (blender/scripts/camera.py): elevation, distance, focal length in sensor widths. */
const camera = { rise: 10 * degree, distance: 9, focal: 135 / 36 }
const margin = 2.6

/**
 * The body's dimensions (blender/scripts/tub.py, tin.py): `wall` is the printed cylinder; `crown` and
 * `widest` are the rings at the upper edge and at the side edges of the picture.
 */
const tub = {
  middle: 0.87,
  wall: { radius: 0.5375, from: 0.125, to: 1.285 },
  crown: { radius: 0.45, height: 1.745 },
  widest: { radius: 0.552, height: 1.33 },
}
const tin = {
  middle: 0.67,
  wall: { radius: 0.46, from: 0.04, to: 1.08 },
  crown: { radius: 0.4, height: 1.34 },
  widest: { radius: 0.474, height: 1.12 },
}
const bodies = { 'casein-protein': tub, 'whey-isolate': tub, 'protein-coffee': tin }

/** Projects a point of the body to the camera's sensor, in sensor widths. */
function project(x: number, y: number, z: number, middle: number) {
  const [sin, cos] = [Math.sin(camera.rise), Math.cos(camera.rise)]
  const [dy, dz] = [y + camera.distance * cos, z - middle - camera.distance * sin]
  const depth = dy * cos - dz * sin
  return { x: (camera.focal * x) / depth, y: (camera.focal * (dy * sin + dz * cos)) / depth }
}

/** @param width width of the plate in pixels */
function framing({ middle, crown, widest }: typeof tub, width: number) {
  const { radius, height } = widest
  const sine = radius / camera.distance
  const right = project(radius * Math.sqrt(1 - sine * sine), -radius * sine, height, middle).x
  return {
    scale: (width / 2 - margin) / right,
    top: project(0, crown.radius, crown.height, middle).y,
  }
}

/** @param plates number of lid positions */
const code = (plates: number) => `
  uniform sampler2D ${Array.from({ length: plates }, (_, phase) => `lit${phase}, `).join('')}gloss, label;
  uniform float share[${plates}];
  uniform float turn, sweep, scale, top, middle, radius;
  uniform vec2 eye, wall;


  void main() {
    vec2 at = pixel();
    vec2 uv = at / size;
    vec4 shade = ${Array.from({ length: plates }, (_, phase) => `share[${phase}] * texture(lit${phase}, uv)`).join(' + ')};
    vec4 shine = texture(gloss, uv);
    colour = shade;

    vec2 seen = vec2((at.x - size.x * .5) / scale, top - (at.y - ${margin}) / scale) / ${camera.focal};
    vec3 from = vec3(0, -eye.x * ${camera.distance.toFixed(1)}, middle + eye.y * ${camera.distance.toFixed(1)});
    vec3 ray = vec3(seen.x, eye.x + seen.y * eye.y, -eye.y + seen.y * eye.x);
    float a = dot(ray.xy, ray.xy);
    float b = dot(from.xy, ray.xy);
    float c = dot(from.xy, from.xy) - radius * radius;
    float d = b * b - a * c;
    // Extends slightly beyond the print, where the two plates are equal and nothing changes.
    if (d < -.03) return;
    vec3 hit = from + ray * (-b - sqrt(max(d, 0.))) / a;
    float v = (hit.z - wall.x) / (wall.y - wall.x);
    if (v < -.03 || v > 1.03) return;

    float angle = atan(hit.x, -hit.y) / 6.2831853 + .5;
    int exposures = sweep == 0. ? 1 : 10;
    vec3 ink = vec3(0);
    for (int i = 0; i < exposures; i++) {
      float late = (float(i) + .5) / float(exposures) - .5;
      // No mipmaps: the angle wraps at the label's ends and would select the smallest one.
      ink += toLinear(textureLod(label, vec2(fract(angle - turn - sweep * late), 1. - v), 0.).rgb);
    }
    ink /= float(exposures);
    vec3 bright = toLinear(shade.rgb / max(shade.a, .01));
    vec3 dark = toLinear(shine.rgb / max(shine.a, .01));
    colour = vec4(toScreen(dark + (bright - dark) * 2. * ink) * shade.a, shade.a);
  }`

/** Blend weight of a lid position, which falls to 0 at its neighbours. */
const phaseWeight = (away: number, count: number) =>
  count === 1 ? 1 : clamp(1 - Math.min(Math.abs(away), Math.abs(away - count)))

/** Returns a function that draws the pack at an angle, with motion blur over a sweep, both in turns. */
export function turningPack(
  pack: Turning,
  props: Props,
): (turn: number, sweep: number) => HTMLCanvasElement {
  const body = bodies[pack]
  const pictureOf = (name: string) => {
    const picture = props[name]
    if (!picture) throw new Error(`Missing picture: ${name}`)
    return picture
  }
  const plates = litPlates(pack).map(pictureOf)
  const gloss = pictureOf(glossPlate(pack))
  const { width, height } = gloss
  const { scale, top } = framing(body, width)
  const draw = shader({ width, height }, code(plates.length), {
    ...Object.fromEntries(plates.map((plate, phase) => [`lit${phase}`, plate])),
    gloss,
    label: pictureOf(labelOf(pack)),
  })
  let drawn = ''
  return (turn, sweep) => {
    const pose = `${turn} ${sweep}`
    if (pose === drawn) return draw.canvas
    drawn = pose
    const phase = loop(turn * ribs) * plates.length
    draw.render({
      share: Float32Array.from(plates, (_, at) => phaseWeight(phase - at, plates.length)),
      turn,
      sweep,
      scale,
      top,
      middle: body.middle,
      radius: body.wall.radius,
      eye: [Math.cos(camera.rise), Math.sin(camera.rise)],
      wall: [body.wall.from, body.wall.to],
    })
    return draw.canvas
  }
}
