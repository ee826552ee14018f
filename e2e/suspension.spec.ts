import { expect, test } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, fillSignIn, signIn, signInAsDemo } from './support/people.ts'

test('who is suspended is out everywhere at once, is told why, and is in again when restored', async ({
  page,
  browser,
  request,
}) => {
  const email = await confirmedAccount(request, { first_name: 'Solène', last_name: 'Tanguy' })
  const person = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signIn(person, email)
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible()
  const session = JSON.parse((await person.evaluate(() => localStorage.getItem('essor-session')))!)

  await signInAsDemo(page, 'admin', '/admin-dashboard/users')
  await page.getByLabel('Search by name or email').fill('sol tang')
  await page.getByRole('link', { name: 'Solène Tanguy' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solène Tanguy' })).toBeVisible()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByText('Say why.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Messages that nobody asked for.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expectToast(page, 'Solène Tanguy is suspended and signed out everywhere.')
  await expect(page.getByText('This account is suspended')).toBeVisible()

  // The open tab is led to the door by itself, and the door says why it is shut.
  const { supabaseKey } = await (await request.get('/config.json')).json()
  const headers = { apikey: supabaseKey, authorization: `Bearer ${session.access_token}` }
  expect((await request.get('/rest/v1/profiles', { headers })).status()).toBe(401)
  await expect(person).toHaveURL(/\/auth/)
  await expect(person.getByRole('alert').filter({ hasText: 'This account is suspended' })).toBeVisible()
  await person.goto('/auth')
  await fillSignIn(person, email)
  await expect(person.getByRole('alert').filter({ hasText: 'This account is suspended' })).toBeVisible()

  await page.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByLabel('Reason').fill('They were asked for.')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Solène Tanguy can sign in again.')
  await fillSignIn(person, email)
  await expect(person).toHaveURL(/\/dashboard/)

  await expectSound(page)
})

test('several are suspended at once, in French, and let in again with one press', async ({
  page,
  request,
}) => {
  for (const first_name of ['Aude', 'Basile'])
    await confirmedAccount(request, { first_name, last_name: 'Quintefeuille' })
  await page.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signInAsDemo(page, 'admin', '/admin-dashboard/users?q=quintefeuille')
  await expectSound(page)
  await page.getByRole('checkbox', { name: 'Choisir cette page' }).check()
  await page.getByRole('button', { name: 'Agir sur ces comptes' }).click()
  await page.getByRole('menuitem', { name: 'Suspendre' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('2 personnes sont concernées')).toBeVisible()
  await dialog.getByLabel('Motif').fill('Une vague de messages.')
  await dialog.getByRole('button', { name: 'Suspendre 2 personnes' }).click()
  await expect(page.getByRole('table').getByText('Suspendu')).toHaveCount(2)
  await page.getByRole('button', { name: 'Défaire' }).click()
  await expectToast(page, 'Annulé pour 2 personnes.')
  await expect(page.getByRole('table').getByText('Actif')).toHaveCount(2)
})
