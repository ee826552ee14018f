import { expectAccessible, expectFits } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { confirmedAccount, expectToast, randomEmail, signIn } from './support/people.ts'
import {
  approvedCompany,
  callerOf,
  publishedMission,
  rateTone,
  resubmitWork,
  submitWork,
} from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { before, en, fill } from './support/texts.ts'

test('work is reviewed blind and by keyboard, commented on, revised, and sent back once more', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const title = `Answer ${randomEmail().slice(1, 9)}`
  const company = await approvedCompany(request)
  const mission = await publishedMission(company, title)
  const candidate = await callerOf(request, await confirmedAccount(request))
  await signIn(page, company.email, { at: '/dashboard/reviews' })
  await expect(page.getByRole('heading', { name: en.reviews.noneWaiting })).toBeVisible()
  await expectAccessible(page)

  // The queue fills while it is open.
  const enrollment = await submitWork(candidate, mission, 'Your money will be back **soon**.')
  const candidatePage = await (await browser.newContext()).newPage()
  await signIn(candidatePage, candidate.email, { at: `/dashboard/missions/work/${enrollment}` })
  await expect(candidatePage.getByText(en.missions.enrollmentStatus.submitted)).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByLabel(en.reviews.attempts, { exact: true }).selectOption('Revised')
  await expect(page).toHaveURL(/\?attempts=again$/)
  await page.getByRole('button', { name: en.common.clearFilters }).click()
  const review = page.getByRole('link', { name: `Review ${title}, Attempt 1` })
  await expectAccessible(page)

  // So does what a team member claims and releases.
  const submission = { submission_id: (await review.getAttribute('href'))!.split('/').at(-1) }
  await company.call('claim_review', submission)
  await expect(page.getByText(en.reviews.claimedByMe)).toBeVisible()
  await company.call('release_review', submission)
  await review.click()

  // Blind: neither the name nor a link to it before the rubric is filled.
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('Camille')).toHaveCount(0)
  await expect(page.getByRole('button', { name: en.reviews.reveal })).toHaveCount(0)
  await expect(page.getByText(fill(en.reviews.work.chose, { choice: 'A refund' }))).toBeVisible()
  await expect(page.getByText(fill(en.reviews.work.right, { right: 1, total: 1 }))).toBeVisible()
  await page.getByRole('button', { name: en.reviews.claim.claim, exact: true }).click()
  await expect(page.getByText(before(en.reviews.claim.mine))).toBeVisible()

  await expectAccessible(page)
  await rateTone(page, '1', 'Missing')
  await page.keyboard.press('j')
  await page.keyboard.press('2')
  await page.keyboard.press('j')
  await page.keyboard.press('3')
  await expect(
    page
      .getByRole('group', { name: fill(en.reviews.rubric.levels, { criterion: 'Tone' }) })
      .getByLabel('Missing'),
  ).toBeChecked()
  await expect(
    page
      .getByRole('group', { name: fill(en.reviews.rubric.levels, { criterion: 'Offer' }) })
      .getByLabel('Convincing'),
  ).toBeChecked()
  await expect(page.getByText(fill(en.reviews.rubric.scoreOutOf, { score: 35 }))).toBeVisible()
  await page.keyboard.press('k')
  await page.getByRole('button', { name: fill(en.reviews.rubric.libraryFor, { subject: 'Facts' }) }).click()
  await page.getByRole('menuitem', { name: 'Name the date.' }).click()
  await expect(
    page.getByRole('textbox', { name: fill(en.reviews.rubric.comment, { criterion: 'Facts' }) }),
  ).toHaveValue('Name the date.')

  // Comment on passages: selected with the pointer, and with the keyboard alone.
  await page.getByText('soon', { exact: true }).dblclick()
  await page.getByRole('button', { name: en.reviews.passages.comment, exact: true }).click()
  await page
    .getByRole('button', { name: fill(en.reviews.rubric.libraryFor, { subject: 'Comment 1' }) })
    .click()
  await page.getByRole('menuitem', { name: 'Say it in one sentence less.' }).click()
  await expect(
    page.getByRole('textbox', { name: fill(en.reviews.passages.number, { number: 1 }) }),
  ).toHaveValue('Say it in one sentence less.')
  await pressOn(page.getByRole('button', { name: en.reviews.passages.begin }))
  for (const key of ['Shift+ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(
    page.getByRole('textbox', { name: fill(en.reviews.passages.number, { number: 1 }) }),
  ).toBeFocused()
  await page.keyboard.type('Whose? Call the customer by name.')
  await page.getByLabel(fill(en.reviews.passages.criterionOf, { number: 1 })).selectOption('Tone')
  const notes = page.getByRole('list', { name: en.reviews.passages.list })
  await expect(
    notes.getByRole('button', { name: fill(en.reviews.passages.goTo, { number: 1, words: 'Your money' }) }),
  ).toBeVisible()
  await notes
    .getByRole('button', { name: fill(en.reviews.passages.goTo, { number: 2, words: 'soon' }) })
    .click()
  await expect(page.locator('mark').filter({ hasText: 'soon' })).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByRole('status').filter({ hasText: before(en.common.saving.savedAt) })).toBeVisible()

  await page.getByRole('button', { name: en.reviews.reveal }).click()
  await expect(page.getByText('Camille Roux')).toBeVisible()

  await page.getByRole('radio', { name: en.reviews.verdicts.revise }).check()
  await page
    .getByLabel(en.reviews.verdict.summaryRevise)
    .fill('Name the date of the refund, and leave out the rest.')
  await page.getByRole('button', { name: en.reviews.verdict.deliver }).click()
  await page.getByRole('button', { name: en.reviews.verdict.send }).click()
  await expectToast(page, en.reviews.verdict.done)
  await page.reload()
  await expect(page.getByText(before(en.reviews.claim.delivered))).toBeVisible()
  await expectAccessible(page)

  // The candidate's page shows it immediately, without the levels' descriptions, which the author hides.
  const told = candidatePage.getByRole('region', { name: en.reviews.feedback.title })
  await expect(told.getByText(en.reviews.feedback.revise)).toBeVisible()
  await expect(candidatePage.getByText(en.missions.enrollmentStatus.submitted)).toHaveCount(0)
  await expect(told.getByText('Name the date of the refund, and leave out the rest.')).toBeVisible()
  await expect(told.getByText('judged on what was asked')).toHaveCount(0)
  await expect(told.locator('mark').filter({ hasText: 'Your money' })).toBeVisible()
  await expectAccessible(candidatePage)

  // Each comment links to the deliverable it is about.
  await told.getByRole('link', { name: en.reviews.feedback.editDeliverable }).first().click()
  await expect(candidatePage.getByLabel(en.player.deliverable.text, { exact: true })).toBeVisible()
  await candidatePage.goBack()
  await expect(told).toBeVisible()

  // The second attempt comes with the first one's comments and with what has changed.
  await page.goto('/dashboard/reviews')
  await candidatePage
    .getByRole('checkbox', { name: fill(en.reviews.feedback.doneFor, { subject: 'Facts' }) })
    .check()
  await candidatePage
    .getByRole('checkbox', { name: fill(en.reviews.feedback.doneFor, { subject: '“soon”' }) })
    .focus()
  await candidatePage.keyboard.press('Space')
  await candidatePage
    .getByRole('button', { name: fill(en.reviews.feedback.answerThe, { subject: 'Facts' }) })
    .click()
  await candidatePage
    .getByLabel(fill(en.reviews.feedback.answerTo, { subject: 'Facts' }))
    .fill('The date is there now.')
  await candidatePage.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(candidatePage.getByText('The date is there now.')).toBeVisible()
  await expect(
    candidatePage.getByText(fill(en.reviews.feedback.doneCount, { done: 2, total: 3 })),
  ).toBeVisible()
  await resubmitWork(candidate, enrollment, 'Your money is back by **18 November**.')
  await page.getByRole('link', { name: `Review ${title}, Attempt 2` }).click()
  const work = page.getByRole('article').filter({ hasText: 'Write the answer' })
  await expect(work.getByRole('deletion').filter({ hasText: 'soon' })).toBeVisible()
  await expect(work.getByRole('insertion').filter({ hasText: '18 November' })).toBeVisible()
  await expect(
    page.getByText(fill(en.reviews.earlier.attempt, { attempt: '1 · Level 2', verdict: 'Partly there' })),
  ).toBeVisible()
  const open = page.getByRole('region', { name: en.reviews.threads.title })
  await expect(
    open.getByText(
      fill(en.reviews.threads.who.candidate, { attempt: `1 · ${en.reviews.threads.states.done}` }),
    ),
  ).toHaveCount(2)
  await expect(open.getByText(en.reviews.threads.became)).toHaveCount(2)
  await expect(open.getByText('The date is there now.')).toBeVisible()
  await page.getByRole('button', { name: en.reviews.claim.claim, exact: true }).click()
  await expect(page.getByText(before(en.reviews.claim.mine))).toBeVisible()
  await rateTone(page, '3', 'Convincing')
  for (const key of ['j', '3', 'j', '3']) await page.keyboard.press(key)
  await expect(page.getByText(fill(en.reviews.rubric.scoreOutOf, { score: 100 }))).toBeVisible()
  for (const subject of ['Facts', '“soon”']) {
    await open
      .getByRole('radiogroup', { name: fill(en.reviews.threads.stateOf, { subject }) })
      .getByText(en.reviews.threads.resolved)
      .click()
  }
  await open
    .getByLabel(fill(en.reviews.threads.noteOn, { subject: 'Tone · “Your money”' }))
    .fill('Still nobody in particular.')
  await expect(open.getByText(/^2 of 3 resolved/)).toBeVisible()
  await page.getByRole('radio', { name: en.reviews.verdicts.revise }).check()
  await page
    .getByLabel(en.reviews.verdict.summaryRevise)
    .fill('One word is missing: the name of the customer.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectFits(page)
  await page.getByRole('button', { name: en.reviews.verdict.deliver }).click()
  await page.getByRole('button', { name: en.reviews.verdict.send }).click()
  await expectToast(page, en.reviews.verdict.done)

  // Open comments are shown again with their history; resolved ones are collapsed, and so are earlier
  // attempts.
  await expect(told.getByRole('heading', { name: en.reviews.threads.stillOpen })).toBeVisible()
  await expect(told.getByText('Still nobody in particular.').first()).toBeVisible()
  await expect(told.getByText(fill(en.reviews.threads.resolvedCount_other, { count: 2 }))).toBeVisible()
  await candidatePage.setViewportSize({ width: 390, height: 844 })
  await told.getByText(en.reviews.feedback.earlier, { exact: true }).click()
  await expect(told.locator('mark').filter({ hasText: 'soon' })).toBeVisible()
  await expectFits(candidatePage)
  await expectAccessible(candidatePage)

  await page.goto('/dashboard/reviews?show=delivered')
  await expect(page.getByRole('link', { name: `${en.reviews.read} ${title}, Attempt 2` })).toBeVisible()
  await expectFits(page)
})

test('a rejection names its criterion and suggests a mission; the next submission follows, until none is left', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const name = randomEmail().slice(1, 9)
  const company = await approvedCompany(request)
  const mission = await publishedMission(company, `Refused ${name}`)
  const helpfulMission = await publishedMission(company, `Helpful ${name}`)
  const candidate = await callerOf(request, await confirmedAccount(request))
  const enrollment = await submitWork(candidate, mission, 'No.')
  await submitWork(candidate, helpfulMission, 'Your money is back.')
  await signIn(page, company.email, { at: '/dashboard/reviews' })
  await page.getByRole('link', { name: `Review Refused ${name}, Attempt 1` }).click()
  await page.getByRole('button', { name: en.reviews.claim.claim, exact: true }).click()
  await expect(page.getByText(before(en.reviews.claim.mine))).toBeVisible()

  // The claim ends while writing: nothing that was typed is lost.
  await page.route('**/rpc/save_review', (route) => route.abort())
  await rateTone(page, '1', 'Missing')
  for (const key of ['j', '1', 'j', '1']) await page.keyboard.press(key)
  await company.call('release_review', { submission_id: page.url().split('/').at(-1) })
  await expect(page.getByText(en.reviews.claim.lost)).toBeVisible()
  await page.unroute('**/rpc/save_review')
  await page.getByRole('button', { name: en.reviews.claim.claim, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: before(en.common.saving.savedAt) })).toBeVisible()
  await expect(page.getByText(fill(en.reviews.rubric.scoreOutOf, { score: 0 }))).toBeVisible()
  await page.getByRole('radio', { name: en.reviews.verdicts.not_validated }).check()
  await page.getByLabel(en.reviews.verdict.summary).fill('This does not answer the customer at all, sadly.')
  await expect(page.getByText(en.reviews.verdict.missingOf.criterion)).toBeVisible()
  await expect(page.getByRole('button', { name: en.reviews.verdict.deliver })).toBeDisabled()
  await page.getByLabel(en.reviews.verdict.criterion).selectOption('Tone')
  const next = page.getByLabel(en.reviews.verdict.next)
  const helpful = next.locator('option', { hasText: `Helpful ${name}` })
  await next.selectOption((await helpful.getAttribute('value'))!)
  await page.getByRole('button', { name: en.reviews.verdict.deliver }).click()
  await page.getByRole('button', { name: en.reviews.verdict.sendAndNext }).click()
  await expectToast(page, en.reviews.verdict.done)
  const [told] = await candidate.call<object[]>('my_feedback', { enrollment_id: enrollment })
  expect(told).toMatchObject({
    verdict: 'not_validated',
    reason: en.settings.announcements.tone,
    next_mission: { title: `Helpful ${name}` },
  })

  // The next one is open; after it, none is left.
  await expect(page.getByRole('heading', { level: 1, name: `Helpful ${name}` })).toBeVisible()
  await page.getByRole('button', { name: en.reviews.claim.claim, exact: true }).click()
  await expect(page.getByText(before(en.reviews.claim.mine))).toBeVisible()
  await rateTone(page, '3', 'Convincing')
  for (const key of ['j', '3', 'j', '3']) await page.keyboard.press(key)
  await page.getByRole('radio', { name: new RegExp(`^${en.reviews.verdicts.validated}`) }).check()
  await page.getByLabel(en.reviews.verdict.summary).fill('Clear, complete and ready to be sent.')
  await page.getByRole('button', { name: en.reviews.verdict.deliver }).click()
  await expect(page.getByText(en.reviews.next.last)).toBeVisible()
  await page.getByRole('button', { name: en.reviews.verdict.send }).click()
  await expect(page.getByText(before(en.reviews.claim.delivered))).toBeVisible()
  await expect(page.getByText(en.reviews.noneWaiting, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard/reviews/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(en.common.errors.submission_not_found)).toBeVisible()
  await page.getByRole('link', { name: en.reviews.back }).click()
  await expect(page).toHaveURL(/\/dashboard\/reviews$/)
})
