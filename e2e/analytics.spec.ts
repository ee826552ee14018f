import { readFile } from 'node:fs/promises'
import { expectAccessible, expectFits } from './support/axe.ts'
import { publishedMission } from './support/missions.ts'
import { signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const figure = (page: Page, name: string) => page.getByRole('figure', { name })
const viewed = (page: Page) =>
  figure(page, en.missionAnalytics.funnel.title).getByRole('row', { name: /^Viewed/ })

test('a view counts once and the author sees it; numbers agree in the chart, the table and the file', async ({
  page,
  browser,
  request,
}) => {
  const mission = await publishedMission(request)
  const { supabaseKey } = await (await request.get('/config.json')).json()
  for (const name of ['One', 'Two', 'Three', 'Four', 'Googlebot']) {
    const headers = { apikey: supabaseKey, 'user-agent': `Mozilla/5.0 ${name}` }
    const answer = await request.post('/rest/v1/rpc/record_view', {
      headers,
      data: { mission_id: mission.id },
    })
    expect(answer.ok()).toBe(true)
  }
  await signInAsDemo(page, 'company', `/dashboard/missions/${mission.id}/analytics`)
  await expect(page.getByText(en.missionAnalytics.tooFew)).toBeVisible()
  await figure(page, en.missionAnalytics.funnel.title)
    .getByRole('button', { name: en.common.chart.table })
    .click()
  await expect(viewed(page)).toContainText('—')

  // A visitor comes twice, the author once: one more view.
  const visitor = await (await browser.newContext()).newPage()
  for (const _ of ['first', 'again']) {
    const counted = visitor.waitForResponse(/rpc\/record_view/)
    await visitor.goto(`/missions/${mission.id}`)
    await counted
  }
  const own = page.waitForResponse(/rpc\/record_view/)
  await page.goto(`/missions/${mission.id}`)
  await own
  await page.goto('/dashboard/missions')
  await page
    .getByRole('link', { name: fill(en.authoring.list.analyticsFor, { title: mission.title }) })
    .click()
  await figure(page, en.missionAnalytics.funnel.title)
    .getByRole('button', { name: en.common.chart.table })
    .click()
  await expect(viewed(page)).toHaveText(/Viewed5/)

  // A mission many people have tried: filters in the address, the table, and the file.
  await page.goto('/dashboard/missions/b1000000-0000-4000-8000-000000000001/analytics')
  // The numbers of all versions stay until those of the chosen one are loaded.
  const chosen = page.waitForResponse(
    (answer) =>
      /rpc\/mission_analytics/.test(answer.url()) && /version"?:1/.test(answer.request().postData() ?? ''),
  )
  await page.getByLabel(en.missionAnalytics.version, { exact: true }).selectOption('Version 1')
  await expect(page).toHaveURL(/version=1/)
  await chosen
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const stops = figure(page, en.missionAnalytics.stops.title)
  await stops.getByRole('button', { name: en.common.chart.table }).click()
  await expect(stops.getByRole('row', { name: /The memo/ })).toContainText('5')
  const rows = await stops.locator('tbody tr').allInnerTexts()
  const saved = page.waitForEvent('download')
  await stops.getByRole('button', { name: en.common.chart.download }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  const [header, ...lines] = file.replace('\uFEFF', '').trim().split('\r\n')
  expect(header).toBe('Step,People,% of those who started')
  const plain = (text: string) => text.replaceAll(/[\s",%]/g, '')
  expect(lines.map(plain)).toEqual(rows.map(plain))
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
})

test('a company’s page is public, and missions link to it', async ({ page }) => {
  await page.goto('/missions/b1000000-0000-4000-8000-000000000001')
  await page
    .getByRole('link', { name: fill(en.missions.clock.company, { company: 'Nordelia Logistique' }) })
    .click()
  await expect(page).toHaveURL(/\/companies\/nordelia-logistique$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nordelia Logistique' })).toBeVisible()
  await expect(page.getByRole('region', { name: en.companyProfile.page.replyRate })).toContainText(/\d+\s?%/)
  await expect(page.getByRole('region', { name: en.companyProfile.page.feedbackTime })).toContainText('about')
  await expect(page.getByRole('link', { name: 'Twelve seasonal workers start Monday' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)
  await page.goto('/companies/nobody-lives-here')
  await expect(page.getByText(en.common.notFound.code)).toBeVisible()
})
