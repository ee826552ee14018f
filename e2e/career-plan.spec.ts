import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, signIn, signInAsDemo } from './support/people.ts'
import {
  approvedCompany,
  callerOf,
  deliverVerdict,
  publishedMission,
  submitWork,
} from './support/reviewing.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('somebody plans the way to a job by keyboard, changes their mind, and lets a school read the notes', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/career-plan' })
  await page.getByRole('button', { name: 'Choose a target job' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose your target jobs' })
  await expect(dialog.getByLabel('Search for a job')).toBeFocused()
  // The French name, without its accents and with a slip.
  await page.keyboard.type('emaling')
  await expect(dialog.getByRole('status')).toContainText(/^\d job/)
  await dialog.getByRole('button', { name: 'Aim for Email marketing specialist' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Search for a job').fill('seo')
  await dialog.getByRole('button', { name: 'Aim for SEO specialist' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove SEO specialist' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done', exact: true }).last().click()

  const gap = region(page, 'Email marketing specialist')
  await expect(gap).toContainText('0 of 4 essential skills proven')
  const shown = page.getByRole('radiogroup', { name: 'Show the plan for' })
  await shown.getByText('SEO specialist').click()
  await expect(page).toHaveURL(/job=seo-specialist/)
  await expect(region(page, 'SEO specialist')).toContainText('Missing')
  await shown.getByText('Email marketing specialist').click()

  const way = region(page, 'Your path')
  const letter = way.getByRole('listitem').filter({ hasText: 'Une lettre que l’on ouvre' })
  await expect(letter).toContainText(/Closes \d gaps: /)
  await letter.getByRole('button', { name: 'Not for me: Une lettre que l’on ouvre' }).click()
  await expect(way.getByText('is no longer suggested')).toBeVisible()
  await expect(way.getByText('1 dismissed mission')).toBeVisible()
  await page.reload()
  await expect(way.getByText('1 dismissed mission')).toBeVisible()
  await expect(letter.getByRole('link')).toHaveCount(0)
  await way.getByText('1 dismissed mission').click()
  await way.getByRole('button', { name: 'Suggest Une lettre que l’on ouvre again' }).click()
  await expect(letter.getByRole('link')).toBeVisible()

  const dates = region(page, 'Goals and milestones')
  await dates
    .getByRole('button', { name: 'Add to my plan: Have “Une lettre que l’on ouvre” validated' })
    .click()
  await expect(dates.getByText('Reminder 7 days before')).toBeVisible()
  await dates.getByRole('button', { name: 'Add a milestone' }).click()
  const form = page.getByRole('dialog', { name: 'Add a milestone' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Choose a date.')).toBeVisible()
  await form.getByLabel('What').fill('<script>alert(1)</script> 🎯, call')
  await form.getByLabel('By when').fill(dayAhead(-3))
  await form.getByLabel('By when').press('Enter')
  const own = dates.getByRole('listitem').filter({ hasText: '<script>alert(1)</script> 🎯, call' })
  await expect(own).toContainText('Plans move')
  await own.getByRole('button', { name: 'Options for' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await dates.getByRole('button', { name: 'Undo' }).click()
  await own.getByRole('button', { name: 'Choose a new date' }).click()
  await page.getByRole('dialog').getByLabel('By when').fill(dayAhead(5))
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(own).toContainText('Coming up')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dates.getByRole('button', { name: 'Download as calendar file' }).click(),
  ])
  const file = await readFile((await download.path())!, 'utf8')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain(`DTSTART;VALUE=DATE:${dayAhead(5).replaceAll('-', '')}`)
  await expectAccessible(page)
  await own.getByRole('checkbox').click()
  await expect(own).toContainText('Done on')

  await page.getByLabel('Notes', { exact: true }).fill('Ask Léa about this.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your notes are saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Share with an adviser' }).press('Enter')
  await page.getByRole('combobox', { name: 'Your school' }).fill('campus lumiere')
  await page.getByRole('option', { name: 'Campus Lumière-sur-Saône' }).click()
  await expect(page.getByText('The staff of Campus Lumière-sur-Saône can read them')).toBeVisible()
  const adviser = await (await browser.newContext()).newPage()
  await signInAsDemo(adviser, 'academia', '/dashboard/students/notes')
  const shared = adviser.getByRole('article').filter({ hasText: 'Ask Léa about this.' })
  await expect(shared.first()).toBeVisible()
  await expectSound(adviser)
  await shared.first().getByRole('button', { name: 'Attest a skill' }).press('Enter')
  const attestation = adviser.getByRole('dialog')
  await expect(attestation.getByRole('combobox', { name: 'Skill' })).toBeFocused()
  await expectAccessible(adviser)
  const attest = async (word: string) => {
    await attestation.getByRole('combobox', { name: 'Skill' }).fill(word)
    await adviser.getByRole('option').first().click()
    await attestation.getByRole('button', { name: 'Attest', exact: true }).click()
  }
  await attest('sql')
  await expectToast(adviser, 'The skill is attested')
  await shared.first().getByRole('button', { name: 'Take back the attestation of SQL' }).click()
  await attestation.getByRole('button', { name: 'Take back' }).click()
  await expect(shared.first().getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  await shared.first().getByRole('button', { name: 'Attest a skill' }).click()
  await attest('email')
  await expect(shared.first().getByRole('button', { name: /^Take back/ })).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).press('Enter')
  await expect(page.getByText('Only you can read them.')).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projet professionnel' })).toBeVisible()
  await expect(page.getByText('0 compétence essentielle prouvée sur 4')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)
  await page.goto('/dashboard/profile')
  await expect(page.getByText('Attestée par Campus Lumière-sur-Saône')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Chargé(e) d’e-mailing')).toBeVisible()
  await expect(page.getByText('Faire valider').or(page.getByText('Have “Une lettre'))).toBeVisible()
})

test('a verdict moves the plan by itself, while it is open', async ({ page, request }) => {
  const company = await approvedCompany(request)
  const title = `Late parcel ${dayAhead(0)}`
  const mission = await publishedMission(company, title)
  const candidate = await callerOf(request, await confirmedAccount(request))
  await candidate.call('set_target_jobs', { chosen: ['customer-service-advisor'] })
  await submitWork(candidate, mission, 'Your money is on its way.')
  await signIn(page, candidate.email, { at: '/dashboard/career-plan' })
  const step = region(page, 'Your path').getByRole('listitem').filter({ hasText: title })
  await expect(step).toContainText('Waiting for feedback')
  await page.getByRole('button', { name: `Add to my plan: Have “${title}” validated` }).click()
  const planned = region(page, 'Goals and milestones').getByRole('listitem').filter({ hasText: title })
  await expect(planned).toContainText('Planned')

  await deliverVerdict(company, mission, 'validated')
  await expect(region(page, 'Customer service advisor')).toContainText('1 of 4 essential skills proven')
  await expect(step).toContainText('Completed')
  await expect(planned).toContainText('Reached by your work on')
  await region(page, 'Customer service advisor')
    .getByRole('link', { name: `“${title}”` })
    .click()
  await expect(page).toHaveURL(/\/certificates\//)
})
