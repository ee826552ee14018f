import type { Page } from '@playwright/test'

export type ColorScheme = 'light' | 'dark'

declare global {
  interface Window {
    shapesOfTexts: () => Map<Element, string>
  }
}

/**
 * Runs in the page: every visible text, with a fingerprint of everything its contrast depends on: its
 * element, its ancestors, and their current colors.
 */
function shapesOfTexts(): Map<Element, string> {
  const looks =
    /^(class|style|role|type|disabled|data-.*|aria-(current|selected|checked|pressed|expanded|invalid|disabled))$/
  const marks = new Map<Element, number>()
  const mix = (mark: number, text: string) => {
    let mixed = mark
    for (let place = 0; place < text.length; place++)
      mixed = Math.imul(mixed ^ text.charCodeAt(place), 0x5bd1e995) ^ (mixed >>> 15)
    return mixed
  }
  const markOf = (element: Element): number => {
    const known = marks.get(element)
    if (known !== undefined) return known
    let mark = mix(element.parentElement ? markOf(element.parentElement) : 1, element.tagName)
    for (const { name, value } of element.attributes)
      if (looks.test(name)) mark = mix(mark, `${name}=${value}`)
    marks.set(element, mark)
    return mark
  }
  const saysSomething = (element: Element) =>
    /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
  const shapes = new Map<Element, string>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!saysSomething(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
    shapes.set(element, [markOf(element), color, backgroundColor, fontSize, fontWeight].join(' '))
  }
  return shapes
}

export const script = `window.shapesOfTexts = ${shapesOfTexts}`

/** Shapes that passed in this run: the same shape isn't checked again. */
const legible: Record<ColorScheme, Set<string>> = { light: new Set(), dark: new Set() }

/** Texts with too little contrast. */
export async function illegible(page: Page, colorScheme: ColorScheme): Promise<string[]> {
  const known = legible[colorScheme]
  const { violations, passed } = await page.evaluate(
    async (seen) => {
      const shapes = window.shapesOfTexts()
      const before = new Set(seen)
      const fresh = new Map<string, Element>()
      for (const [element, shape] of shapes) if (!before.has(shape)) fresh.set(shape, element)
      if (fresh.size === 0) return { violations: [], passed: [] }
      const found = await window.axe.run(
        { include: [...fresh.values()] },
        { runOnly: ['color-contrast'], elementRef: true, preload: false },
      )
      return {
        violations: found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        passed: found.passes.flatMap(({ nodes }) => nodes.map(({ element }) => shapes.get(element!) ?? '')),
      }
    },
    [...known],
  )
  for (const shape of passed) known.add(shape)
  return violations
}
