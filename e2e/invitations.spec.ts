import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { openMailedLink } from './support/mailbox.ts'
import { publishedMission } from './support/missions.ts'
import {
  confirmedAccount,
  expectToast,
  password,
  randomEmail,
  signIn,
  signInAsDemo,
} from './support/people.ts'

const pdf = { name: 'Sales report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 figures') }
const program = { ...pdf, name: 'Invoice.pdf', buffer: Buffer.from('MZ\u0090\0\u0003') }
const unknown = { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }

const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const attached = (page: Page) => page.getByRole('list', { name: 'Files', exact: true })

test('an author attaches a file, invites somebody, and that person alone lives the mission', async ({
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
  await page.getByRole('button', { name: 'Remove Sales report.pdf' }).click()
  await expect(attached(page).getByText('Sales report.pdf')).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(attached(page).getByText('Sales report.pdf')).toBeVisible()
  await expectSaved(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'You have changes that are not published yet' }).click()
  await expect(page.getByText('Changed step: “The bakery”')).toBeVisible()
  await page.getByRole('radio', { name: /By invitation/ }).check()
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await expectToast(page, 'Version 2 is published.')
  await expect(page.getByText('candidates see exactly what you see here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish version 3' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'You have changes that are not' })).toBeHidden()

  const stranger = randomEmail()
  await page.getByLabel('Email addresses').fill(`Camille <${guest}>, nobody\n${stranger}; ${stranger}`)
  await expect(page.getByText('nobody is not an email address.')).toBeVisible()
  await expect(page.getByText(`${stranger} stands here twice.`)).toBeVisible()
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await expectToast(page, '2 people are invited.')
  await expect(page.getByLabel('Email addresses')).toHaveValue('nobody')
  await expect(page.getByRole('row', { name: guest })).toContainText('Invited')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/missions/${mission.id}`)
  await expect(visitor.getByText('Were you invited?')).toBeVisible()
  await signIn(visitor, guest, { at: '/dashboard/missions' })
  const invited = visitor.getByRole('region', { name: 'You are invited' })
  await expect(invited.getByText('Invited', { exact: true })).toBeVisible()
  await invited.getByRole('link', { name: mission.title }).click()
  await visitor.getByRole('button', { name: 'Decline' }).click()
  await expect(visitor.getByText('You declined this invitation')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Start the mission' })).toBeHidden()
  await visitor.getByRole('button', { name: 'Take it up again' }).click()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Start the mission' }).click()
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download Sales report.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Sales report.pdf')

  await page.reload()
  await expect(page.getByRole('row', { name: guest })).toContainText('Started')
  await page.getByRole('button', { name: `Actions for ${stranger}` }).click()
  await page.getByRole('menuitem', { name: 'Revoke the invitation' }).click()
  await expect(page.getByRole('row', { name: stranger })).toBeHidden()
})

test('the link that confirms a new account leads back to the mission', async ({ page, request }) => {
  const mission = await publishedMission(request)
  const email = randomEmail()
  await page.goto(`/missions/${mission.id}`)
  await page.getByRole('link', { name: 'Create an account and start' }).click()
  await page.getByLabel('First Name').fill('Camille')
  await page.getByLabel('Last Name').fill('Roux')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password *').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await openMailedLink(page, request, email)
  await expect(page).toHaveURL(new RegExp(`/dashboard/missions/${mission.id}#?$`))
  await expect(page.getByRole('button', { name: 'Start the mission' })).toBeVisible()
})
