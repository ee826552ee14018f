import type { APIRequestContext } from '@playwright/test'
import ICAL from 'ical.js'
import { expectSound } from './support/axe.ts'
import { demoPassword, expectToast, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en } from './support/texts.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const { account, calendarFeed, careerPlan, common } = en

/** The entries of a feed, as a calendar program reads them. */
async function entriesOf(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  return ICAL.Component.fromString(await response.text())
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry))
}

test('a candidate gets a calendar feed, sees a new milestone in it, and turns it off', async ({
  page,
  request,
}) => {
  await signInAsDemo(page, 'candidate')
  await page.goto('/dashboard/career-plan')
  await page.getByRole('link', { name: common.addToCalendar }).click()
  await expect(page.getByRole('heading', { name: calendarFeed.off })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: calendarFeed.make.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account.identity.password, { exact: true }).fill(demoPassword)
  await expectSound(page)
  await dialog.getByRole('button', { name: calendarFeed.make.button }).click()
  const field = page.getByLabel(calendarFeed.made.address, { exact: true })
  const address = await field.inputValue()
  expect(address).toMatch(/\/functions\/v1\/calendar\/[0-9a-f]{48}\.ics$/)
  await expect(page.getByRole('link', { name: calendarFeed.made.open })).toHaveAttribute(
    'href',
    address.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
  )
  await expectSound(page)

  const before = await entriesOf(request, address)
  const kinds = new Set(before.map(({ uid }) => uid.split('@')[1]))
  expect([...kinds]).toEqual(
    expect.arrayContaining(['events.essor', 'mentoring.essor', 'programs.essor', 'talks.essor']),
  )

  await page.goto('/dashboard/career-plan')
  await page.getByRole('button', { name: careerPlan.milestones.add }).first().click()
  const title = 'Portfolio, second version'
  const form = page.getByRole('dialog', { name: careerPlan.milestones.add })
  await form.getByRole('textbox', { name: careerPlan.milestones.form.title }).fill(title)
  await form.getByLabel(careerPlan.milestones.form.date).fill(dayAhead(40))
  await form.getByRole('button', { name: common.save }).click()
  await expect(page.getByText(title).first()).toBeVisible()
  const after = await entriesOf(request, address)
  expect(after.map(({ summary }) => summary)).toContain(title)
  expect(after).toHaveLength(before.length + 1)

  await page.goto('/dashboard/account/calendar')
  await expect(page.getByText(address)).toBeHidden()
  await page.getByRole('button', { name: calendarFeed.end.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: calendarFeed.end.button }).click()
  await expectToast(page, calendarFeed.end.done)
  await expect(page.getByRole('heading', { name: calendarFeed.off })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})
