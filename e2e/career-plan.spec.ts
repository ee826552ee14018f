import { readFile } from 'node:fs/promises'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, signIn, signInAsDemo } from './support/people.ts'
import {
  approvedCompany,
  callerOf,
  deliverVerdict,
  publishedMission,
  submitWork,
} from './support/reviewing.ts'
import { expect, type Page, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a candidate plans the way to a job by keyboard, changes the plan, and shares notes with a school', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/career-plan' })
  await page.getByRole('button', { name: en.careerPlan.targets.choose }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: en.careerPlan.targets.dialog })
  await expect(dialog.getByLabel(en.careerPlan.targets.search)).toBeFocused()
  // The French name, without accents and with a typo.
  await page.keyboard.type('emaling')
  await expect(dialog.getByRole('status')).toContainText(/^\d job/)
  await dialog
    .getByRole('button', {
      name: fill(en.careerPlan.targets.addNamed, { job: 'Email marketing specialist' }),
    })
    .focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel(en.careerPlan.targets.search).fill('seo')
  await dialog
    .getByRole('button', { name: fill(en.careerPlan.targets.addNamed, { job: 'SEO specialist' }) })
    .click()
  await expect(
    dialog.getByRole('button', { name: fill(en.careerPlan.targets.remove, { job: 'SEO specialist' }) }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: en.careerPlan.targets.done, exact: true }).last().click()

  const gap = region(page, 'Email marketing specialist')
  await expect(gap).toContainText(fill(en.careerPlan.gap.proven_one, { count: 0, total: 4 }))
  const shown = page.getByRole('radiogroup', { name: en.careerPlan.targets.show })
  await shown.getByText('SEO specialist').click()
  await expect(page).toHaveURL(/job=seo-specialist/)
  await expect(region(page, 'SEO specialist')).toContainText('Missing')
  await shown.getByText('Email marketing specialist').click()

  const way = region(page, en.careerPlan.path.title)
  const letter = way.getByRole('listitem').filter({ hasText: 'A newsletter people open' })
  await expect(letter).toContainText(/Closes \d gaps: /)
  await letter
    .getByRole('button', { name: fill(en.careerPlan.path.dismiss, { mission: 'A newsletter people open' }) })
    .click()
  await expect(
    way.getByText(fill(en.careerPlan.path.dismissed, { mission: 'A newsletter people open' })),
  ).toBeVisible()
  await expect(way.getByText(fill(en.careerPlan.path.dismissedTitle_one, { count: 1 }))).toBeVisible()
  await page.reload()
  await expect(way.getByText(fill(en.careerPlan.path.dismissedTitle_one, { count: 1 }))).toBeVisible()
  await expect(letter.getByRole('link')).toHaveCount(0)
  await way.getByText(fill(en.careerPlan.path.dismissedTitle_one, { count: 1 })).click()
  await way
    .getByRole('button', {
      name: fill(en.careerPlan.path.bringBackNamed, { mission: 'A newsletter people open' }),
    })
    .click()
  await expect(letter.getByRole('link')).toBeVisible()

  const dates = region(page, en.careerPlan.milestones.title)
  await dates
    .getByRole('button', {
      name: fill(en.careerPlan.milestones.acceptNamed, {
        title: fill(en.careerPlan.milestones.suggest.mission, { name: 'A newsletter people open' }),
      }),
    })
    .click()
  await expect(dates.getByText(fill(en.careerPlan.milestones.reminds_other, { count: 7 }))).toBeVisible()
  await dates.getByRole('button', { name: en.careerPlan.milestones.add }).click()
  const form = page.getByRole('dialog', { name: en.careerPlan.milestones.add })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(en.careerPlan.milestones.form.dateMissing)).toBeVisible()
  await form
    .getByRole('textbox', { name: en.careerPlan.milestones.form.title })
    .fill('<script>alert(1)</script> 🎯, call')
  await form.getByLabel(en.careerPlan.milestones.form.date).fill(dayAhead(-3))
  await form.getByLabel(en.careerPlan.milestones.form.date).press('Enter')
  const own = dates.getByRole('listitem').filter({ hasText: '<script>alert(1)</script> 🎯, call' })
  await expect(own).toContainText('Plans change')
  await own.getByRole('button', { name: 'Options for' }).click()
  await page.getByRole('menuitem', { name: en.careerPlan.milestones.remove }).click()
  await dates.getByRole('button', { name: en.careerPlan.path.undo }).click()
  await own.getByRole('button', { name: en.careerPlan.milestones.newDate }).click()
  await page.getByRole('dialog').getByLabel(en.careerPlan.milestones.form.date).fill(dayAhead(5))
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(own).toContainText(en.careerPlan.milestones.states.soon)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dates.getByRole('button', { name: en.careerPlan.milestones.all }).click(),
  ])
  const file = await readFile((await download.path())!, 'utf8')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain(`DTSTART;VALUE=DATE:${dayAhead(5).replaceAll('-', '')}`)
  await expectAccessible(page)
  await own.getByRole('checkbox').click()
  await expect(own).toContainText('Done on')

  await page.getByLabel(en.careerPlan.notes.label, { exact: true }).fill('Ask Léa about this.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(en.careerPlan.notes.saved)).toBeVisible()
  await page.getByRole('button', { name: en.careerPlan.notes.share }).press('Enter')
  await page.getByRole('combobox', { name: en.careerPlan.notes.school }).fill('campus lumiere')
  await page.getByRole('option', { name: 'Campus Lumière-sur-Saône' }).click()
  await expect(page.getByText('Campus Lumière-sur-Saône’s staff have been able to read them')).toBeVisible()
  const adviser = await (await browser.newContext()).newPage()
  await signInAsDemo(adviser, 'academia', '/dashboard/students/notes')
  const shared = adviser.getByRole('article').filter({ hasText: 'Ask Léa about this.' })
  await expect(shared.first()).toBeVisible()
  await expectSound(adviser)
  await shared.first().getByRole('button', { name: en.skillAttestations.attest }).press('Enter')
  const attestation = adviser.getByRole('dialog')
  await expect(attestation.getByRole('combobox', { name: en.skillAttestations.skill })).toBeFocused()
  await expectAccessible(adviser)
  const attest = async (word: string) => {
    await attestation.getByRole('combobox', { name: en.skillAttestations.skill }).fill(word)
    await adviser.getByRole('option').first().click()
    await attestation.getByRole('button', { name: en.skillAttestations.attestNow, exact: true }).click()
  }
  await attest('sql')
  await expectToast(adviser, en.skillAttestations.attested)
  await shared
    .first()
    .getByRole('button', {
      name: before(en.skillAttestations.withdraw),
    })
    .click()
  await attestation.getByRole('button', { name: en.skillAttestations.withdrawNow }).click()
  await expect(
    shared.first().getByRole('button', { name: before(en.skillAttestations.withdraw) }),
  ).toHaveCount(0)
  await shared.first().getByRole('button', { name: en.skillAttestations.attest }).click()
  await attest('email')
  await expect(
    shared.first().getByRole('button', { name: before(en.skillAttestations.withdraw) }),
  ).toBeVisible()
  await page.getByRole('button', { name: en.careerPlan.notes.stopSharing }).press('Enter')
  await expect(page.getByText(en.careerPlan.notes.hint)).toBeVisible()
  await page.getByRole('button', { name: fr.catalog.list.languages.fr }).click()
  await expect(page.getByRole('heading', { level: 1, name: fr.careerPlan.title })).toBeVisible()
  await expect(page.getByText(fill(fr.careerPlan.gap.proven_one, { count: 0, total: 4 }))).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)
  await page.goto('/dashboard/profile')
  await expect(
    page.getByText(fill(fr.profiles.provenance.attestedBy, { school: 'Campus Lumière-sur-Saône' })),
  ).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Chargé(e) d’e-mailing')).toBeVisible()
  await expect(page.getByText('Faire valider').or(page.getByText('Get “A newsletter'))).toBeVisible()
})

test('a verdict updates the open plan automatically', async ({ page, request }) => {
  const company = await approvedCompany(request)
  const title = `Late parcel ${dayAhead(0)}`
  const mission = await publishedMission(company, title)
  const candidate = await callerOf(request, await confirmedAccount(request))
  await candidate.call('set_target_jobs', { chosen: ['customer-service-advisor'] })
  await submitWork(candidate, mission, 'Your money is on its way.')
  await signIn(page, candidate.email, { at: '/dashboard/career-plan' })
  const step = region(page, en.careerPlan.path.title).getByRole('listitem').filter({ hasText: title })
  await expect(step).toContainText(en.missions.enrollmentStatus.submitted)
  await page
    .getByRole('button', {
      name: fill(en.careerPlan.milestones.acceptNamed, {
        title: fill(en.careerPlan.milestones.suggest.mission, { name: title }),
      }),
    })
    .click()
  const planned = region(page, en.careerPlan.milestones.title)
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(planned).toContainText(en.careerPlan.milestones.states.ahead)

  await deliverVerdict(company, mission, 'validated')
  await expect(region(page, 'Customer service representative')).toContainText(
    fill(en.careerPlan.gap.proven_one, { count: 1, total: 4 }),
  )
  await expect(step).toContainText('Completed')
  await expect(planned).toContainText(before(en.careerPlan.milestones.metOn))
  await region(page, 'Customer service representative')
    .getByRole('link', { name: `“${title}”` })
    .click()
  await expect(page).toHaveURL(/\/certificates\//)
})
