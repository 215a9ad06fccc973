import { banglaPath } from './lettering.ts'
import { swing } from './motion.ts'
import { backdrop, sheet } from './scene.ts'
import { shader } from './shader.ts'
import type { Lettering } from './outlines.ts'
import type { Video } from './video.ts'

/** A red cloth over a rail in a light wind, with travelling folds and a shadow on the wall. */

const size = { width: 1280, height: 720 }
const cloth = { x: 424, y: 96, width: 432, height: 476 }

/** Every wave has a whole number of periods per loop. */
const code = `
  uniform sampler2D print;
  uniform float time, sway;
  uniform vec2 corner, extent;

  const float TURN = 6.2831853;
  float wave(float u, float v, float times, float phase) {
    return sin(TURN * (u + v - times * time + phase));
  }

  // Distance between cloth and wall in pixels. The rail fixes the upper edge.
  float depth(vec2 p) {
    float free = smoothstep(-.04, .75, p.y);
    float low = p.y * p.y;
    return free * (15. * wave(p.x * 1.15, p.y * .55, 1., .1)
      + 8.5 * wave(p.x * 2.3, -p.y * .42, 1., .37)
      + 4.2 * wave(p.x * 3.7, p.y * .8, 2., .72)
      + low * 7. * wave(p.x * .8, p.y * .3, 2., .2)
      + low * 3. * wave(p.x * 4.6, -p.y * .5, 1., .55));
  }

  vec2 shift(vec2 p) {
    float free = smoothstep(0., 1., p.y);
    return vec2(
      sway * free * p.y + 7. * p.y * wave(p.x * 1.15, p.y * .55, 1., .34),
      depth(p) * .34 - 5. * p.y);
  }

  vec2 clothAt(vec2 at) {
    vec2 p = (at - corner) / extent;
    for (int i = 0; i < 6; i++) p = (at - corner - shift(clamp(p, -.1, 1.1))) / extent;
    return p;
  }

  // 1 inside, 0 outside, with a transition of "soft" pixels.
  float inside(vec2 p, float soft) {
    vec2 edge = smoothstep(-soft, soft, min(p, 1. - p) * extent);
    return edge.x * edge.y;
  }

  vec3 rail(vec2 at, float middle, float thick) {
    float y = (at.y - middle) / thick;
    float shine = exp(-pow((y + .42) * 4.5, 2.)) * .55 + exp(-pow((y - .8) * 6., 2.)) * .12;
    return toLinear(vec3(.085)) * (1.1 - .6 * y) + shine * .55;
  }

  void main() {
    vec2 at = pixel();
    float railAt = corner.y + 9.;
    bool near = at.x > corner.x - 60. && at.x < corner.x + extent.x + 130. && at.y > corner.y - 4.;
    // Shadows on the wall: of the rail, and of the cloth, which gets softer towards the bottom.
    float far = clamp((at.y - corner.y) / extent.y, 0., 1.);
    vec2 thrown = at - vec2(30. + 16. * far, 34.);
    float shade = near ? inside(clothAt(thrown), 16. + 26. * far) * mix(.42, .3, far) : 0.;
    shade = max(shade, .3 * exp(-pow((at.y - railAt - 30.) / 11., 2.)));
    colour = vec4(vec3(.07, .05, .035) * shade, shade);

    float onRail = 1. - smoothstep(8.3, 9.7, abs(at.y - railAt));
    colour = mix(colour, vec4(toScreen(rail(at, railAt, 9.)), 1), onRail);

    if (!near) return;
    vec2 p = clothAt(at);
    float cover = inside(p, .8);
    if (cover <= 0.) return;

    vec2 e = vec2(.004, 0);
    vec2 slope = vec2(depth(p + e.xy) - depth(p - e.xy), depth(p + e.yx) - depth(p - e.yx))
      / (2. * e.x * extent);
    // Above the rail the cloth bends away from the viewer.
    float bend = 1. - smoothstep(0., .034, p.y);
    slope.y -= bend * bend * 1.9;
    vec3 normal = normalize(vec3(-slope * 1.5, 1));
    vec3 key = normalize(vec3(-.62, -.55, .62));
    float light = max(dot(normal, key), 0.) * 1.12 + .16;
    // Ambient occlusion in the valleys.
    light *= 1. + .011 * clamp(depth(p), -24., 12.);
    float rim = pow(1. - normal.z, 2.2);
    float gloss = pow(max(dot(normalize(key + vec3(0, 0, 1)), normal), 0.), 26.);

    vec4 ink = texture(print, p);
    vec3 base = mix(toLinear(vec3(.835, .05, .145)), toLinear(vec3(.97, .955, .93)), ink.a);
    // Hems are double and stitched.
    vec2 edge = min(p, 1. - p) * extent;
    float hem = min(edge.x, (1. - p.y) * extent.y);
    base *= 1. - .14 * exp(-pow((hem - 13.) / 1.3, 2.)) - .06 * (1. - smoothstep(11., 14., hem));
    vec3 lit = base * light + vec3(1., .62, .6) * (gloss * .05 + rim * .12) * mix(1., .4, ink.a);
    lit *= 1. - .4 * exp(-pow((p.y * extent.y - 22.) / 7., 2.));
    colour = mix(colour, vec4(toScreen(lit), 1), cover);
  }`

function drawPrint({ bangla, wordmark }: Lettering) {
  const scale = 2
  const { canvas, context } = sheet({ width: cloth.width * scale, height: cloth.height * scale })
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  const width = cloth.width * 0.7
  const left = (cloth.width - width) / 2
  context.fill(banglaPath(bangla, { x: left, y: 142, width, height: width * 0.4 }))
  context.translate(left, 142 + width * 0.4 + 24)
  context.scale(width / wordmark.width, width / wordmark.width)
  context.fill(new Path2D(wordmark.path))
  return canvas
}

const sway = (t: number) => 9 * swing(t, 1, 0.1) + 3 * swing(t, 2, 0.4)

export const video: Video = {
  ...size,
  seconds: 5,
  exposures: 1,
  motion: (t) => [sway(t), swing(t, 1), swing(t, 2)],
  open(_, lettering) {
    const ground = backdrop('stone', size)
    const fabric = shader(size, code, { print: drawPrint(lettering) })

    return (context, t) => {
      fabric.render({
        time: t,
        sway: sway(t),
        corner: [cloth.x, cloth.y],
        extent: [cloth.width, cloth.height],
      })
      context.drawImage(ground, 0, 0)
      context.drawImage(fabric.canvas, 0, 0)
    }
  },
}
