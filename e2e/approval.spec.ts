import { expect, test } from '@playwright/test'
import {
  confirmedAccount,
  expectToast,
  partner,
  randomEmail,
  signIn,
  signInAsDemo,
} from './support/people.ts'

const kinds = [
  { type: 'company', dashboard: 'Company Dashboard' },
  { type: 'academia', dashboard: 'Academia Dashboard' },
  { type: 'on_maker', dashboard: 'Maker Dashboard' },
] as const

for (const { type, dashboard } of kinds) {
  test(`an approved ${type} enters its space at once, without a reload`, async ({
    page,
    browser,
    request,
  }) => {
    const name = `Atelier ${randomEmail().slice(1, 9)}`
    const email = await confirmedAccount(request, partner(type, name), randomEmail('atelier.example'))
    await signIn(page, email)
    await expect(page.getByText('Under review')).toBeVisible()

    const admin = await (await browser.newContext()).newPage()
    await signInAsDemo(admin, 'admin')
    await admin.getByRole('link', { name: 'See all requests' }).click()
    await admin.getByLabel('Search by name, email or SIRET').fill(name)
    const request1 = admin.getByRole('listitem').filter({ hasText: name })
    await expect(request1.getByText('Email address confirmed')).toBeVisible()
    await request1.getByRole('button', { name: `Approve ${name}` }).click()
    await expectToast(admin, `${name} is approved.`)
    await admin.goto('/dashboard')
    await expect(admin.getByText(`approved ${name}`)).toBeVisible()

    await expect(page.getByRole('heading', { name: dashboard })).toBeVisible()
    await page.getByRole('button', { name: /Notifications, 1 unread/ }).click()
    await expect(
      page.getByRole('dialog').getByText(`the request of ${name} is approved`, { exact: false }),
    ).toBeVisible()
  })
}

test('a request that is not accepted says why, and can be corrected', async ({ page, browser, request }) => {
  const name = `Atelier ${randomEmail().slice(1, 9)}`
  const email = await confirmedAccount(request, partner('company', name), randomEmail('atelier.example'))
  await signIn(page, email)
  const admin = await (await browser.newContext()).newPage()
  await signInAsDemo(admin, 'admin', `/dashboard/companies?q=${encodeURIComponent(name)}`)
  await admin.getByRole('button', { name: `Do not accept ${name}` }).click()
  const send = admin.getByRole('button', { name: 'Send the reason' })
  await expect(send).toBeDisabled()
  await admin.getByLabel('Reason').fill('The website does not answer.')
  await send.click()
  await expectToast(admin, 'was told why')

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
