import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedCompany, callerOf, publishedMission, resubmitWork, submitWork } from './support/reviewing.ts'

test('work is reviewed blind and by keyboard, commented on, revised, and asked for once more', async ({
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
  await expect(page.getByRole('heading', { name: 'Nobody waits for you' })).toBeVisible()
  await expectAccessible(page)

  // The queue fills while one looks at it.
  const enrollment = await submitWork(candidate, mission, 'Your money will be back **soon**.')
  const candidatePage = await (await browser.newContext()).newPage()
  await signIn(candidatePage, candidate.email, { at: `/dashboard/missions/work/${enrollment}` })
  await expect(candidatePage.getByText('Waiting for feedback')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByLabel('Attempt', { exact: true }).selectOption('Revised')
  await expect(page).toHaveURL(/\?attempts=again$/)
  await page.getByRole('button', { name: 'Show everything' }).click()
  const review = page.getByRole('link', { name: `Review ${title}, Attempt 1` })
  await expectAccessible(page)

  // So does what a colleague takes and gives back.
  const submission = { submission_id: (await review.getAttribute('href'))!.split('/').at(-1) }
  await company.call('claim_review', submission)
  await expect(page.getByText('You are on it')).toBeVisible()
  await company.call('release_review', submission)
  await review.click()

  // Blind: neither the name nor a way to it before the rubric is filled.
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('Camille')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show who wrote this' })).toHaveCount(0)
  await expect(page.getByText('Chose: A refund')).toBeVisible()
  await expect(page.getByText('1 of 1 right')).toBeVisible()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText(/This work is yours until/)).toBeVisible()

  await expectAccessible(page)
  await page.keyboard.press('1')
  await page.keyboard.press('j')
  await page.keyboard.press('2')
  await page.keyboard.press('j')
  await page.keyboard.press('3')
  await expect(page.getByRole('group', { name: 'Level for Tone' }).getByLabel('Missing')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Level for Offer' }).getByLabel('Convincing')).toBeChecked()
  await expect(page.getByText('35 / 100')).toBeVisible()
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'Insert a remark for Facts' }).click()
  await page.getByRole('menuitem', { name: 'Name the date.' }).click()
  await expect(page.getByRole('textbox', { name: 'Comment on Facts' })).toHaveValue('Name the date.')

  // Words are commented on: selected with the pointer, and chosen with the keyboard alone.
  await page.getByText('soon', { exact: true }).dblclick()
  await page.getByRole('button', { name: 'Comment on this' }).click()
  await page.getByRole('button', { name: 'Insert a remark for Comment 1' }).click()
  await page.getByRole('menuitem', { name: 'Say it in one sentence less.' }).click()
  await expect(page.getByRole('textbox', { name: 'Comment 1' })).toHaveValue('Say it in one sentence less.')
  await page.getByRole('button', { name: 'Comment on a passage' }).focus()
  for (const key of ['Enter', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('textbox', { name: 'Comment 1' })).toBeFocused()
  await page.keyboard.type('Whose? Call the customer by name.')
  await page.getByLabel('Criterion of comment 1').selectOption('Tone')
  const notes = page.getByRole('list', { name: 'Comments on the words' })
  await expect(notes.getByRole('button', { name: 'Comment 1, to its words: Your money' })).toBeVisible()
  await notes.getByRole('button', { name: 'Comment 2, to its words: soon' }).click()
  await expect(page.locator('mark').filter({ hasText: 'soon' })).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  await page.getByRole('button', { name: 'Show who wrote this' }).click()
  await expect(page.getByText('Camille Roux')).toBeVisible()

  await page.getByRole('radio', { name: 'To revise' }).check()
  await page.getByLabel('what to do next').fill('Name the date of the refund, and leave out the rest.')
  await page.getByRole('button', { name: 'Deliver…' }).click()
  await page.getByRole('button', { name: 'Deliver now' }).click()
  await expectToast(page, 'The feedback is delivered.')
  await page.reload()
  await expect(page.getByText(/This review was delivered/)).toBeVisible()
  await expectAccessible(page)

  // The candidate's page shows it at once, without the levels' descriptions, which the author hides.
  const told = candidatePage.getByRole('region', { name: 'Feedback' })
  await expect(told.getByText('Almost there: revise your work and send it again.')).toBeVisible()
  await expect(candidatePage.getByText('Waiting for feedback')).toHaveCount(0)
  await expect(told.getByText('Name the date of the refund, and leave out the rest.')).toBeVisible()
  await expect(told.getByText('judged on what was asked')).toHaveCount(0)
  await expect(told.locator('mark').filter({ hasText: 'Your money' })).toBeVisible()
  await expectAccessible(candidatePage)

  // The second attempt comes with the first one's comments and with what has changed.
  await page.goto('/dashboard/reviews')
  await candidatePage.getByRole('checkbox', { name: 'The comment on Facts is dealt with' }).check()
  await candidatePage.getByRole('checkbox', { name: 'The comment on “soon” is dealt with' }).focus()
  await candidatePage.keyboard.press('Space')
  await candidatePage.getByRole('button', { name: 'Answer the comment on Facts' }).click()
  await candidatePage.getByLabel('Your answer to the comment on Facts').fill('The date is there now.')
  await candidatePage.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(candidatePage.getByText('The date is there now.')).toBeVisible()
  await expect(candidatePage.getByText('2 of 3 comments dealt with')).toBeVisible()
  await resubmitWork(candidate, enrollment, 'Your money is back by **18 November**.')
  await page.getByRole('link', { name: `Review ${title}, Attempt 2` }).click()
  const work = page.getByRole('article').filter({ hasText: 'Write the answer' })
  await expect(work.getByRole('deletion').filter({ hasText: 'soon' })).toBeVisible()
  await expect(work.getByRole('insertion').filter({ hasText: '18 November' })).toBeVisible()
  await expect(page.getByText('Attempt 1 · Level 2: Partly there')).toBeVisible()
  const open = page.getByRole('region', { name: 'Open comments' })
  await expect(open.getByText('The candidate, after attempt 1 · dealt with')).toHaveCount(2)
  await expect(open.getByText('What became of it')).toHaveCount(2)
  await expect(open.getByText('The date is there now.')).toBeVisible()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText(/This work is yours until/)).toBeVisible()
  for (const key of ['3', 'j', '3', 'j', '3']) await page.keyboard.press(key)
  await expect(page.getByText('100 / 100')).toBeVisible()
  for (const subject of ['Facts', '“soon”']) {
    await open
      .getByRole('radiogroup', { name: `The comment on ${subject}` })
      .getByText('Resolved')
      .click()
  }
  await open.getByLabel('A word on it: Tone · “Your money”').fill('Still nobody in particular.')
  await expect(open.getByText(/^2 of 3 resolved/)).toBeVisible()
  await page.getByRole('radio', { name: 'To revise' }).check()
  await page.getByLabel('what to do next').fill('One word is missing: the name of the customer.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectFits(page)
  await page.getByRole('button', { name: 'Deliver…' }).click()
  await page.getByRole('button', { name: 'Deliver now' }).click()
  await expectToast(page, 'The feedback is delivered.')

  // What stays open is shown again with its history; what is resolved is folded away, and earlier attempts too.
  await expect(told.getByRole('heading', { name: 'Still open from earlier attempts' })).toBeVisible()
  await expect(told.getByText('Still nobody in particular.').first()).toBeVisible()
  await expect(told.getByText('2 earlier comments are resolved')).toBeVisible()
  await candidatePage.setViewportSize({ width: 390, height: 844 })
  await told.getByText('Earlier attempts', { exact: true }).click()
  await expect(told.locator('mark').filter({ hasText: 'soon' })).toBeVisible()
  await expectFits(candidatePage)
  await expectAccessible(candidatePage)

  await page.goto('/dashboard/reviews?show=delivered')
  await expect(page.getByRole('link', { name: `Read ${title}, Attempt 2` })).toBeVisible()
  await expectFits(page)
})

test('a refusal names its criterion and proposes a mission; work that is not there is told so', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const name = randomEmail().slice(1, 9)
  const company = await approvedCompany(request)
  const mission = await publishedMission(company, `Refused ${name}`)
  await publishedMission(company, `Helpful ${name}`)
  const candidate = await callerOf(request, await confirmedAccount(request))
  const enrollment = await submitWork(candidate, mission, 'No.')
  await signIn(page, company.email, { at: '/dashboard/reviews' })
  await page.getByRole('link', { name: `Review Refused ${name}, Attempt 1` }).click()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText(/This work is yours until/)).toBeVisible()

  // The claim ends while one writes: nothing that was typed is lost.
  await page.route('**/rpc/save_review', (route) => route.abort())
  for (const key of ['1', 'j', '1', 'j', '1']) await page.keyboard.press(key)
  await company.call('release_review', { submission_id: page.url().split('/').at(-1) })
  await expect(page.getByText(/Your claim has ended/)).toBeVisible()
  await page.unroute('**/rpc/save_review')
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await expect(page.getByText('0 / 100')).toBeVisible()
  await page.getByRole('radio', { name: 'Not validated' }).check()
  await page.getByLabel('To the candidate').fill('This does not answer the customer at all, sadly.')
  await expect(page.getByText('name the criterion that decided it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deliver…' })).toBeDisabled()
  await page.getByLabel('The criterion that decided it').selectOption('Tone')
  const next = page.getByLabel('A mission that helps')
  const helpful = next.locator('option', { hasText: `Helpful ${name}` })
  await next.selectOption((await helpful.getAttribute('value'))!)
  await page.getByRole('button', { name: 'Deliver…' }).click()
  await page.getByRole('button', { name: 'Deliver now' }).click()
  await expectToast(page, 'The feedback is delivered.')
  const [told] = await candidate.call<object[]>('my_feedback', { enrollment_id: enrollment })
  expect(told).toMatchObject({
    verdict: 'not_validated',
    reason: 'Tone',
    next_mission: { title: `Helpful ${name}` },
  })

  await page.goto('/dashboard/reviews/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('This work does not exist, or is not yours to review.')).toBeVisible()
  await page.getByRole('link', { name: 'All reviews' }).click()
  await expect(page).toHaveURL(/\/dashboard\/reviews$/)
})
