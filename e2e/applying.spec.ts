import { expectSound } from './support/axe.ts'
import { shownCandidate } from './support/findable.ts'
import { expectToast, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const opening = 'de000000-0000-4000-8000-000000000037'
const apply = '/dashboard/opportunities/dock-planning-coordinator-nordelia-logistique/apply'
const texts = en.openingApplications

test('a candidate applies anonymously on a phone and is named on the shortlist; another reads a reason', async ({
  page,
  browser,
  request,
}) => {
  const name = `Zoe${Math.random().toString(36).slice(2, 9)}`
  const profile = {
    first_name: name,
    last_name: 'Abadie',
    job_title: 'Dock planner',
    skills: ['Spreadsheets'],
  }
  const person = await shownCandidate(request, profile)
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, person.email, { at: apply })
  await phone.getByLabel('Two trucks arrive for the same dock.').fill('I call the later driver.')
  await phone.getByRole('textbox', { name: texts.apply.letter }).fill(`Dear team, I am ${name}.`)
  await expectSound(phone)
  await phone.getByRole('button', { name: texts.apply.preview }).click()
  const preview = phone.getByRole('dialog')
  await expect(preview).toContainText('I call the later driver.')
  await expect(preview).not.toContainText(name)
  await preview.getByText(texts.preview.later).click()
  await expect(preview).toContainText(`Dear team, I am ${name}.`)
  await phone.keyboard.press('Escape')
  // What was typed survives a reload.
  await phone.reload()
  await expect(phone.getByLabel('Two trucks arrive for the same dock.')).toHaveValue(
    'I call the later driver.',
  )
  await phone.getByRole('button', { name: texts.apply.send }).click()
  await expectToast(phone, texts.apply.sent)
  await expect(phone).toHaveURL(/\/opportunities\/applications\//)
  await expect(phone.getByText(texts.mine.dueText)).toBeVisible()
  const id = phone.url().split('/').at(-1)!

  await signInAsDemo(page, 'company', `/dashboard/openings/${opening}/applications/${id}`)
  await expect(page.getByText(texts.reading.blindText)).toBeVisible()
  await expect(page.getByText('I call the later driver.')).toBeVisible()
  expect(await page.content()).not.toContain(name)
  await expectSound(page)
  await page.getByRole('button', { name: texts.stages.shortlist, exact: true }).click()
  await expect(page.getByRole('heading', { name: `${name} Abadie`, level: 1 })).toBeVisible()
  await expect(page.getByText(`Dear team, I am ${name}.`)).toBeVisible()

  const other = await shownCandidate(request, { job_title: 'Driver', skills: ['Maps'] })
  const answered = await other.call<string>('apply_to_opening', {
    opening_id: opening,
    version: 1,
    application: { fields: [], answers: { plan: 'I wait.' } },
  })
  await page.goto(`/dashboard/openings/${opening}/applications/${answered}`)
  await page.getByRole('button', { name: texts.pipeline.answerOne, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.answer.reason).selectOption('must_have')
  await dialog.getByLabel(texts.answer.words).fill('Thank you. We need someone who plans with data.')
  await dialog.getByLabel(texts.answer.wouldChange).fill('A validated mission on spreadsheets.')
  await expectSound(page)
  await dialog.getByRole('button', { name: texts.answer.send_one }).click()
  await expectToast(page, fill(texts.answer.sent_one, { count: '1' }))
  const reader = await (await browser.newContext()).newPage()
  await signIn(reader, other.email, { at: `/dashboard/opportunities/applications/${answered}` })
  await expect(reader.getByText(texts.reasons.must_have)).toBeVisible()
  await expect(reader.getByText('A validated mission on spreadsheets.')).toBeVisible()
  await expectSound(reader)

  await phone.goto('/dashboard/applications')
  await expect(phone.getByRole('link', { name: /Nordelia Logistique/ })).toBeVisible()
  await phone.goto(`/dashboard/opportunities/applications/${id}`)
  await phone.getByRole('button', { name: texts.mine.withdraw }).click()
  await phone.getByRole('dialog').getByRole('button', { name: texts.mine.withdraw }).click()
  await expectToast(phone, texts.mine.withdrawn)
  await page.goto(`/dashboard/openings/${opening}/applications/${id}`)
  await expect(page.getByText(texts.errors.application_withdrawn)).toBeVisible()
  expect(await page.content()).not.toContain(name)
})
