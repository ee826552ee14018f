import { expectAccessible, expectFits } from './support/axe.ts'
import { openMailedLink } from './support/mailbox.ts'
import { publishedMission, startMission } from './support/missions.ts'
import {
  confirmedAccount,
  expectToast,
  password,
  randomEmail,
  signIn,
  signInAsDemo,
} from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const pdf = { name: 'Sales report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 figures') }
const program = { ...pdf, name: 'Invoice.pdf', buffer: Buffer.from('MZ\u0090\0\u0003') }
const unknown = { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }

const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved (at|automatically)/ })).toBeVisible()
const attached = (page: Page) => page.getByRole('list', { name: en.authoring.form.files, exact: true })

test('an author attaches a file and invites someone, and only that person can do the mission', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const mission = await publishedMission(request)
  const guest = await confirmedAccount(request)
  await signInAsDemo(page, 'company', `/dashboard/missions/${mission.id}`)

  const choose = page.locator('input[type=file]')
  await choose.setInputFiles([program, unknown])
  await expectToast(page, 'Invoice.pdf is a program or a script')
  await expectToast(page, 'tool.exe is a program or a script')
  await choose.setInputFiles(pdf)
  await expect(attached(page).getByText('Sales report.pdf')).toBeVisible()
  await expect(attached(page).getByText('PDF · 1 kB')).toBeVisible()
  await page.getByRole('button', { name: fill(en.common.files.remove, { name: 'Sales report.pdf' }) }).click()
  await expect(attached(page).getByText('Sales report.pdf')).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: en.authoring.steps.undo }).click()
  await expect(attached(page).getByText('Sales report.pdf')).toBeVisible()
  await expectSaved(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: en.authoring.changes.unpublished }).click()
  await expect(page.getByText(fill(en.authoring.changes.changed, { title: 'The bakery' }))).toBeVisible()
  await page.getByRole('radio', { name: /By invitation/ }).check()
  await page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 2 }) }).click()
  await expectToast(page, fill(en.authoring.publish.published, { version: 2 }))
  await expect(page.getByText(en.authoring.changes.none)).toBeVisible()
  await expect(
    page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 3 }) }),
  ).toBeDisabled()
  await expect(page.getByRole('button', { name: en.authoring.changes.unpublished })).toBeHidden()

  const stranger = randomEmail()
  await page
    .getByLabel(en.authoring.invitations.addresses)
    .fill(`Camille <${guest}>, nobody\n${stranger}; ${stranger}`)
  await expect(
    page.getByText(fill(en.authoring.invitations.problem.invalid, { address: 'nobody' })),
  ).toBeVisible()
  await expect(
    page.getByText(fill(en.authoring.invitations.problem.twice, { address: stranger })),
  ).toBeVisible()
  await page.getByRole('button', { name: fill(en.authoring.invitations.invite_other, { count: 2 }) }).click()
  await expectToast(page, fill(en.authoring.invitations.sent_other, { count: 2 }))
  await expect(page.getByLabel(en.authoring.invitations.addresses)).toHaveValue('nobody')
  await expect(page.getByRole('row', { name: guest })).toContainText(en.authoring.invitations.states.invited)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/missions/${mission.id}`)
  await expect(visitor.getByText(en.catalog.mission.invitedTitle)).toBeVisible()
  await signIn(visitor, guest, { at: '/dashboard/missions' })
  const invited = visitor.getByRole('region', { name: en.catalog.invitation.section })
  await expect(invited.getByText(en.authoring.invitations.states.invited, { exact: true })).toBeVisible()
  await invited.getByRole('link', { name: mission.title }).click()
  await visitor.getByRole('button', { name: en.catalog.invitation.decline }).click()
  await expect(visitor.getByText(en.catalog.invitation.declined)).toBeVisible()
  await expect(visitor.getByRole('button', { name: en.catalog.mission.start })).toBeHidden()
  await visitor.getByRole('button', { name: en.catalog.invitation.undo }).click()
  await expectAccessible(visitor)
  await startMission(visitor)
  const download = visitor.waitForEvent('download')
  await visitor
    .getByRole('button', { name: fill(en.common.files.download, { name: 'Sales report.pdf' }) })
    .click()
  expect((await download).suggestedFilename()).toBe('Sales report.pdf')

  await page.reload()
  await expect(page.getByRole('row', { name: guest })).toContainText('Started')
  await page.getByRole('button', { name: fill(en.authoring.list.actionsFor, { title: stranger }) }).click()
  await page.getByRole('menuitem', { name: en.authoring.invitations.withdraw }).click()
  await expect(page.getByRole('row', { name: stranger })).toBeHidden()
})

test('the link that confirms a new account leads back to the mission, in another browser too', async ({
  page,
  browser,
  request,
}) => {
  const mission = await publishedMission(request)
  const email = randomEmail()
  await page.goto(`/missions/${mission.id}`)
  // As in a new tab, which knows only the address.
  await page.goto(
    (await page.getByRole('link', { name: en.catalog.mission.signUp }).getAttribute('href')) ?? '',
  )
  await page.getByLabel(en.auth.firstName).fill('Camille')
  await page.getByLabel(en.auth.lastName).fill('Roux')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.auth.inbox.title)
  const context = await browser.newContext()
  const other = await context.newPage()
  await openMailedLink(other, request, email)
  await expect(other).toHaveURL(new RegExp(`/dashboard/missions/${mission.id}#?$`))
  await expect(other.getByRole('button', { name: en.catalog.mission.start })).toBeVisible()
  await context.close()
})
