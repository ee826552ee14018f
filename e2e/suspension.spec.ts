import { expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, fillSignIn, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

test('a suspended person is signed out everywhere immediately, sees why, and is let in again when restored', async ({
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
  await page.getByLabel(en.administration.filters.search).fill('sol tang')
  await page.getByRole('link', { name: 'Solène Tanguy' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solène Tanguy' })).toBeVisible()
  await page.getByRole('button', { name: en.administration.acts.suspend.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: en.administration.acts.suspend.button }).click()
  await expect(dialog.getByText(en.common.required)).toBeVisible()
  await dialog.getByLabel(en.administration.reason).fill('Messages that nobody asked for.')
  await dialog.getByRole('button', { name: en.administration.acts.suspend.button }).click()
  await expectToast(page, fill(en.administration.acts.suspend.done, { name: 'Solène Tanguy' }))
  await expect(page.getByText(en.administration.isSuspended)).toBeVisible()

  // The open tab returns to sign-in automatically, which says why.
  const { supabaseKey } = await (await request.get('/config.json')).json()
  const headers = { apikey: supabaseKey, authorization: `Bearer ${session.access_token}` }
  expect((await request.get('/rest/v1/profiles', { headers })).status()).toBe(401)
  await expect(person).toHaveURL(/\/auth/)
  await expect(person.getByRole('alert').filter({ hasText: en.administration.isSuspended })).toBeVisible()
  await person.reload()
  await expect(person.getByRole('alert').filter({ hasText: en.administration.isSuspended })).toBeVisible()
  // A tab opened with the old session is informed as well.
  await person.evaluate((kept) => localStorage.setItem('essor-session', kept), JSON.stringify(session))
  await person.goto('/dashboard')
  await expect(person).toHaveURL(/\/auth/)
  await expect(person.getByRole('alert').filter({ hasText: en.administration.isSuspended })).toBeVisible()
  await person.goto('/auth')
  await fillSignIn(person, email)
  await expect(person.getByRole('alert').filter({ hasText: en.administration.isSuspended })).toBeVisible()

  await page.getByRole('button', { name: en.administration.acts.restore.button }).click()
  await dialog.getByLabel(en.administration.reason).fill('They were asked for.')
  await dialog.getByRole('button', { name: en.administration.acts.restore.button }).click()
  await expectToast(page, fill(en.administration.acts.restore.done, { name: 'Solène Tanguy' }))
  await fillSignIn(person, email)
  await expect(person).toHaveURL(/\/dashboard/)

  await expectSound(page)
})

test('several people are suspended, in French, and restored with one click', async ({ page, request }) => {
  for (const first_name of ['Aude', 'Basile'])
    await confirmedAccount(request, { first_name, last_name: 'Quintefeuille' })
  await page.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signInAsDemo(page, 'admin', '/admin-dashboard/users?q=quintefeuille')
  await expectSound(page)
  await page.getByRole('checkbox', { name: fr.administration.choose.page }).check()
  await page.getByRole('button', { name: fr.administration.bulk.menu }).click()
  await page.getByRole('menuitem', { name: fr.administration.acts.suspend.button }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(fill(fr.administration.bulk.affected_other, { count: 2 }))).toBeVisible()
  await dialog.getByLabel(fr.administration.reason).fill('Une vague de messages.')
  await dialog
    .getByRole('button', { name: fill(fr.administration.bulk.suspend.confirm_other, { count: 2 }) })
    .click()
  await expect(page.getByRole('table').getByText(fr.administration.state.suspended)).toHaveCount(2)
  await page.getByRole('button', { name: fr.common.undo }).click()
  await expectToast(page, fill(fr.administration.bulk.undone_other, { count: 2 }))
  await expect(page.getByRole('table').getByText(fr.administration.state.active)).toHaveCount(2)
})
