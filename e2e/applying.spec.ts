import { codeOf } from '../src/features/hiring/opening-applications/model.ts'
import { expectSound } from './support/axe.ts'
import { shownCandidate } from './support/findable.ts'
import { tabAndPress, tabAndType, tabTo } from './support/keyboard.ts'
import { applyTo } from './support/openings.ts'
import { expectToast, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

/** An opening of the demo world. */
const opening = { id: 'de000000-0000-4000-8000-000000000037', title: 'Dock planning coordinator' }
const { openingApplications: texts, openingBoard: board } = en

test('without a mouse, a candidate finds an opening, applies and withdraws; a recruiter shortlists and answers', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const name = `Zoe${Math.random().toString(36).slice(2, 9)}`
  const person = await shownCandidate(request, {
    first_name: name,
    last_name: 'Abadie',
    job_title: 'Dock planner',
    skills: ['Spreadsheets'],
  })
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, person.email, { at: '/dashboard/opportunities/search' })
  await tabAndType(desk.getByRole('searchbox', { name: board.filters.search }), opening.title)
  await expect(desk).toHaveURL(/q=/)
  await tabAndPress(desk.getByRole('main').getByRole('link', { name: opening.title }))
  await expect(desk.getByRole('heading', { level: 1, name: opening.title })).toBeVisible()
  await tabAndPress(desk.getByRole('link', { name: board.page.apply, exact: true }))
  await tabAndType(desk.getByLabel('Two trucks arrive for the same dock.'), 'I call the later driver.')
  await tabAndPress(desk.getByRole('button', { name: texts.apply.send }))
  await expectToast(desk, texts.apply.sent)
  await expect(desk).toHaveURL(/\/opportunities\/applications\//)
  const id = desk.url().split('/').at(-1)!

  await signInAsDemo(page, 'company', `/dashboard/openings/${opening.id}/applications`)
  await tabAndPress(page.getByRole('link', { name: fill(texts.pipeline.candidate, { code: codeOf(id) }) }))
  await expect(page.getByText('I call the later driver.')).toBeVisible()
  await tabAndPress(page.getByRole('button', { name: texts.stages.shortlist, exact: true }))
  await expect(page.getByRole('heading', { name: `${name} Abadie`, level: 1 })).toBeVisible()

  const other = await shownCandidate(request, { job_title: 'Driver', skills: ['Maps'] })
  const answered = await applyTo(other, opening.id, { answers: { plan: 'I wait.' } })
  await page.goto(`/dashboard/openings/${opening.id}/applications/${answered}`)
  await tabAndPress(page.getByRole('button', { name: texts.pipeline.answerOne, exact: true }))
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel(texts.answer.reason)
  await tabTo(reason)
  await page.keyboard.type(texts.reasons.must_have)
  await expect(reason).toHaveValue('must_have')
  await tabAndType(dialog.getByLabel(texts.answer.words), 'Thank you. We need someone who plans with data.')
  await tabAndType(dialog.getByLabel(texts.answer.wouldChange), 'A validated mission on spreadsheets.')
  await expectSound(page)
  await tabAndPress(dialog.getByRole('button', { name: texts.answer.send_one }))
  await expectToast(page, fill(texts.answer.sent_one, { count: '1' }))
  const reader = await (await browser.newContext()).newPage()
  await signIn(reader, other.email, { at: `/dashboard/opportunities/applications/${answered}` })
  await expect(reader.getByText(texts.reasons.must_have)).toBeVisible()
  await expect(reader.getByText('A validated mission on spreadsheets.')).toBeVisible()
  await expectSound(reader)

  await desk.goto('/dashboard/applications')
  await tabAndPress(desk.getByRole('link', { name: /Nordelia Logistique/ }))
  await desk.goto(`/dashboard/opportunities/applications/${id}`)
  await tabAndPress(desk.getByRole('button', { name: texts.mine.withdraw }))
  await tabAndPress(desk.getByRole('dialog').getByRole('button', { name: texts.mine.withdraw }))
  await expectToast(desk, texts.mine.withdrawn)
  await page.goto(`/dashboard/openings/${opening.id}/applications/${id}`)
  await expect(page.getByText(texts.reading.gone)).toBeVisible()
  expect(await page.content()).not.toContain(name)
})
