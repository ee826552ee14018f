import { sum, traceMainThread } from '../support/main-thread.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, type Page, test } from '../support/test.ts'
import { en } from '../support/texts.ts'

const attempts = 3
/**
 * What a change to a page that was open before may cost, as a share of opening the home. Milliseconds differ between
 * machines: where the home takes 400, this is 120.
 */
const most = 0.3

/** Those that took longest when pages were drawn whole: 0.36 to 0.85 of a home. */
const heaviest = {
  candidate: '/dashboard/opportunities',
  company: '/dashboard/analytics',
  academia: '/dashboard/students',
  maker: '/dashboard/maker-profile',
  admin: '/dashboard/analytics',
}

const linkTo = (page: Page, path: string) =>
  page.getByRole('navigation', { name: en.shell.mainNavigation }).locator(`a[href="${path}"]`)

/** Opens a page and waits for all of its content. */
async function goTo(page: Page, path: string): Promise<void> {
  const heading = await page.locator('main h1').elementHandle()
  await linkTo(page, path).click()
  await page.waitForFunction((old) => document.querySelector('main h1') !== old, heading)
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
  await page.waitForLoadState('networkidle')
}

/** The processor time from a click to the page it leads to being drawn. */
async function costOfChange(page: Page, path: string): Promise<number> {
  const link = linkTo(page, path)
  await link.hover()
  const traced = await traceMainThread(page, () =>
    link.evaluate(
      (clicked: HTMLAnchorElement) =>
        new Promise<void>((resolve) => {
          const old = document.querySelector('main h1')
          const watch = new MutationObserver(() => {
            const heading = document.querySelector('main h1')
            if (!heading || heading === old) return
            watch.disconnect()
            requestAnimationFrame(() =>
              setTimeout(() => {
                performance.mark('drawn')
                resolve()
              }),
            )
          })
          watch.observe(document, { subtree: true, childList: true })
          performance.mark('clicked')
          clicked.click()
        }),
    ),
  )
  expect(await page.locator('main [aria-busy=true]').count(), 'the page was there before').toBe(0)
  return traced.between('clicked', 'drawn')
}

for (const [who, path] of Object.entries(heaviest))
  test(`${path} of ${who} shows immediately when it is opened again`, async ({ page, context }) => {
    await signInAsDemo(page, who)
    await page.waitForLoadState('networkidle')
    const other = await context.newPage()
    const { tasks } = await traceMainThread(other, async () => {
      await other.goto('/dashboard')
      await other.waitForLoadState('networkidle')
    })
    await other.close()
    await goTo(page, path)
    const shares: number[] = []
    for (let attempt = 0; attempt < attempts && !shares.some((share) => share <= most); attempt++) {
      await goTo(page, '/dashboard')
      shares.push((await costOfChange(page, path)) / sum(tasks))
    }
    expect(Math.min(...shares), shares.join(' ')).toBeLessThanOrEqual(most)
  })
