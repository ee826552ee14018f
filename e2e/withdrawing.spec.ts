import { readFile } from 'node:fs/promises'
import notices from '../supabase/functions/_shared/notifications/en.ts'
import { expectDrawn } from './support/axe.ts'
import { sql } from './support/database.ts'
import { findableCandidate } from './support/findable.ts'
import { applyTo, moveTo, openingDocument, publishedOpening } from './support/openings.ts'
import { signIn } from './support/people.ts'
import { approvedCompany } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const canceled = notices.interview_withdrawn.split('}}').at(-1)!
const { openingApplications: texts, openingExchange: exchange } = en

test('an applicant who withdraws, and then deletes their account, is gone everywhere', async ({
  page,
  request,
}) => {
  test.slow()
  const name = `Zoe${Math.random().toString(36).slice(2, 9)}`
  const craft = `Mapping${name.toLowerCase()}`
  const company = await approvedCompany(request)
  const title = `Van planner ${name.slice(3)}`
  const opening = await publishedOpening(request, company, openingDocument(title))
  const person = await findableCandidate(request, {
    first_name: name,
    last_name: 'Abadie',
    job_title: 'Dock planner',
    skills: ['Spreadsheets', craft],
  })
  const id = await applyTo(person, opening.id, { fields: ['name'], letter: `I am ${name}.` })
  await moveTo(company, opening.id, id, 'shortlist')
  const slot = new Date(Date.now() + 10 * 86_400_000).toISOString()
  const interview = await company.call<string>('propose_interview', {
    application_id: id,
    proposal: { kind: 'phone', minutes: 30, people: [company.id], slots: [slot], zone: 'Europe/Paris' },
  })
  await person.call('book_interview', { interview_id: interview, slot })

  const pipeline = `/dashboard/openings/${opening.id}/applications`
  const exported = async () => {
    await page.goto(pipeline)
    await page.getByRole('button', { name: exchange.applications.open }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: exchange.applications.open }).click()
    return readFile(await (await saved).path(), 'utf8')
  }
  const found = page.getByRole('status').filter({ hasText: fill(en.discovery.found_one, { count: 1 }) })
  const look = async (at: string) => {
    await page.goto(at)
    await expectDrawn(page)
    return page.locator('body')
  }

  await signIn(page, company.email, { at: pipeline })
  await expect(page.getByRole('link', { name: `${name} Abadie` })).toBeVisible()
  expect(await exported()).toContain(`${name} Abadie`)
  await expect(await look('/dashboard/notifications')).toContainText(`${name} Abadie`)
  await look(`/dashboard/candidates?q=${craft}`)
  await expect(found).toBeVisible()

  // The team keeps the fact alone, and interviewers know that they are free.
  await person.call('withdraw_application', { application_id: id })
  await look(pipeline)
  await expect(page.getByText(texts.pipeline.withdrawn, { exact: true })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(name)
  expect(await exported()).not.toContain(name)
  await page.goto(`${pipeline}/${id}`)
  await expect(page.getByText(texts.reading.gone)).toBeVisible()
  await page.goto(`${pipeline}/${crypto.randomUUID()}`)
  await expect(page.getByText(texts.reading.gone)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(name)
  await page.goto('/dashboard/notifications')
  await expect(page.getByText(canceled)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(name)
  expect(await company.call('find_anything', { words: name, area: 'company' })).toEqual([])

  await sql(
    `update public.profiles set deletion_requested_at = now() - interval '15 days' where user_id = $1`,
    [person.id],
  )
  await sql('select private.delete_expired_accounts()')
  await page.goto(pipeline)
  await expect(page.getByText(texts.pipeline.empty)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(name)
  await page.goto(`${pipeline}/${id}`)
  await expect(page.getByText(texts.reading.gone)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(name)
  await page.goto(`/dashboard/candidates?q=${craft}`)
  await expect(page.getByText(en.discovery.nobody)).toBeVisible()
})
