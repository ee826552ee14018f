import { expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedPartner } from './support/reviewing.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

/** Follows a first-run path and counts the clicks and fields it takes. */
class Walk {
  private actions = 0
  private readonly began = Date.now()

  async click(target: Locator): Promise<void> {
    this.actions++
    await target.click()
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.actions++
    await field.fill(text)
  }

  async choose(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.actions++
    await field.setInputFiles(file)
  }

  finish(most: number): void {
    const seconds = Math.round((Date.now() - this.began) / 1000)
    test.info().annotations.push({ type: 'first run', description: `${this.actions} actions, ${seconds} s` })
    expect(this.actions).toBeLessThanOrEqual(most)
  }
}

const steps = (page: Page) => page.getByRole('region', { name: en.shell.firstSteps.title })
const lead = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })
const home = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true })

test('a new company publishes its first mission', async ({ page, request }) => {
  const { first } = en.company.home
  const company = await approvedPartner(request, 'company')
  await signIn(page, company.email)
  await expect(steps(page)).toContainText(fill(en.shell.firstSteps.count_other, { count: 0, total: 4 }))
  await expectSound(page)
  const walk = new Walk()
  await walk.click(lead(page, first.profile).getByRole('link'))
  await expect(page.getByLabel(en.companyProfile.tagline)).toBeFocused()
  await walk.fill(page.getByLabel(en.companyProfile.tagline), 'Parcels that arrive on Thursdays')
  await walk.click(page.getByRole('button', { name: en.companyProfile.save, exact: true }))
  await expectToast(page, en.companyProfile.saved)
  await walk.click(home(page))
  await walk.click(lead(page, first.draft).getByRole('link'))
  await walk.click(page.getByRole('dialog').getByRole('button', { name: /Rescue the launch/ }))
  await walk.click(page.getByRole('tab', { name: en.authoring.publish.title }))
  await walk.click(page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 1 }) }))
  await expect(page.getByText(fill(en.authoring.badge.published, { version: 1 }))).toBeVisible()
  walk.finish(9)

  await home(page).click()
  await expect(steps(page)).toContainText(fill(en.shell.firstSteps.count_other, { count: 3, total: 4 }))
  await lead(page, first.invite).getByRole('link').click()
  await expect(page.getByLabel(en.team.invite.addresses)).toBeFocused()
  await page.getByLabel(en.team.invite.addresses).fill(randomEmail('atelier.example'))
  await page.getByRole('button', { name: fill(en.team.invite.button_one, { count: 1 }) }).click()
  await expect(page.getByText(fill(en.team.invite.sent_one, { count: 1 }))).toBeVisible()
  await home(page).click()
  await expect(page.getByRole('link', { name: en.company.home.tasks.search }).first()).toBeVisible()
  await expect(steps(page)).toBeHidden()
})

test('a new school invites its first cohort', async ({ page, request }) => {
  const { first } = en.academia.home
  const school = await approvedPartner(request, 'academia')
  const emails = [randomEmail(), randomEmail()]
  const rows = emails.map((email, place) => `Camille,Roux ${place},${email},Autumn`)
  const list = ['First name,Last name,Email,Cohort', ...rows].join('\n')
  await signIn(page, school.email)
  await expect(steps(page)).toBeVisible()
  await expectSound(page)
  const walk = new Walk()
  await walk.click(lead(page, first.profile).getByRole('link'))
  await expect(page.getByLabel(en.companyProfile.tagline)).toBeFocused()
  await walk.fill(page.getByLabel(en.companyProfile.tagline), 'Logistics, learned on the job')
  await walk.click(page.getByRole('button', { name: en.companyProfile.save, exact: true }))
  await expectToast(page, en.companyProfile.saved)
  await walk.click(home(page))
  await walk.click(lead(page, first.students).getByRole('link'))
  const file = { name: 'autumn.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await walk.choose(page.locator('input[type=file]'), file)
  await walk.click(page.getByRole('button', { name: en.students.columns.check }))
  await walk.click(page.getByRole('button', { name: fill(en.students.preview.confirm_other, { count: 2 }) }))
  await expect(page.getByRole('heading', { name: en.students.result.title })).toBeVisible()
  await walk.click(home(page))
  await walk.click(lead(page, first.invite).getByRole('link'))
  const dialog = page.getByRole('dialog')
  await walk.click(dialog.getByRole('button', { name: en.students.bulk.invite.confirm }))
  await expect(dialog).toBeHidden()
  walk.finish(12)
  for (const email of emails) await latestMail(request, email, /invit/i)
  await home(page).click()
  await expect(steps(page)).toContainText(fill(en.shell.firstSteps.count_other, { count: 3, total: 4 }))
  // Dismissed for good.
  await steps(page).getByRole('button', { name: en.shell.firstSteps.hide }).click()
  await expect(steps(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: en.academia.home.tasks.createProgram })).toBeVisible()
  await expect(steps(page)).toBeHidden()
})

test('a new maker gets a public page', async ({ page, request }) => {
  const { first } = en.maker.home
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email)
  await expect(steps(page)).toBeVisible()
  await expectSound(page)
  const walk = new Walk()
  await walk.click(lead(page, first.profile).getByRole('link'))
  await expect(page.getByLabel(en.makers.editor.headline)).toBeFocused()
  await walk.fill(page.getByLabel(en.makers.editor.headline), 'Signs that people follow')
  await walk.click(page.getByRole('button', { name: en.makers.editor.save, exact: true }))
  await expectToast(page, en.makers.editor.saved)
  // The next save says the same.
  const saved = page.getByRole('alert').filter({ hasText: en.makers.editor.saved })
  await saved.getByRole('button', { name: en.common.close }).click()
  await expect(saved).toHaveCount(0)
  await walk.click(home(page))
  await walk.click(lead(page, first.portfolio).getByRole('link'))
  await walk.fill(page.getByLabel(en.portfolio.editor.name), 'A library without a map')
  await walk.fill(
    page.getByLabel(en.portfolio.editor.body).last(),
    'Visitors found every room within a minute, measured on forty people.',
  )
  await walk.click(page.getByRole('button', { name: en.portfolio.editor.publish, exact: true }))
  await expect(page).toHaveURL(/portfolio\/[0-9a-f-]{36}$/)
  await walk.click(home(page))
  await walk.click(lead(page, first.public).getByRole('link'))
  const isPublic = page.getByRole('switch', { name: en.makers.editor.isPublic })
  await expect(isPublic).toBeFocused()
  await walk.click(isPublic)
  await walk.click(page.getByRole('button', { name: en.makers.editor.save, exact: true }))
  await expectToast(page, en.makers.editor.saved)
  await walk.click(page.getByRole('link', { name: en.makers.editor.publicPage }))
  await expect(page.getByRole('heading', { level: 1, name: maker.name })).toBeVisible()
  await expect(page.getByText('A library without a map')).toBeVisible()
  walk.finish(13)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: en.maker.home.todo.case })).toBeVisible()
  await expect(steps(page)).toBeHidden()
})
