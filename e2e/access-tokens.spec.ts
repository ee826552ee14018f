import { expectSound } from './support/axe.ts'
import { demoPassword, expectToast, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { accessTokens, apiReference, integrations } = en
const name = 'Weekly report'

test('an owner creates a token, tries it on the developers page, and revokes it', async ({
  page,
  request,
}) => {
  await signInAsDemo(page, 'company')
  await page
    .getByRole('navigation', { name: en.shell.mainNavigation })
    .getByRole('link', { name: en.shell.nav.integrations })
    .click()
  await expect(page.getByRole('link', { name: integrations.cards.tokens.action })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: integrations.cards.tokens.action }).click()
  await page.getByRole('button', { name: accessTokens.create.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(accessTokens.create.name).fill(name)
  await dialog.getByRole('checkbox', { name: 'missions:read', exact: true }).check()
  await dialog.getByLabel(en.account.identity.password, { exact: true }).fill(demoPassword)
  await expectSound(page)
  await dialog.getByRole('button', { name: accessTokens.create.submit }).click()
  const token = await dialog.getByLabel(accessTokens.made.token, { exact: true }).inputValue()
  expect(token).toMatch(/^essor_org_/)
  await dialog.getByRole('button', { name: accessTokens.made.done }).click()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expectSound(page)

  const read = (path: string) =>
    request.get(`/functions/v1/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await (await read('/missions?limit=1')).json()) as { data: { title: string }[] }
  expect((await read('/applications')).status()).toBe(403)

  await page.getByRole('link', { name: accessTokens.documentation }).click()
  await page.getByLabel(apiReference.try.token).fill(token)
  const endpoint = page.getByRole('article').filter({ hasText: apiReference.endpoints.listMissions.title })
  await endpoint.getByRole('button', { name: apiReference.try.open }).click()
  await endpoint.getByLabel('limit').fill('1')
  await endpoint.getByRole('button', { name: apiReference.try.send }).click()
  await expect(endpoint.getByRole('status')).toContainText(data[0]!.title)
  await expectSound(page)

  await page.goto('/dashboard/integrations/tokens')
  await page.getByRole('button', { name: fill(accessTokens.revoke.label, { name }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: accessTokens.revoke.button }).click()
  await expectToast(page, fill(accessTokens.revoke.done, { name }))
  await expect(page.getByText(name, { exact: true })).toBeHidden()
  const refused = await read('/missions')
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'token_invalid'])

  await page.goto('/dashboard/account/tokens')
  await expect(page.getByText(accessTokens.none)).toBeVisible()
  await expectSound(page)
})
