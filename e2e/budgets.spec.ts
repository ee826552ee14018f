import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { signInAsDemo } from './support/people.ts'

const kB = 1000

/** What a page fetches: scripts and styles by their size with gzip, and calls to the backend. */
function traffic(page: Page) {
  const sizes = { js: 0, css: 0 }
  const calls: string[] = []
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // Public pictures are files, as scripts are: the browser keeps them.
    const isPicture = pathname.startsWith('/storage/v1/object/public/')
    if (!isPicture && /^\/(rest|auth|storage|functions)\/v1/.test(pathname)) {
      if (response.request().method() !== 'OPTIONS') calls.push(pathname)
    }
    const kind = /\.(js|css)$/.exec(pathname)?.[1] as keyof typeof sizes | undefined
    if (!kind) return
    const weigh = response.body().then((body) => {
      sizes[kind] += gzipSync(body).length
    })
    pending.push(weigh)
  })
  return { sizes, calls, settled: () => Promise.all(pending) }
}

test('the landing page is light', async ({ page }) => {
  const seen = traffic(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await seen.settled()
  expect(seen.sizes.js, 'bytes of script').toBeLessThanOrEqual(130 * kB)
  expect(seen.sizes.css, 'bytes of styles').toBeLessThanOrEqual(15 * kB)
  // What administrators chose is asked for when the page has long been drawn.
  expect(seen.calls.filter((call) => call !== '/rest/v1/rpc/public_settings')).toEqual([])
})

for (const who of ['candidate', 'company', 'academia', 'maker', 'admin']) {
  test(`the home of ${who} is light, and asks the backend at most four times`, async ({ page, context }) => {
    await signInAsDemo(page, who)
    // What is kept for some minutes is asked for here.
    await page.waitForLoadState('networkidle')
    const fresh = await context.newPage()
    // What other stories cause meanwhile is told live, and is not part of opening the page.
    await fresh.routeWebSocket(/realtime/, (socket) => socket.close())
    const seen = traffic(fresh)
    await fresh.goto('/dashboard')
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
    await fresh.waitForLoadState('networkidle')
    await seen.settled()
    expect(seen.sizes.js, 'bytes of script').toBeLessThanOrEqual(290 * kB)
    expect(seen.calls.length, seen.calls.join(' ')).toBeLessThanOrEqual(4)
  })
}
