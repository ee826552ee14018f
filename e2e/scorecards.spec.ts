import type { Page } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { shownCandidate } from './support/findable.ts'
import { applyTo } from './support/openings.ts'
import { demoPassword, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const opening = 'de000000-0000-4000-8000-000000000037'
const texts = en.scorecards
const { review } = texts

/** Fills in the open scorecard: the same score for each criterion. */
async function score(page: Page, points: keyof typeof texts.points, words: string) {
  await page.getByRole('button', { name: texts.fill }).click()
  const dialog = page.getByRole('dialog')
  const choices = dialog.getByRole('radio', { name: texts.points[points] })
  await expect(choices.first()).toBeVisible()
  for (const choice of await choices.all()) await choice.check()
  await dialog.getByRole('radio', { name: texts.recommendations.rather_yes }).check()
  await dialog.getByRole('textbox', { name: texts.words, exact: false }).last().fill(words)
  await expectSound(page)
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expectToast(page, texts.done)
}

test('two members score apart and then see each other; a refused candidate asks a person to look again', async ({
  page,
  browser,
  request,
}) => {
  const person = await shownCandidate(request, { job_title: 'Dock planner', skills: ['Spreadsheets'] })
  const id = await applyTo(person, opening, { answers: { plan: 'I call both drivers.' } })
  const address = `/dashboard/openings/${opening}/applications/${id}`
  const recruiter = await (await browser.newContext()).newPage()
  await signIn(recruiter, 'clarisse.dumortier@nordelia.example', { secret: demoPassword, at: address })
  await score(recruiter, 'p4', 'Calls both drivers, which is what we do.')

  await signInAsDemo(page, 'company', address)
  await expect(page.getByText(texts.hint)).toBeVisible()
  await expect(page.getByText('which is what we do')).toBeHidden()
  await score(page, 'p2', 'Says what to do, but not in which order.')
  await expect(page.getByText('Calls both drivers, which is what we do.')).toBeVisible()
  await expect(page.getByText(fill(texts.range, { low: '2', high: '4' })).first()).toBeVisible()
  await expectSound(page)
  await recruiter.reload()
  await expect(recruiter.getByText('Says what to do, but not in which order.')).toBeVisible()

  const answers = en.openingApplications
  await page.getByRole('button', { name: answers.pipeline.answerOne, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(answers.answer.reason).selectOption('evidence')
  await dialog.getByLabel(answers.answer.words).fill('Thank you. Others proved more planning.')
  await dialog.getByRole('button', { name: answers.answer.send_one }).click()
  await expectToast(page, fill(answers.answer.sent_one, { count: '1' }))

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, person.email, { at: `/dashboard/opportunities/applications/${id}` })
  await phone.getByRole('button', { name: review.ask }).click()
  await phone.getByRole('dialog').getByLabel(review.label_answer).fill('I planned docks for two years.')
  await expectSound(phone)
  await phone.getByRole('dialog').getByRole('button', { name: review.send }).click()
  await expectToast(phone, review.sent)
  await expect(phone.getByText(review.dueText)).toBeVisible()

  await page.reload()
  await expect(page.getByText('I planned docks for two years.')).toBeVisible()
  await page.getByRole('button', { name: review.answer }).click()
  await dialog.getByRole('radio', { name: review.verdicts.changed }).check()
  await dialog.getByLabel(review.stage).selectOption({ label: answers.stages.interview })
  await dialog.getByLabel(review.words).fill('You are right, we would like to meet you.')
  await expectSound(page)
  await dialog.getByRole('button', { name: review.sendAnswer }).click()
  await expectToast(page, review.answered)

  await phone.reload()
  await expect(phone.getByText(review.mine_answer_changed)).toBeVisible()
  await expect(phone.getByText('You are right, we would like to meet you.')).toBeVisible()
  await expect(phone.getByRole('button', { name: review.ask })).toBeHidden()
})
