// @ts-check

/**
 * The colour worlds that products stand in, five stops each, as the design notes give them.
 * @type {Record<string, readonly [string, string, string, string, string]>}
 */
export const worlds = {
  casein: ['#de1f38', '#c30e25', '#d5112a', '#c20f26', '#a90c20'],
  whey: ['#edeef0', '#c3c6cc', '#d4d6da', '#c6c8cd', '#b4b7bd'],
  amber: ['#f4a94a', '#df8526', '#ee9a35', '#de8a2a', '#c87719'],
  espresso: ['#6a3f1f', '#2b190e', '#4a2a14', '#3a2110', '#28160b'],
  plant: ['#138257', '#04593d', '#0b6b49', '#075a3d', '#054a32'],
  meal: ['#e9f4fd', '#b9d3ea', '#cfe2f3', '#bfd6ea', '#a9c5dd'],
  pea: ['#d3e8c4', '#a5c992', '#b9d7a7', '#a9ca96', '#96ba82'],
  snacks: ['#ffcf52', '#f0ac0c', '#f6b91f', '#ebaa10', '#d99a06'],
  merchandise: ['#4a4c52', '#1c1d20', '#313237', '#26272b', '#18191b'],
  apparel: ['#eae5dc', '#cfc7ba', '#dcd5ca', '#cfc7ba', '#beb5a6'],
  bone: ['#ffffff', '#e9e2d7', '#f3ede4', '#e8e0d4', '#dad1c3'],
}

/**
 * Contact ellipse and cast ellipse under what stands at `x`, `y`.
 * @param {{ x: number, y: number, width: number }} foot
 */
export const standingShadow = ({ x, y, width }) => `
  <defs>
    <filter id="cast" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="${width * 0.055}"/></filter>
    <filter id="contact" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="${width * 0.022}"/></filter>
  </defs>
  <ellipse cx="${x + width * 0.12}" cy="${y - width * 0.02}" rx="${width * 0.6}" ry="${width * 0.065}" opacity=".26" filter="url(#cast)"/>
  <ellipse cx="${x}" cy="${y - width * 0.03}" rx="${width * 0.48}" ry="${width * 0.035}" opacity=".62" filter="url(#contact)"/>`

/**
 * Studio light of a world as SVG, with what lies on its ground.
 * @param {readonly [string, string, string, string, string]} world
 * @param {{ width: number, height: number }} size
 * @param {string} [content]
 */
export const backdrop = ([w1, w2, w3, w4, w5], { width, height }, content = '') => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${w2}"/><stop offset=".62" stop-color="${w3}"/>
        <stop offset=".82" stop-color="${w4}"/><stop offset="1" stop-color="${w5}"/>
      </linearGradient>
      <radialGradient id="light" cx=".22" cy=".08" r=".85">
        <stop offset="0" stop-color="${w1}"/><stop offset=".7" stop-color="${w1}" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${content}
  </svg>`
