/**
 * Defers the pictures below the first screen until the page moves or the returned function is called:
 * browsers do not load a lazy picture while the contents of its box are hidden. The box keeps its size.
 * Only boxes that contain nothing but the picture are hidden: text must stay readable and searchable.
 * To be called before the body is parsed.
 */
export function deferPictures(): () => void {
  const boxes: CSSStyleDeclaration[] = []

  function defer() {
    load()
    const sizes = [...document.querySelectorAll('picture:only-child>[loading=lazy]')]
      .filter((image) => image.getBoundingClientRect().top > innerHeight)
      .map((image) => {
        const box = image.parentElement?.parentElement as HTMLElement
        boxes.push(box.style)
        const { width, height } = getComputedStyle(box)
        return `width:${width};height:${height};content-visibility:hidden`
      })
    boxes.forEach((style, index) => (style.cssText = sizes[index] ?? ''))
    if (document.readyState === 'loading') frame = requestAnimationFrame(defer)
  }

  function load() {
    // A page in a background tab has no frames, and its app may load before the first one.
    cancelAnimationFrame(frame)
    boxes.splice(0).forEach((style) => (style.cssText = ''))
  }

  // The browser looks for pictures to load at the end of each frame. The first may show half the page.
  let frame = requestAnimationFrame(defer)
  for (const type of ['scroll', 'resize', 'beforeprint']) addEventListener(type, load, true)
  return load
}
