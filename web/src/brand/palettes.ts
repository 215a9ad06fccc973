// All colours of the shop. The build generates the theme and the palette classes from these lists.

// A constant of its own: bundlers keep an object literal that another one reads a property of.
const brand = '#d5112a'

/** The theme's colours, for utility classes such as `bg-ink`. */
export const colours = {
  ink: '#0b0b0c',
  'ink-soft': '#2b2b2e',
  'ink-tile': '#17181a',
  paper: '#ffffff',
  bone: '#f6f3ef',
  smoke: '#5a5852',
  ash: '#c9c6bf',
  line: '#e4dfd8',
  field: '#8f8b84',
  brand,
  'brand-deep': '#a80d21',
  'brand-bright': '#ff4d5a',
  busy: '#e9d9da',
  'busy-text': '#7a3b43',
  error: '#8a0a1b',
  'error-ground': '#fdecee',
  done: '#006a4e',
  sun: '#f4b41a',
  'google-blue': '#4285f4',
  'google-green': '#34a853',
  'google-yellow': '#fbbc05',
  'google-red': '#ea4335',
} as const

export type PaletteColours = {
  text: 'paper' | 'ink'
  /** Colours of the background gradient: the highlight, then four colours from top to bottom. */
  stops: readonly [string, string, string, string, string]
}

/** The backgrounds of cut-outs, which are pictures with a transparent background. */
export const palettes = {
  brand: { text: 'paper', stops: ['#de1f38', '#c30e25', brand, '#c20f26', '#a90c20'] },
  silver: { text: 'ink', stops: ['#edeef0', '#c3c6cc', '#d4d6da', '#c6c8cd', '#b4b7bd'] },
  amber: { text: 'ink', stops: ['#f4a94a', '#df8526', '#ee9a35', '#de8a2a', '#c87719'] },
  'amber-dark': { text: 'paper', stops: ['#b0610f', '#934d0e', '#a85a12', '#96500f', '#7d410a'] },
  espresso: { text: 'paper', stops: ['#6a3f1f', '#2b190e', '#4a2a14', '#3a2110', '#28160b'] },
  plant: { text: 'paper', stops: ['#138257', '#04593d', '#0b6b49', '#075a3d', '#054a32'] },
  ice: { text: 'ink', stops: ['#e9f4fd', '#b9d3ea', '#cfe2f3', '#bfd6ea', '#a9c5dd'] },
  'ice-dark': { text: 'paper', stops: ['#3674bb', '#265f9c', '#2f6fb5', '#28629f', '#1f5083'] },
  pea: { text: 'ink', stops: ['#d3e8c4', '#a5c992', '#b9d7a7', '#a9ca96', '#96ba82'] },
  'pea-dark': { text: 'paper', stops: ['#267247', '#195832', '#1f6b3f', '#1b5e37', '#144a2a'] },
  sun: { text: 'ink', stops: ['#ffcf52', '#f0ac0c', '#f6b91f', '#ebaa10', '#d99a06'] },
  graphite: { text: 'paper', stops: ['#4a4c52', '#1c1d20', '#313237', '#26272b', '#18191b'] },
  stone: { text: 'ink', stops: ['#eae5dc', '#cfc7ba', '#dcd5ca', '#cfc7ba', '#beb5a6'] },
  bone: { text: 'ink', stops: ['#ffffff', '#e9e2d7', '#f3ede4', '#e8e0d4', '#dad1c3'] },
} as const satisfies Record<string, PaletteColours>

export type Palette = keyof typeof palettes

/** The CSS classes of a palette: its colours (web/build/vite-plugins.ts) and its gradient, which what lies flat has not. */
export const paletteClass = (palette: Palette, flat = false) =>
  flat ? `palette-${palette}` : `palette-${palette} studio`
