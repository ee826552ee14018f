import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmByLink } from './support/mailbox.ts'
import { publishedMission, startMission } from './support/missions.ts'
import { confirmedAccount, fillSignIn, password, randomEmail, signIn } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const work = (page: Page) => page.getByLabel(en.player.deliverable.text, { exact: true })
// Messages arrive with a delay that reduced motion would remove.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** An image of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Goes through the mission up to its decision. */
async function startAndReachDecision(page: Page, email: string, missionId: string): Promise<void> {
  await signIn(page, email, { at: `/dashboard/missions/${missionId}` })
  await startMission(page)
  await expect(heading(page, 'The bakery')).toBeVisible()
  await goOn(page)
  await page.getByRole('button', { name: en.player.message.skip }).click()
  await expect(page.getByText('Could you look at it today?')).toBeVisible()
  await goOn(page)
  await expect(heading(page, 'Where to begin')).toBeVisible()
}

/** Takes the short path to the text to write. */
async function reachPlan(page: Page, email: string, missionId: string): Promise<void> {
  await startAndReachDecision(page, email, missionId)
  await page.getByRole('radio', { name: 'Count the till' }).check()
  await page.getByRole('button', { name: en.player.decision.confirm }).click()
  await expect(page.getByText('The till shows a gap at eight.')).toBeVisible()
  await goOn(page)
  await expect(heading(page, 'Your plan')).toBeVisible()
}

test('a visitor reads about a mission, signs up and returns to it', async ({ page, request }) => {
  const mission = await publishedMission(request)
  await page.goto(`/missions/${mission.id}`)
  await expect(page.getByRole('heading', { level: 1, name: mission.title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(mission.title))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /A bakery wants/)
  await expect(page.getByText(fill(en.catalog.mission.kinds.decision_one, { count: 1 }))).toBeVisible()
  await expect(page.getByText('Everyone knows what to do on Monday.')).toBeVisible()
  await page.getByRole('link', { name: en.catalog.mission.signUp }).click()
  const email = randomEmail()
  await page.getByLabel(en.auth.firstName).fill('Camille')
  await page.getByLabel(en.auth.lastName).fill('Roux')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await confirmByLink(request, email)
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await fillSignIn(page, email)
  await expect(page).toHaveURL(`/dashboard/missions/${mission.id}`)
  await expect(page.getByRole('button', { name: en.catalog.mission.start })).toBeVisible()
})

test('pages before starting are accessible', async ({ page, request }) => {
  const mission = await publishedMission(request)
  await page.goto(`/missions/${mission.id}`)
  await expect(page.getByRole('heading', { level: 1, name: mission.title })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, await confirmedAccount(request), { at: `/dashboard/missions/${mission.id}` })
  await expect(page.getByRole('button', { name: en.catalog.mission.start })).toBeVisible()
  await expectAccessible(page)
})

test('a mission is found, filtered and saved, and says why it matches', async ({ page, request }) => {
  const mission = await publishedMission(request)
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Skills').fill('Rédaction')
  await page.getByLabel('Skills').press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.goto('/dashboard/missions')
  await page.getByLabel(en.catalog.list.search).fill(mission.title.toUpperCase())
  await expect(page.getByText(fill(en.catalog.list.found_one, { count: 1 }), { exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: mission.title }) })
      .getByText(fill(en.catalog.list.because, { skills: 'Copywriting' })),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Save ${mission.title}` }).click()
  await expect(
    page.getByRole('button', { name: fill(en.common.files.remove, { name: `${mission.title} from` }) }),
  ).toBeVisible()
  await page.goto('/dashboard/missions?show=saved')
  await expect(page.getByRole('link', { name: mission.title })).toBeVisible()
  await page.goto(`/dashboard/missions?q=${encodeURIComponent(mission.title)}&difficulty=advanced`)
  await expect(page.getByText(en.catalog.list.empty)).toBeVisible()
  await page.getByRole('button', { name: en.common.clearFilters }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/missions$/)
})

test('the long path: decision, quiz with feedback, text, file, and submission', async ({ page, request }) => {
  const mission = await publishedMission(request)
  await startAndReachDecision(page, await confirmedAccount(request), mission.id)
  await page.getByRole('radio', { name: 'Ask customers' }).check()
  await page.getByRole('button', { name: en.player.decision.confirm }).click()
  await expect(page.getByText('the queue is too slow')).toBeVisible()
  await goOn(page)

  const check = page.getByRole('button', { name: en.player.quiz.check })
  await expect(check).toBeDisabled()
  await page.getByRole('radio', { name: 'The bread' }).check()
  await expectAccessible(page)
  await check.click()
  await expect(page.getByText(fill(en.player.quiz.score, { right: 0, count: 1 }))).toBeVisible()
  await expect(page.getByText('Seven of ten spoke of the queue.')).toBeVisible()
  await goOn(page)

  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  await work(page).fill('# My plan\n\nA **second** till before nine.')
  await expect(page.getByText(fill(en.player.deliverable.words_other, { count: 8 }))).toBeVisible()
  await page.getByRole('button', { name: en.player.deliverable.table, exact: true }).click()
  await expect(work(page)).toHaveValue(/before nine\.\n\n\| Column 1 \| Column 2 \| Column 3 \|\n/)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: en.player.deliverable.image, exact: true }).click()
  await (await chooser).setFiles({ name: 'till.png', mimeType: 'image/png', buffer: dot })
  await expect(work(page)).toHaveValue(/!\[till\]\(attachment:/)
  await page.getByText(en.common.markdown.preview, { exact: true }).click()
  await expect(page.getByRole('img', { name: 'till' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Column 2' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'My plan' })).toBeVisible()
  await page.getByText(en.common.markdown.write, { exact: true }).click()
  await goOn(page)

  // The text has a field for images, too.
  await expect(work(page)).toHaveCount(0)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText('virus.exe is a program or a script')).toBeVisible()
  await input.setInputFiles({ name: 'till.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') })
  await expect(page.getByText(fill(en.missions.files.notWhatItSays, { name: 'till.pdf' }))).toBeVisible()
  await input.setInputFiles({
    name: 'till.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('hour,sales\n8,12'),
  })
  await expect(page.getByText('Saved at')).toBeVisible()
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: fill(en.common.files.download, { name: 'till.csv' }) }).click()
  expect((await download).suggestedFilename()).toBe('till.csv')
  await goOn(page)

  const submit = page.getByRole('button', { name: en.player.submit.button })
  await expect(page.getByText(en.player.submit.ready)).toBeVisible()
  // The work is shown as reviewers will read it.
  await expect(page.getByRole('heading', { level: 4, name: 'My plan' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'till' })).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.getByLabel(en.player.submit.ownWork).check()
  await expectAccessible(page)
  await submit.click()
  await expect(heading(page, en.player.after.submitted)).toBeVisible()
  await expect(page.getByText(/promises feedback by/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Your plan/ })
    .click()
  await expect(page.getByText('before nine.')).toBeVisible()
  await expect(work(page)).toHaveCount(0)
})

test('the short path on a phone: drafts survive the tab, and missing parts link back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const mission = await publishedMission(request, 1, true)
  await reachPlan(page, await confirmedAccount(request), mission.id)
  await expectFits(page)
  await work(page).fill('Typed a moment before the tab was closed')
  await page.reload()
  await expect(work(page)).toHaveValue('Typed a moment before the tab was closed')
  await expect(page.getByRole('status').filter({ hasText: en.catalog.list.saved })).toBeVisible()

  // Read in another language, with what is typed in between.
  await work(page).fill('Typed a moment before the language was changed')
  await page.getByLabel(en.player.work.readIn).selectOption('fr')
  await expect(heading(page, 'FR Your plan')).toBeVisible()
  await expect(work(page)).toHaveValue('Typed a moment before the language was changed')
  await page.getByLabel(en.player.work.readIn).selectOption('en')
  await expect(page.getByRole('heading', { level: 2, name: 'Your plan', exact: true })).toBeVisible()
  await expect(work(page)).toHaveValue('Typed a moment before the language was changed')
  await goOn(page)
  await expect(heading(page, 'Your figures')).toBeVisible()
  await goOn(page)
  await expect(heading(page, en.player.submit.title)).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: 'Your plan' }).last().click()
  await work(page).fill('')
  await expect(page.getByText('Saved at')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: en.player.work.toHandIn }).click()
  await page.getByLabel(en.player.submit.ownWork).check()
  await expect(page.getByRole('button', { name: en.player.submit.button })).toBeDisabled()
  const missing = page.getByRole('alert').filter({ hasText: en.player.submit.missing })
  await missing.getByRole('button', { name: 'Your plan' }).click()
  await expect(work(page)).toHaveValue('')
})

test('what is typed offline is kept on the device and sent later', async ({ page, request, context }) => {
  const mission = await publishedMission(request)
  await reachPlan(page, await confirmedAccount(request), mission.id)
  await context.setOffline(true)
  await work(page).fill('Written in a tunnel')
  await expect(page.getByText(en.common.saving.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved at')).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('essor-draft')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(work(page)).toHaveValue('Written in a tunnel')
})

test('two tabs editing the same step are warned, and the person chooses', async ({
  page,
  request,
  context,
}) => {
  const mission = await publishedMission(request)
  await reachPlan(page, await confirmedAccount(request), mission.id)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(work(other)).toBeVisible()
  await work(page).fill('From the first tab')
  await expect(page.getByText('Saved at')).toBeVisible()
  await work(other).fill('From the second tab')
  const notice = other.getByRole('alert').filter({ hasText: en.common.saving.changed.title })
  await expect(notice).toContainText('From the first tab')
  await notice.getByRole('button', { name: en.common.saving.changed.mine }).click()
  await expect(other.getByText('Saved at')).toBeVisible()
  await other.reload()
  await expect(work(other)).toHaveValue('From the second tab')
})

test('a mission is abandoned and started again', async ({ page, request }) => {
  const mission = await publishedMission(request)
  await startAndReachDecision(page, await confirmedAccount(request), mission.id)
  await page.getByRole('button', { name: en.player.work.menu }).click()
  await page.getByRole('menuitem', { name: en.player.work.leave }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.player.work.leave }).click()
  await expect(page).toHaveURL(`/dashboard/missions/${mission.id}`)
  await page.getByRole('link', { name: en.catalog.list.see }).click()
  await expect(heading(page, en.player.after.left)).toBeVisible()
  await startMission(page, en.catalog.mission.again)
  await expect(heading(page, 'The bakery')).toBeVisible()
})
