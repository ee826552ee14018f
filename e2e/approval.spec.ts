import { expect, test } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { confirmByLink, latestMail } from './support/mailbox.ts'
import {
  confirmedAccount,
  expectToast,
  partner,
  password,
  randomEmail,
  signIn,
  signInAsDemo,
} from './support/people.ts'
import { callerOf, publishedMission } from './support/reviewing.ts'

const anyName = () => `Atelier ${randomEmail().slice(1, 9)}`

test('a partner asks, is asked, answers, is let in and publishes; a suspension hides it all', async ({
  page,
  browser,
  request,
}) => {
  const name = anyName()
  const email = randomEmail('atelier.example')
  await page.goto('/auth?tab=signup&as=partner')
  await page.getByLabel('First Name').fill('Dominique')
  await page.getByLabel('Last Name').fill('Ferrand')
  await page.getByLabel('Organization Name').fill(name)
  await page.getByLabel('Your Role').fill('Recruiter')
  await page.getByLabel('Website').fill('https://www.atelier.example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password *').fill(password)
  await page.getByRole('button', { name: 'Request Access' }).click()
  await confirmByLink(request, email)
  await signIn(page, email)
  await expect(page.getByText('Under review')).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await signInAsDemo(admin, 'admin', `/dashboard/companies?q=${encodeURIComponent(name)}`)
  await expect(admin.getByText('Email and website share a domain')).toBeVisible()
  await expectSound(admin)
  await admin.getByRole('link', { name }).click()
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
  await admin.getByRole('button', { name: `Ask for more ${name}` }).click()
  await admin.getByLabel('Question').fill('Which team follows the candidates?')
  await admin.getByRole('button', { name: 'Send the question' }).click()
  await expectToast(admin, `${name} was asked.`)
  expect((await latestMail(request, email, /A question/)).text).toContain('Which team follows')

  await expect(page.getByText('Asked for more')).toBeVisible()
  await page.getByLabel('Your answer').fill('Two people in Lyon.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expectToast(page, 'Your answer is sent.')
  // The administrator's page learns of it by itself.
  await expect(admin.getByText('Two people in Lyon.')).toBeVisible()
  await expectSound(admin)
  await admin.getByRole('button', { name: `Approve ${name}` }).click()
  const approval = admin.getByRole('dialog')
  await expect(approval).toContainText('Email address confirmed')
  // Other stories ask for workshops with the same website.
  const compared = approval.getByRole('checkbox', { name: 'I compared them' })
  if (await compared.isVisible()) await compared.check()
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expectToast(admin, `${name} is approved.`)
  await admin.getByRole('button', { name: 'Verify organization' }).click()
  await admin.getByRole('checkbox', { name: 'Person or document' }).check()
  await admin.getByLabel('What you looked at').fill('Video call with the owner.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Verify organization' }).click()
  await expectToast(admin, `${name} is verified.`)
  await latestMail(request, email, /is now on Essor/)
  await expect(page.getByRole('heading', { name: 'Company Dashboard' })).toBeVisible()

  const organizationId = new URL(admin.url()).pathname.split('/').at(-1)!
  const mission = await publishedMission(
    { ...(await callerOf(request, email)), organizationId, name },
    `Stock of ${name}`,
  )
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click()
  await admin.getByLabel('Reason').fill('Complaints about pay.')
  await admin.getByRole('button', { name: 'Suspend the organization' }).click()
  await expectToast(admin, `${name} is suspended.`)
  await expect(page.getByText('Complaints about pay.')).toBeVisible()
  await page.goto(`/missions/${mission}`)
  await expect(page.getByRole('heading', { name: 'This mission is not open' })).toBeVisible()
})

test('a request that is not accepted says why, and can be corrected', async ({ page, browser, request }) => {
  const name = anyName()
  const email = await confirmedAccount(request, partner('company', name), randomEmail('atelier.example'))
  await signIn(page, email)
  const admin = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await signInAsDemo(admin, 'admin', `/dashboard/companies?q=${encodeURIComponent(name)}`)
  await admin.getByRole('button', { name: `Ne pas retenir ${name}` }).click()
  const send = admin.getByRole('button', { name: 'Envoyer la raison' })
  await expect(send).toBeDisabled()
  await admin.getByLabel('Raison').fill('The website does not answer.')
  await send.click()
  await expectToast(admin, 'sait pourquoi')

  await expect(page.getByText('Not accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('The website does not answer.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Correct my request' }).click()
  await page.getByLabel('Website').fill('https://atelier.example')
  await page.getByLabel('SIRET/ID').fill('11111111111111')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('This SIRET is not valid', { exact: false })).toBeVisible()
  await page.getByLabel('SIRET/ID').fill('73282932000074')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, 'Your request is sent.')
  await expect(page.getByText('Under review')).toBeVisible()
})

test('a request whose address is not confirmed cannot be approved', async ({ page }) => {
  await signInAsDemo(page, 'admin')
  const waiting = page.getByRole('listitem').filter({ hasText: 'Email address not confirmed yet' }).first()
  await expect(waiting.getByRole('button', { name: /^Approve/ })).toBeDisabled()
})
