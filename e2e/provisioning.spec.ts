import { expectAccessible, expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { confirmedAccount, demoPassword, expectToast, fillSignIn, signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { accessTokens, integrations, provisioning } = en
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a directory invites someone, gives them a role, and ends their access in the open browser', async ({
  page,
  browser,
  request,
}) => {
  const guest = await confirmedAccount(request)
  await signInAsDemo(page, 'company', '/dashboard/integrations')
  await page.getByRole('link', { name: integrations.cards.provisioning.action }).click()
  await expect(page.getByLabel(provisioning.connect.address, { exact: true })).toBeVisible()
  await expect(page.getByText(provisioning.connect.never)).toBeVisible()
  await expectSound(page)
  const address = await page.getByLabel(provisioning.connect.address, { exact: true }).inputValue()
  await page.getByRole('link', { name: provisioning.connect.createToken }).click()
  await page.getByRole('button', { name: accessTokens.create.button }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(accessTokens.create.name).fill('Directory')
  await dialog.getByLabel('scim').check()
  await dialog.getByLabel(en.account.identity.password, { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: accessTokens.create.submit }).click()
  const token = await dialog.getByLabel(accessTokens.made.token, { exact: true }).inputValue()

  const directory = (method: string, path: string, data?: object) =>
    request.fetch(`${address}${path}`, {
      method,
      data,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    })
  const created = await directory('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: guest,
    displayName: 'Camille of the directory',
    emails: [{ value: guest, type: 'work', primary: true }],
    active: true,
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()) as { id: string }
  await directory('POST', '/Groups', { displayName: 'Talent team', members: [{ value: id }] })

  const mail = await latestMail(request, guest, /Nordelia/)
  const link = /\S+\/join\/\S+/.exec(mail.text)![0]
  const colleague = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await colleague.goto(new URL(link).pathname.replace('/dashboard', ''))
  await colleague.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(colleague, guest)
  await colleague.getByRole('button', { name: en.team.join.accept }).click()
  await expect(colleague.getByRole('heading', { name: en.company.home.title })).toBeVisible()

  await page.goto('/dashboard/integrations/provisioning')
  await expect(row(page, guest)).toContainText(provisioning.states.active)
  await expect(row(page, guest)).toContainText(provisioning.roles.reviewer)
  await page
    .getByLabel(fill(provisioning.groups.roleOf, { name: 'Talent team' }))
    .selectOption(provisioning.roles.recruiter)
  await expectToast(page, fill(provisioning.groups.saved, { name: 'Talent team' }))
  await expect(row(page, guest)).toContainText(provisioning.roles.recruiter)
  await expectAccessible(page)

  await colleague.goto('/dashboard/company-profile')
  await expect(colleague.getByRole('link', { name: 'Company Profile' })).toBeVisible()
  const ended = await directory('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
  })
  expect(ended.status(), await ended.text()).toBe(200)
  await expect(colleague.getByRole('link', { name: 'Company Profile' })).toBeHidden()
  await colleague.goto('/dashboard/team')
  await expect(colleague.getByText('Page not found')).toBeVisible()

  await page.reload()
  await expect(row(page, guest)).toContainText(provisioning.states.inactive)
  await expect(
    page.getByText(fill(provisioning.events.deactivated, { name: 'Camille of the directory' })),
  ).toBeVisible()
})
