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
  signUp,
} from './support/people.ts'
import { callerOf, publishedMission } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

/** An organization with a name and a website that no other story requests. */
function anyWorkshop() {
  const word = randomEmail().slice(1, 9)
  return { name: `Atelier ${word}`, host: `${word}.example` }
}

test('a partner requests access, answers a question, is approved and publishes; a suspension hides everything', async ({
  page,
  browser,
  request,
}) => {
  const { name, host } = anyWorkshop()
  const email = randomEmail(host)
  await page.goto('/auth?tab=signup&as=partner')
  await page.getByLabel(en.auth.firstName).fill('Dominique')
  await page.getByLabel(en.auth.lastName).fill('Ferrand')
  await page.getByLabel(en.auth.organizationName).fill(name)
  await page.getByLabel(en.auth.role).fill('Recruiter')
  await page.getByLabel('Website').fill(`https://www.${host}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Request Access' }).click()
  await confirmByLink(request, email)
  await signIn(page, email)
  await expect(page.getByText(en.common.organizationStatus.pending)).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await signInAsDemo(admin, 'admin', `/dashboard/companies?q=${encodeURIComponent(name)}`)
  await expect(admin.getByText(en.approvals.companies.checks.emailMatches)).toBeVisible()
  await expectSound(admin)
  await admin.getByRole('link', { name }).click()
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
  await admin.getByRole('button', { name: fill(en.approvals.companies.askThe, { name }) }).click()
  await admin.getByLabel(en.approvals.ask.label).fill('Which team follows the candidates?')
  await admin.getByRole('button', { name: en.approvals.ask.send }).click()
  await expectToast(admin, fill(en.approvals.ask.done, { name }))
  expect((await latestMail(request, email, /A question/)).text).toContain('Which team follows')

  await expect(page.getByText(en.common.organizationStatus.asked)).toBeVisible()
  await page.getByLabel(en.welcome.request.answer).fill('Two people in Lyon.')
  await page.getByRole('button', { name: en.welcome.request.sendAnswer }).click()
  await expectToast(page, en.welcome.request.answered)
  // The administrator's page updates automatically.
  await expect(admin.getByText('Two people in Lyon.')).toBeVisible()
  await expectSound(admin)
  await admin.getByRole('button', { name: `Approve ${name}` }).click()
  const approval = admin.getByRole('dialog')
  await expect(approval).toContainText(en.welcome.request.steps.email)
  await approval.getByRole('button', { name: en.approvals.approve.send }).click()
  await expectToast(admin, `${name} is approved.`)
  await admin.getByRole('button', { name: en.approvals.verify.send }).click()
  await admin.getByRole('checkbox', { name: en.approvals.verify.kinds.person }).check()
  await admin.getByLabel(en.approvals.verify.note).fill('Video call with the owner.')
  await admin.getByRole('dialog').getByRole('button', { name: en.approvals.verify.send }).click()
  await expectToast(admin, `${name} is verified.`)
  await latestMail(request, email, /is now on Essor/)
  await expect(page.getByRole('heading', { name: en.company.home.title })).toBeVisible()

  const organizationId = new URL(admin.url()).pathname.split('/').at(-1)!
  const mission = await publishedMission(
    { ...(await callerOf(request, email)), organizationId, name },
    `Stock of ${name}`,
  )
  await admin.getByRole('button', { name: en.approvals.suspension.suspend, exact: true }).click()
  await admin.getByLabel(en.approvals.reason).fill('Complaints about pay.')
  await admin.getByRole('button', { name: en.approvals.suspension.send }).click()
  await expectToast(admin, `${name} is suspended.`)
  await expect(page.getByText('Complaints about pay.')).toBeVisible()
  await page.goto(`/missions/${mission}`)
  await expect(page.getByRole('heading', { name: en.catalog.mission.gone })).toBeVisible()
})

test('a rejected request says why, and can be corrected', async ({ page, browser, request }) => {
  const { name, host } = anyWorkshop()
  const email = await confirmedAccount(request, partner('company', name), randomEmail(host))
  await signIn(page, email)
  const admin = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await signInAsDemo(admin, 'admin', `/dashboard/companies?q=${encodeURIComponent(name)}`)
  await admin.getByRole('button', { name: `${fr.approvals.companies.reject} ${name}` }).click()
  const send = admin.getByRole('button', { name: fr.approvals.companies.sendReason })
  await send.click()
  await expect(admin.getByText(fr.common.required)).toBeVisible()
  await admin.getByLabel(fr.approvals.reason).fill('The website does not answer.')
  await send.click()
  await expectToast(admin, fill(fr.approvals.companies.rejected, { name }))

  await expect(page.getByText(en.approvals.filters.rejected, { exact: true })).toBeVisible()
  await expect(page.getByText('The website does not answer.').first()).toBeVisible()
  await page.getByRole('button', { name: en.welcome.request.correct }).click()
  await page.getByLabel('Website').fill(`https://${host}`)
  await page.getByLabel('SIRET/ID').fill('11111111111111')
  await page.getByRole('button', { name: en.welcome.request.sendAgain }).click()
  await expect(page.getByText(en.common.errors.siret_invalid)).toBeVisible()
  await page.getByLabel('SIRET/ID').fill('73282932000074')
  await page.getByRole('button', { name: en.welcome.request.sendAgain }).click()
  await expectToast(page, en.welcome.request.sent)
  await expect(page.getByText(en.common.organizationStatus.pending)).toBeVisible()
})

test("a request with an unconfirmed email address can't be approved", async ({ page, request }) => {
  const { name, host } = anyWorkshop()
  await signUp(request, partner('company', name), randomEmail(host))
  await signInAsDemo(page, 'admin', `/dashboard/companies?q=${encodeURIComponent(name)}`)
  const waiting = page.getByRole('listitem').filter({ hasText: name })
  await expect(waiting).toContainText(en.approvals.companies.checks.emailUnconfirmed)
  await expect(waiting.getByRole('button', { name: `Approve ${name}` })).toBeDisabled()
  // Five fit below the header of an ordinary screen.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await waiting.boundingBox())!.height).toBeLessThan(124)
})
