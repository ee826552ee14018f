import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectFits, expectSound } from './support/axe.ts'
import { shownCandidate } from './support/findable.ts'
import { pressOn } from './support/keyboard.ts'
import { demoPassword, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fr } from './support/texts.ts'

const opening = 'de000000-0000-4000-8000-000000000037'
const link = 'https://meet.example.com/story'
const texts = en.interviews

interface Pipeline {
  stages: { id: string; kind: string }[]
}

async function calendarFile(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await saved).path(), 'utf8')
}

test('a team proposes an interview by keyboard, and the candidate books it on a phone', async ({
  page,
  browser,
  request,
}) => {
  const person = await shownCandidate(request, { job_title: 'Dock planner', skills: ['Spreadsheets'] })
  const company = await callerOf(request, 'company@essor.test', demoPassword)
  const id = await person.call<string>('apply_to_opening', {
    opening_id: opening,
    version: 1,
    application: { fields: [], answers: { plan: 'I call the later driver.' } },
  })
  const { stages } = await company.call<Pipeline>('opening_pipeline', { opening_id: opening })
  const stage = (kind: string) => stages.find((one) => one.kind === kind)!.id
  await company.call('open_application', { application_id: id })
  await company.call('move_application', {
    application_id: id,
    from_stage: stage('new'),
    to_stage: stage('shortlist'),
  })

  await signInAsDemo(page, 'company', `/dashboard/openings/${opening}/applications/${id}`)
  await pressOn(page.getByRole('button', { name: texts.propose.title }))
  const dialog = page.getByRole('dialog')
  // A time of its own: interviewers have one interview at a time.
  const start = new Date(Date.now() + (10 + Math.floor(Math.random() * 40)) * 86_400_000)
  start.setMinutes(Math.floor(Math.random() * 60), 0, 0)
  const time = dialog.getByLabel(texts.propose.slot.replace('{{number}}', '1'))
  await expect(time).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(
    start.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }).replaceAll(/\s/g, ' '),
  )
  await pressOn(dialog.getByLabel(texts.places.video), 'ControlOrMeta+a')
  await page.keyboard.type(link)
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expectToast(page, texts.propose.sent)
  await expect(page.getByText(texts.statuses.proposed, { exact: true }).first()).toBeVisible()

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr-FR' })
  ).newPage()
  await phone.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signIn(phone, person.email, { at: `/dashboard/opportunities/applications/${id}` })
  const section = phone.getByRole('region', { name: fr.interviews.title })
  await expect(section.getByText(link)).toBeVisible()
  await expectSound(phone)
  await expectFits(phone)
  await section.getByRole('listitem').getByRole('listitem').getByRole('button').click()
  await phone.getByRole('dialog').getByRole('button', { name: fr.interviews.book.action }).click()
  await expectToast(phone, fr.interviews.book.done)
  await expect(section.getByText(fr.interviews.statuses.booked, { exact: true })).toBeVisible()
  const theirs = await calendarFile(phone, fr.interviews.calendar)
  expect(theirs.replaceAll('\r\n ', '')).toContain(`LOCATION:${link}`)
  await phone.goto('/dashboard')
  await expect(phone.getByText(fr.candidate.home.interview.booked.split('{{')[0]!)).toBeVisible()

  // The notification arrives while the page is open.
  await expect(page.getByText(texts.statuses.booked, { exact: true })).toBeVisible()
  const ours = await calendarFile(page, texts.calendar)
  expect(ours.replaceAll('\r\n ', '')).toContain(`LOCATION:${link}`)
  await expectSound(page)
})
