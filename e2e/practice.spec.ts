import { expectAccessible, expectFits } from './support/axe.ts'
import { wholeBrowser } from './support/browsers.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

// A microphone that hums; permission is still requested.
test.use({
  launchOptions: { ...wholeBrowser, args: [...wholeBrowser.args, '--use-fake-device-for-media-stream'] },
})

test('a candidate prepares an answer by keyboard, records it, plays it, rates it, and sees it counted', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/booster/practice' })
  await page.getByLabel(en.practice.bank.search).focus()
  await page.keyboard.type('mistake you made that others noticed')
  const found = page.getByRole('link', { name: 'Tell me about a mistake you made' })
  await expect(page.getByRole('status').filter({ hasText: /^1 question$/ })).toBeVisible()
  await found.focus()
  await page.keyboard.press('Enter')

  await page.getByLabel('Situation').focus()
  await page.keyboard.type('<script>alert(1)</script> 🎤 at the shop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Send 420 letters')
  await expect(page.getByText('Saved at')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(en.practice.question.parts.task)).toHaveValue('Send 420 letters')
  await expect(page.getByLabel('Situation')).toHaveValue('<script>alert(1)</script> 🎤 at the shop')

  const aloud = page.getByRole('region', { name: en.practice.record.title })
  await aloud.getByRole('button', { name: en.practice.record.start }).focus()
  await page.keyboard.press('Enter')
  await expect(aloud.getByText(en.practice.record.problems.refused)).toBeVisible()
  await context.grantPermissions(['microphone'])
  await aloud.getByRole('button', { name: en.practice.record.start }).focus()
  await page.keyboard.press('Enter')
  await expect(aloud.getByText(/^0:0[1-9]$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(aloud.getByRole('button', { name: en.practice.record.keep })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, en.practice.record.kept)
  await aloud.getByRole('button', { name: 'Listen to the recording' }).click()
  const sound = aloud.locator('audio')
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
  await aloud.getByRole('button', { name: before(en.practice.recordings.remove) }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.practice.recordings.confirm }).click()
  await expect(sound).toHaveCount(0)

  await page.getByRole('button', { name: en.practice.rate.save }).click()
  await expect(page.getByText(en.practice.rate.choose)).toBeVisible()
  for (const name of Object.values(en.practice.rate.criteria)) {
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: '4' }).focus()
    await page.keyboard.press('Space')
  }
  await expectAccessible(page)
  await page.getByLabel(en.practice.rate.notes).fill('Breathe.')
  await page.getByRole('button', { name: en.practice.rate.save }).press('Enter')
  await expect(page.getByText(': 4 out of 5')).toBeVisible()

  await page.goto('/dashboard/booster/practice/progress')
  const chart = page.getByRole('figure', { name: en.practice.development.overTime })
  await chart.getByRole('button', { name: en.common.chart.table }).click()
  await expect(chart.getByRole('row').last()).toContainText('4')
  await expect(page.getByText(en.practice.recordings.none)).toBeVisible()
})

test('a live round on a phone, in French, counts toward the weekly goal', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await confirmedAccount(request))
  await page.getByRole('button', { name: fr.events.languages.fr }).click()
  const first = page.getByRole('region', { name: fr.weeklyGoals.first.title })
  await expect(first).toContainText(fill(fr.weeklyGoals.first.count_one, { count: 1, total: 10 }))
  await expect(first.getByRole('link', { name: fr.weeklyGoals.first.steps.target })).toBeVisible()
  const week = page.getByRole('region', { name: fr.weeklyGoals.week.title })
  await week.getByRole('button', { name: fr.weeklyGoals.week.choose }).click()
  await page.getByLabel(fr.weeklyGoals.week.goals.practice).fill('2')
  await page.getByRole('dialog').getByRole('button', { name: fr.practice.record.start }).click()
  await expect(week).toContainText(
    fill(fr.weeklyGoals.week.progress, { goal: 'Questions d’entretien travaillées', done: 0, count: 2 }),
  )
  await expectFits(page)
  await first.getByRole('button', { name: fr.weeklyGoals.first.hide }).click()
  await expect(first).toHaveCount(0)

  await page.goto('/dashboard/booster/practice/live')
  await page.getByText(fr.practice.kinds.motivation, { exact: true }).click()
  await page.getByRole('radiogroup', { name: fr.practice.bank.list }).getByText('3', { exact: true }).click()
  await expect(page.getByText(fill(fr.practice.live.fit_other, { count: 3, time: '6 min' }))).toBeVisible()
  await page.getByRole('button', { name: fr.practice.live.start }).click()
  await page.getByRole('button', { name: fr.practice.live.begin, exact: true }).press('Enter')
  const round = page.getByRole('region', { name: fr.practice.startLive })
  const question = round.getByRole('heading', { level: 2 })
  await expect(question).toBeFocused()
  const asked = await question.textContent()
  await page.keyboard.press('p')
  await expect(question).toHaveText(fr.practice.record.paused)
  const left = await round.getByRole('timer').textContent()
  await expectAccessible(page)
  await expect(round.getByRole('timer')).toHaveText(left!)
  // Reloading the page gives no time back, and leads to no other question.
  await page.reload()
  await page.getByRole('button', { name: fr.practice.live.begin, exact: true }).press('Enter')
  await expect(question).toHaveText(asked!)
  await page.keyboard.press('n')
  await expect(round.getByText(fill(fr.practice.live.place, { place: 2, total: 3 }))).toBeVisible()
  await expect(question).not.toHaveText(asked!)
  await round.getByRole('button', { name: fr.practice.live.next }).click()
  await round.getByRole('button', { name: fr.practice.live.finish }).click()
  await expect(page.getByRole('heading', { name: fr.practice.review.title })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
  await expectFits(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: fr.practice.live.start })).toBeVisible()

  await page.goto('/dashboard')
  await expect(week).toContainText(/Questions d’entretien travaillées.* 3 sur 2/)
  await expect(week).toContainText(fill(fr.weeklyGoals.streak.weeks_one, { count: 1 }))
  await expect(first).toHaveCount(0)
})
