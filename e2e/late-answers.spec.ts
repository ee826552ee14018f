import { expectSound } from './support/axe.ts'
import { sql } from './support/database.ts'
import { applyTo, openingDocument, publishedOpening } from './support/openings.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { approvedCompany, callerOf } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { openingApplications: texts, openingBoard: shown } = en

test('late answers stop an opening until they are given, and its page keeps their share', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const company = await approvedCompany(request)
  const opening = await publishedOpening(request, company, openingDocument('Van planner'))
  const [late, ...people] = await Promise.all(
    Array.from({ length: 6 }, async () => callerOf(request, await confirmedAccount(request))),
  )
  const sent = await Promise.all(people.map((person) => applyTo(person, opening.id)))
  const { stages } = await company.call<{ stages: { id: string; kind: string }[] }>('opening_pipeline', {
    opening_id: opening.id,
  })
  for (const application_id of sent) await company.call('open_application', { application_id })
  const answered = sent.slice(0, 2).map((id) => ({
    id,
    stage: stages.find(({ kind }) => kind === 'new')!.id,
    reason: 'experience',
    words: 'Thank you. We need someone who has planned routes.',
  }))
  expect(await company.call('answer_applications', { opening_id: opening.id, given: answered })).toHaveLength(
    2,
  )

  // Days later, as the hourly jobs find it.
  await sql(
    `update public.opening_applications set answer_due_at = now() - interval '1 hour' where id = any ($1)`,
    [sent.slice(2)],
  )
  await sql('select private.remind_of_answers(), private.count_answers()')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/openings/${opening.slug}`)
  // Openings of other companies are listed below.
  const facts = visitor.getByRole('complementary', { name: shown.page.facts })
  const share = facts.getByText(fill(shown.page.answersValue, { percent: 40 }))
  const waiting = facts.getByText(fill(shown.card.late_other, { count: 3 }))
  await expect(waiting).toBeVisible()
  await expect(share).toBeVisible()
  const door = visitor.getByRole('link', { name: shown.page.apply, exact: true })
  await expect(visitor.getByText(shown.page.stopped)).toBeVisible()
  await expect(door).toHaveCount(0)
  await expectSound(visitor)
  const applicant = await (await browser.newContext()).newPage()
  await signIn(applicant, late!.email, { at: `/dashboard/opportunities/${opening.slug}/apply` })
  await expect(applicant.getByText(texts.errors.opening_overdue)).toBeVisible()
  const send = applicant.getByRole('button', { name: texts.apply.send })
  await expect(send).toHaveCount(0)

  await signIn(page, company.email, { at: `/dashboard/openings/${opening.id}/applications?view=list` })
  const stopped = page.getByText(fill(texts.pipeline.overdue_other, { count: 3 }))
  await expect(stopped).toBeVisible()
  await page.getByLabel(texts.pipeline.lateOnly).click()
  await page.getByRole('button', { name: texts.pipeline.selectAll }).click()
  await page.getByRole('button', { name: texts.pipeline.answerSelected }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.answer.all).fill('Thank you, and sorry that we are late.')
  await dialog.getByRole('button', { name: texts.answer.use }).click()
  const reasons = dialog.getByLabel(texts.answer.reason)
  await expect(reasons).toHaveCount(3)
  for (const reason of await reasons.all()) await reason.selectOption('evidence')
  await expectSound(page)
  await dialog.getByRole('button', { name: fill(texts.answer.send_other, { count: 3 }) }).click()
  await expectToast(page, fill(texts.answer.sent_other, { count: 3 }))
  await expect(stopped).toHaveCount(0)

  await applicant.reload()
  await send.click()
  await expectToast(applicant, texts.apply.sent)
  await visitor.reload()
  await expect(share).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(door).toBeVisible()
})
