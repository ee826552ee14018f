import { signInAsDemo } from '../support/people.ts'
import { expect, type Page, test } from '../support/test.ts'

const most = 0.02
const pages = {
  candidate: ['/dashboard', '/dashboard/missions', '/dashboard/applications', '/dashboard/profile/consent'],
  company: ['/dashboard', '/dashboard/missions', '/dashboard/reviews'],
  academia: ['/dashboard'],
  maker: ['/dashboard'],
  admin: ['/dashboard'],
}

/** As on a phone with a weak signal, where what comes late has time to push what is there. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 300_000,
    uploadThroughput: 100_000,
  })
}

interface Shift {
  value: number
  moved: string[]
}

function recordShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      }
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '')
      if (!hadRecentInput) shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [who, paths] of Object.entries(pages))
  test(`nothing moves while the pages of ${who} load on a phone`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAsDemo(page, who)
    await page.waitForLoadState('networkidle')
    for (const path of paths) {
      const fresh = await context.newPage()
      await fresh.addInitScript(recordShifts)
      await slowDown(fresh)
      await fresh.goto(path)
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
      await fresh.waitForLoadState('networkidle')
      const shifts = await fresh.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
      await fresh.close()
    }
  })
