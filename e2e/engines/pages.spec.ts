import { products } from '../../web/src/catalog/products.ts'
import { paths } from '../../web/src/paths.ts'
import { allRoutes } from '../../web/src/routes.ts'
import { layoutProblems } from '../support/layout-problems.ts'
import { routes, unknownPath } from '../support/routes.ts'
import { desktop, phone } from '../support/viewports.ts'
import { film } from './network.ts'
import { expect, test } from './test.ts'

test('has no problems of layout, missing pictures or added lines', async ({ shop, network }) => {
  for (const path of [...routes, unknownPath]) {
    await shop.open(path)
    for (const viewport of [phone, desktop]) {
      await shop.resize(viewport)
      const state = `${path}, ${viewport.width} px`
      expect.soft(await shop.run(missingPictures), state).toEqual([])
      expect.soft(await shop.run(layoutProblems), state).toEqual([])
      expect.soft(await shop.run(addedLines), state).toEqual([])
    }
    // The app logs that it could not load the account's code if the next page interrupts it.
    await network.waitForRest()
  }
  const failed = network.requests.filter(({ status = 0 }) => status >= 400)
  expect([...new Set(failed.map(({ path }) => path))]).toEqual([unknownPath])
})

/** Runs in the page. Returns the pictures that do not load. */
async function missingPictures(): Promise<string[]> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  const shown = pictures.filter((picture) => picture.checkVisibility())
  const results = await Promise.allSettled(shown.map((picture) => picture.decode()))
  return shown.filter((_, index) => results[index]?.status === 'rejected').map(({ src }) => src)
}

/** Runs in the page. Returns the texts that `text-wrap` breaks into more lines than necessary. */
function addedLines(): string[] {
  const linesOf = (element: Element) => element.getBoundingClientRect().height
  const styled = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => getComputedStyle(element).textWrapStyle !== 'auto',
  )
  return styled.flatMap((element) => {
    const before = linesOf(element)
    element.style.setProperty('text-wrap-style', 'auto', 'important')
    const after = linesOf(element)
    element.style.removeProperty('text-wrap-style')
    return before > after ? [element.innerText] : []
  })
}

test('loads pictures in one format when pages follow in the app', async ({ shop, network }) => {
  await shop.resize(phone)
  await shop.open(paths.about)
  for (const { menu, path } of allRoutes) {
    if (!menu || path === paths.about) continue
    await shop.click({ role: 'button', name: 'Menu' })
    await shop.click({ role: 'link', name: menu })
    await shop.expectPath(path)
  }
  const formats = network.requests.map(({ path }) => /\.(avif|webp|jpg)$/.exec(path)?.[1])
  expect([...new Set(formats.filter(Boolean))]).toEqual(['avif'])
})

test('keeps the buy bar in one row on narrow phones', async ({ shop }) => {
  const top = ([element]: HTMLElement[]) => element?.getBoundingClientRect().top
  await shop.open(paths.product(products[0].id))
  for (const width of [320, 360, 375]) {
    await shop.resize({ width, height: 664 })
    const stepper = await shop.read({ role: 'group', name: 'Quantity' }, top)
    expect(await shop.read({ role: 'button', name: 'Add to Cart' }, top)).toBe(stepper)
  }
})

test('leaves nothing that loads when a page is left early', async ({ shop, network }) => {
  const release = network.hold(film)
  const open = () => network.requests.filter(({ path, isOpen }) => isOpen && film.test(path))
  for (const viewport of [phone, desktop]) {
    await shop.resize(viewport)
    await shop.open(paths.home)
    await expect.poll(open).not.toEqual([])
    await shop.open(paths.about)
    await shop.until('load', () => document.readyState === 'complete')
    await expect.poll(open).toEqual([])
  }
  release()
})
