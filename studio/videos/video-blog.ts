import { backdrop, sheet } from './scene.ts'
import { shader } from './shader.ts'
import type { Video } from './video.ts'

/** Cream turns into coffee in a red cup. Only the coffee moves, so the cup is drawn once. */

const size = { width: 1280, height: 720 }
/** The cup is drawn larger by this factor and scaled down, for smooth edges. */
const oversampling = 3

const cup = `
  const float TURN = 6.2831853;
  const float level = .9;
  const float height = 1.04;

  mat2 turned(float angle) { return mat2(cos(angle), -sin(angle), sin(angle), cos(angle)); }

  // The camera is above and in front. x points right, y away, z up. One unit is 190 of 720 pixels.
  const float rise = .83;
  vec3 eye(vec2 at, out vec3 ray) {
    vec2 seen = (at - vec2(.492, .44) * size) / (size.y / 720. * 190.);
    vec3 forward = vec3(0, cos(rise), -sin(rise));
    vec3 up = vec3(0, sin(rise), cos(rise));
    vec3 target = vec3(0, 0, .52);
    const float away = 11.;
    vec3 from = target - forward * away;
    vec3 to = target + vec3(seen.x, 0, 0) - up * seen.y;
    ray = normalize(to - from);
    return from;
  }`

const still = `${cup}
  float smin(float a, float b, float k) {
    float h = max(k - abs(a - b), 0.) / k;
    return min(a, b) - h * h * k * .25;
  }
  float smax(float a, float b, float k) { return -smin(-a, -b, k); }

  // The bowl's outer radius at a height.
  float bowl(float z) { return .5 + .44 * pow(clamp(z, 0., 1.2), .62); }

  float shell(vec3 p) {
    float r = length(p.xy);
    float outer = max((r - bowl(p.z - .06)) * .8, max(p.z - height, .05 - p.z));
    float inner = max((r - bowl(p.z - .06) + .062) * .8, .16 - p.z);
    return smax(outer, -inner, .06);
  }

  float handle(vec3 p) {
    p.xy = turned(-.42) * p.xy;
    vec3 q = p - vec3(.9, 0, .6);
    q.z *= .92;
    float ring = length(vec2(length(q.xz * vec2(1., 1.)) - .3, q.y * .8)) - .066;
    return max(ring, bowl(p.z - .06) - .045 - length(p.xy));
  }

  float saucer(vec3 p) {
    float r = length(p.xy);
    float lift = .05 + .15 * smoothstep(.74, 1.5, r) - .025 * smoothstep(.72, .64, r);
    return smax(abs(p.z - lift) - .026, r - 1.46, .06) * .75;
  }

  float map(vec3 p) { return min(smin(shell(p), handle(p), .07), saucer(p)); }

  vec3 normalAt(vec3 p) {
    vec2 e = vec2(.002, -.002);
    return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy)
      + e.xxx * map(p + e.xxx));
  }

  float march(vec3 from, vec3 ray, float near, float end) {
    float t = near;
    for (int i = 0; i < 200; i++) {
      float d = map(from + ray * t);
      if (d < .0015) return t;
      t += d;
      if (t > end) break;
    }
    return 1e3;
  }

  float shadow(vec3 from, vec3 ray, float soft) {
    float open = 1.;
    float t = .03;
    for (int i = 0; i < 90; i++) {
      float d = map(from + ray * t);
      open = min(open, soft * d / t);
      t += clamp(d * .7, .012, .07);
      if (open < -1. || t > 3.4) break;
    }
    open = clamp(open, 0., 1.);
    return open * open * (3. - 2. * open);
  }

  float occlusion(vec3 p, vec3 n) {
    float sum = 0.;
    for (int i = 1; i <= 5; i++) {
      float h = .05 * float(i);
      sum += (h - map(p + n * h)) / float(i);
    }
    return clamp(1. - 2.1 * sum, 0., 1.);
  }

  const vec3 key = normalize(vec3(-.62, -.1, .78));

  // Reflections: a large softbox at the upper left, a narrow one at the right, a dim room.
  vec3 room(vec3 d) {
    float box = smoothstep(.8, .97, dot(d, normalize(vec3(-.5, .5, .7))));
    float slim = smoothstep(.86, .97, dot(d, normalize(vec3(.86, .3, .42))));
    return vec3(.05) + vec3(.04) * max(d.z, 0.) + 1.25 * box + .8 * slim;
  }

  void main() {
    vec3 ray;
    vec3 from = eye(pixel(), ray);
    float ground = -from.z / ray.z;
    float surface = (level - from.z) / ray.z;
    float t = march(from, ray, 8., 15.);
    vec3 wet = from + ray * surface;
    if (surface < t && length(wet.xy) < bowl(level - .06) - .03) {
      colour = vec4(0);
      return;
    }
    if (t > 100.) {
      vec3 p = from + ray * ground;
      float dark = 1. - shadow(p, key, 5.) * .55 - .45 * occlusion(p, vec3(0, 0, 1));
      float close = exp(-pow(max(length(p.xy - vec2(.05, -.02)) - 1.18, 0.) / .2, 2.));
      float alpha = clamp(max(dark * .62, close * .5), 0., 1.);
      colour = vec4(0, 0, 0, alpha);
      return;
    }
    vec3 p = from + ray * t;
    vec3 n = normalAt(p);
    bool glazed = p.z > .16 && length(p.xy) < bowl(p.z - .06) - .034 && saucer(p) > .01;
    vec3 base = glazed ? toLinear(vec3(.965, .945, .9)) : toLinear(vec3(.835, .06, .15));
    float open = shadow(p + n * .01, key, 6.);
    float near = occlusion(p, n);
    float light = max(dot(n, key), 0.) * open * .92 + (.2 + .12 * n.z) * near;
    light += .1 * max(dot(n, normalize(vec3(.8, .1, .3))), 0.);
    float facing = max(dot(n, -ray), 0.);
    float mirror = .05 + .4 * pow(1. - facing, 5.);
    vec3 lit = base * light + room(reflect(ray, n)) * mirror * mix(.3, 1., open) * near;
    // The coffee reflects warm light.
    if (glazed) lit *= mix(vec3(.62, .42, .27), vec3(1), smoothstep(.0, .12, p.z - level));
    colour = vec4(toScreen(lit), 1);
  }`

const coffee = `${cup}
  uniform float time;

  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * f * (f * (f * 6. - 15.) + 10.);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x),
      mix(hash(i + vec2(0, 1)), hash(i + 1.), f.x), f.y);
  }
  float cloud(vec2 p) {
    float sum = 0., weight = .5;
    for (int i = 0; i < 4; i++) {
      sum += weight * noise(p);
      p = turned(.8) * p * 1.93 + 7.;
      weight *= .5;
    }
    return sum / .9375;
  }

  // A spiral of cream, which turns once or twice per loop.
  float cream(vec2 p, float times, vec2 seed) {
    float r = length(p);
    float twist = 5.2 * exp(-r * 1.7) + 1.1 * r;
    return cloud(turned(twist * 1.25 - TURN * times * time) * p * 2.5 + seed);
  }

  void main() {
    vec3 ray;
    vec3 from = eye(pixel(), ray);
    vec3 p = from + ray * ((level - from.z) / ray.z);
    float r = length(p.xy);
    if (r > .89) { colour = vec4(0); return; }
    float inner = smoothstep(.62, .12, r);
    float amount = mix(cream(p.xy, 1., vec2(3.1, 8.7)), cream(p.xy, 2., vec2(11.3, 2.4)), inner * .75);
    vec3 dark = toLinear(vec3(.16, .075, .035));
    vec3 warm = toLinear(vec3(.55, .3, .13));
    vec3 pale = toLinear(vec3(.95, .82, .62));
    vec3 base = mix(dark, warm, smoothstep(.36, .56, amount));
    base = mix(base, pale, smoothstep(.53, .72, amount));
    // Foam along the wall, and the wall's shadow at the near left.
    base = mix(base, toLinear(vec3(.72, .47, .24)), .75 * smoothstep(.8, .885, r));
    float wall = smoothstep(-.08, .3, .9 - length(p.xy - vec2(.17, .03)));
    float light = mix(.34, 1., wall) * (1. - .4 * smoothstep(.8, .9, r));
    vec2 ripple = .035 * vec2(noise(p.xy * 3.) - .5, noise(p.yx * 3. + 4.) - .5);
    vec3 n = normalize(vec3(p.xy * .16 * exp(-r * 2.) + ripple, 1));
    vec3 d = reflect(ray, n);
    float box = smoothstep(.968, .9985, dot(d, normalize(vec3(-.2, .74, .66))));
    colour = vec4(toScreen(base * light + vec3(1., .95, .88) * box * .07), 1);
  }`

export const video: Video = {
  ...size,
  seconds: 5,
  exposures: 1,
  // The shader rotates both layers of cream by whole turns per loop.
  motion: () => [],
  open() {
    const ground = backdrop('espresso', size)
    const fine = { width: size.width * oversampling, height: size.height * oversampling }
    const { canvas: ceramic, context: print } = sheet(size)
    print.imageSmoothingQuality = 'high'
    const { canvas: large, render } = shader(fine, still)
    render({})
    print.drawImage(large, 0, 0, size.width, size.height)
    const liquid = shader(size, coffee)

    return (context, t) => {
      liquid.render({ time: t })
      context.drawImage(ground, 0, 0)
      context.drawImage(liquid.canvas, 0, 0)
      context.drawImage(ceramic, 0, 0)
    }
  },
}
