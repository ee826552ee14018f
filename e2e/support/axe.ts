import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { illegible, script } from './contrast.ts'
import { expectFormats } from './formats.ts'

// Half the size of the source the package itself exports.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Waits for the page itself, not its skeleton. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Accessible on a desktop, in the formats of its language, and no wider than the smallest phone. */
export async function expectSound(page: Page): Promise<void> {
  await expectDrawn(page)
  await expectFormats(page)
  await expectAccessible(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)
  await page.setViewportSize(size)
}

/** No WCAG rule is broken by what is currently shown; in dark, only the colors differ. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};${script}`)
  // Start with the current scheme: each change rerenders the whole page.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const colorScheme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect(await illegible(page, colorScheme), `${page.url()} in ${colorScheme}`).toEqual([])
  }
  expect(await brokenRules(page), page.url()).toEqual([])
}

/** Everything except the colors, which take longest and are checked separately. */
function brokenRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Style sheets, loaded only for a rule that isn't used.
      preload: false,
      rules: { 'color-contrast': { enabled: false } },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  })
}

/** Nothing overflows with text twice as large, and on the width that four times the size leaves. */
export async function expectReflows(page: Page): Promise<void> {
  const size = page.viewportSize()!
  const setText = (percent: string) =>
    page.evaluate((wanted) => document.documentElement.style.setProperty('font-size', wanted), percent)
  await page.setViewportSize({ width: 1280, height: 800 })
  await setText('200%')
  await expectFits(page)
  await setText('')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
  await page.setViewportSize(size)
}

/** Nothing overflows sideways, once the page has settled into its width. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}
