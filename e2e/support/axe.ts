import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No rule of WCAG is broken on what is shown now; in dark, only the colours differ and are looked at again. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    // Without frames of other hosts there is nothing to gather in a page of its own, which takes twice as long.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
}

/** Nothing sticks out sideways, once the page has settled into its width. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}
