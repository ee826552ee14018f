import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { expectFits } from './support/axe.ts'
import { wholeBrowser } from './support/browsers.ts'
import { confirmedAccount, demoPassword, signIn } from './support/people.ts'
import { type Download, expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

// A PDF is viewed in the page.
test.use({ launchOptions: wholeBrowser })

/** Someone in the demo world no other story uses. */
const mathis = 'mathis.rouviere@etu-lumiere.example'

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}

async function rowsOf(download: Download): Promise<Record<string, string>[]> {
  const text = await readFile((await download.path())!, 'utf8')
  return Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true }).data
}

/** "4 h 47 min", "2 h" or "12 min", in minutes. */
function minutesIn(text: string): number {
  const [, hours, rest, minutes] = /(\d+)\u00a0h(?:\u00a0(\d+)\u00a0min)?|(\d+)\u00a0min/.exec(text)!
  return Number(hours ?? 0) * 60 + Number(rest ?? minutes ?? 0)
}

test('a candidate sees the weeks behind the numbers, and downloads a record of them', async ({ page }) => {
  const last = page.waitForResponse(/rpc\/my_announcements/)
  await signIn(page, mathis, { secret: demoPassword })
  await expect(page.getByRole('link', { name: en.candidate.home.setGoal })).toBeVisible()
  await last
  const calls: string[] = []
  await page.getByRole('link', { name: 'Progress', exact: true }).hover()
  page.on('request', (request) => request.url().includes('/rest/v1/') && calls.push(request.url()))
  await page.getByRole('link', { name: 'Progress', exact: true }).click()

  const tile = page.getByRole('region', { name: 'Hours Spent' })
  await expect(tile).toContainText(/\d\sh/)
  const worked = minutesIn(await tile.innerText().then((text) => text.replace('Hours Spent', '')))
  const certificates = Number(
    /\d+/.exec(await page.getByRole('region', { name: 'Certificates' }).innerText())![0],
  )
  expect(certificates).toBeGreaterThan(0)
  const card = page.getByRole('listitem').filter({ hasText: 'The booking page a keyboard cannot use' })
  for (const text of ['Completed', 'Time spent', '100%', 'Skills gained', 'Certificate earned']) {
    await expect(card).toContainText(text)
  }

  const hours = page.getByRole('figure', { name: en.progress.hoursChart })
  await hours.getByRole('button', { name: en.common.chart.table }).click()
  await expect(hours.getByRole('row')).toHaveCount(13)
  const weeks = await rowsOf(
    await downloaded(page, () => hours.getByRole('button', { name: en.common.chart.download }).click()),
  )
  const sum = weeks.reduce((total, row) => total + Number(row.Hours), 0)
  expect(Math.abs(sum * 60 - worked)).toBeLessThan(3)
  const skills = page.getByRole('figure', { name: en.progress.skillsChart })
  await skills.getByRole('button', { name: en.common.chart.table }).click()
  await expect(skills.getByRole('row').last()).toContainText(/[1-9]/)
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(3)

  await page.getByRole('link', { name: en.activityRecord.title }).click()
  await expect(page.getByRole('heading', { name: en.activityRecord.nothing })).toBeVisible()
  await page.getByText(en.activityRecord.dates, { exact: true }).click()
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(en.activityRecord.toDay).fill(day(90))
  await expect(page.getByText(en.common.errors.period_invalid)).toBeVisible()
  await page.getByLabel(en.activityRecord.toDay).fill(day(0))
  await page.getByLabel(en.activityRecord.fromDay).fill(day(84))
  const preview = page.getByRole('article', { name: en.activityRecord.preview })
  await expect(preview).toContainText('Mathis Rouvière')
  await expect(preview).toContainText('Total')
  const total = preview.getByText('Total', { exact: true }).locator('xpath=following-sibling::*')
  expect(minutesIn(await total.innerText())).toBe(worked)
  await page.getByLabel(en.activityRecord.note).fill('=Looking for an apprenticeship')
  await expect(preview).toContainText('=Looking for an apprenticeship')

  const rows = await rowsOf(
    await downloaded(page, () => page.getByRole('button', { name: en.activityRecord.downloadCsv }).click()),
  )
  const minutesOf = (kind: string) =>
    rows.filter(({ Type }) => Type === kind).reduce((all, row) => all + Number(row.Minutes), 0)
  expect([minutesOf(en.activityRecord.csv.work), minutesOf('Total')]).toEqual([worked, worked])
  const detail = (kind: string) => rows.filter(({ Type }) => Type === kind).map(({ Details }) => Details)
  expect(detail(en.activityRecord.csv.feedback).filter((text) => text?.startsWith('Validated'))).toHaveLength(
    certificates,
  )
  expect(detail(en.activityRecord.csv.certificate)).toHaveLength(certificates)
  for (const address of detail(en.activityRecord.csv.certificate))
    expect(address).toMatch(/^http.*\/certificates\/[0-9A-F]{12}$/)
  // No spreadsheet runs what people wrote.
  expect(detail(en.activityRecord.note)).toEqual(["'=Looking for an apprenticeship"])

  await page.getByLabel(en.activityRecord.results).uncheck()
  await expect(preview.getByRole('heading', { name: en.activityRecord.results })).toHaveCount(0)
  const pdf = await downloaded(page, () =>
    page.getByRole('button', { name: en.activityRecord.downloadPdf }).click(),
  )
  expect(pdf.suggestedFilename()).toBe(`essor-activity-${day(84)}-${day(0)}.pdf`)
  const file = await readFile((await pdf.path())!, 'latin1')
  expect(file.slice(0, 5)).toBe('%PDF-')
  expect(file.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(0)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)
})

test('an account without a name is welcomed, and led to a first mission', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  // As after signing in with a provider that doesn't share a name.
  await page.route('**/rest/v1/profiles*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('"Camille"', '""').replace('"Roux"', '""') })
  })
  await signIn(page, email)
  await expect(
    page.getByRole('heading', { level: 1, name: fill(en.candidate.home.title, { name: 'Candidate' }) }),
  ).toBeVisible()
  await expect(page.getByText(en.candidate.home.noMission, { exact: false })).toBeVisible()
  const start = page.getByRole('region', { name: en.candidate.home.suggested.first })
  await expect(start.getByRole('link', { name: en.candidate.home.findMission })).toBeVisible()
  await expect(start.getByRole('listitem')).not.toHaveCount(0)
  await page.goto('/dashboard/progress')
  await expect(page.getByRole('heading', { name: en.progress.empty.all })).toBeVisible()
  await page.goto('/dashboard/progress/attestation')
  await expect(page.getByText(en.activityRecord.noName, { exact: false })).toBeVisible()
})
