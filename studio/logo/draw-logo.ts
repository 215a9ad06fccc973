import { mkdir, writeFile } from 'node:fs/promises'
import { runPictures } from '../deliver.ts'
import { brand } from '../shop.ts'
import { work } from '../work-folder.ts'
import { outline } from './outline.ts'

/** Units added to the mark's width, because an italic letter looks centred when it is a bit to the left. */
const opticalShift = 15

/** `npm run logo`: writes the brand's name as the logo, and its first letter as the mark of the icons. */
const { letters, width, height } = await outline(brand.name)
const [first = '', ...others] = letters
const { width: mark } = await outline(brand.name.slice(0, 1))

await mkdir(work, { recursive: true })
await writeFile(
  `${work}logo.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <title>${brand.name}</title>
  <g id="mark">
    <path fill="none" d="M0 0h${mark + opticalShift}v${height}H0z"/>
    <path d="${first}"/>
  </g>
  <path d="${others.join('')}"/>
</svg>
`,
)
await runPictures(['logo', `${work}logo.svg`])
