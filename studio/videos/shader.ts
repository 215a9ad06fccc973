import type { Size } from './scene.ts'

/**
 * A WebGL 2 fragment shader over a whole canvas. Its code follows the header below and sets `colour`
 * (premultiplied) from `at`, in pixels from the upper left.
 */

const vertex = `#version 300 es
  void main() {
    vec2 corner = vec2(gl_VertexID % 2, gl_VertexID / 2) * 4.0 - 1.0;
    gl_Position = vec4(corner, 0, 1);
  }`

const header = `#version 300 es
  precision highp float;
  uniform vec2 size;
  out vec4 colour;
  vec2 pixel() { return vec2(gl_FragCoord.x, size.y - gl_FragCoord.y); }
  vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c)); }
  vec3 toScreen(vec3 c) {
    c = clamp(c, 0., 1.);
    return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c));
  }
  #line 1
`

function compile(gl: WebGL2RenderingContext, kind: number, code: string) {
  const made = gl.createShader(kind)
  if (!made) throw new Error('Creating the shader failed.')
  gl.shaderSource(made, code)
  gl.compileShader(made)
  if (!gl.getShaderParameter(made, gl.COMPILE_STATUS))
    throw new Error(gl.getShaderInfoLog(made) ?? 'Compiling the shader failed.')
  return made
}

function link(gl: WebGL2RenderingContext, code: string) {
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex))
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, header + code))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'Linking the shader failed.')
  gl.useProgram(program)
  return program
}

function upload(gl: WebGL2RenderingContext, unit: number, picture: TexImageSource) {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}

/** Uniforms of type float, vec2 or float[]. */
export type Values = Record<string, number | [number, number] | Float32Array>

/**
 * @param code GLSL source
 * @param textures textures by sampler name
 */
export function shader(
  { width, height }: Size,
  code: string,
  textures: Record<string, TexImageSource> = {},
): { canvas: HTMLCanvasElement; render: (values: Values) => void } {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false })
  if (!gl) throw new Error('WebGL 2 is not available.')
  const program = link(gl, code)
  const place = (name: string) => gl.getUniformLocation(program, name)
  gl.uniform2f(place('size'), width, height)
  for (const [unit, [name, picture]] of Object.entries(textures).entries()) {
    upload(gl, unit, picture)
    gl.uniform1i(place(name), unit)
  }
  const render = (values: Values) => {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'number') gl.uniform1f(place(name), value)
      else if (value instanceof Float32Array) gl.uniform1fv(place(name), value)
      else gl.uniform2fv(place(name), value)
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
  return { canvas, render }
}
