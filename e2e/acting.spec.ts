import { randomBytes } from 'node:crypto'
import { expectAccessible, expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

/** Text that no other run has in the log. */
const request = randomBytes(5).toString('hex')
const reason = `Request ${request}: the home stays empty`

/** Bypasses the interface, with the token and header that the page itself sends. */
const changeName = (page: Page) =>
  page.evaluate(async () => {
    const { supabaseKey } = await (await fetch('/config.json')).json()
    const { access_token } = JSON.parse(localStorage.getItem('essor-session')!)
    const { id, person } = JSON.parse(sessionStorage.getItem('essor-acting')!)
    const answer = await fetch(`/rest/v1/profiles?user_id=eq.${person}`, {
      method: 'PATCH',
      headers: {
        ...{ apikey: supabaseKey, authorization: `Bearer ${access_token}` },
        ...{ 'content-type': 'application/json', 'x-act-as': id },
      },
      body: JSON.stringify({ first_name: 'Mallory' }),
    })
    return answer.status
  })

test("an administrator views as a candidate, can't change anything, and the candidate reads why", async ({
  page,
}) => {
  const email = await confirmedAccount(page.request, { first_name: 'Camille', last_name: 'Roux' })
  await signInAsDemo(page, 'admin', `/admin-dashboard/users?q=${email}`)
  await page.getByRole('link', { name: 'Camille Roux' }).click()
  await page.getByRole('button', { name: fill(en.impersonation.button, { name: 'Camille Roux' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: en.impersonation.dialog.begin }).click()
  await dialog.getByLabel(en.impersonation.dialog.reason).fill(reason)
  await dialog.getByRole('button', { name: en.impersonation.dialog.begin }).click()

  const banner = page.getByRole('region', { name: en.impersonation.banner.label })
  await expect(banner).toContainText(fill(en.impersonation.banner.title, { name: 'Camille Roux' }))
  await expect(banner).toContainText(`30 minutes left · ${reason}`)
  await expect(page.getByRole('link', { name: 'Career Plan' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('button', { name: en.shell.nav.notifications }).click()
  await page.getByRole('button', { name: en.shell.notifications.markAll }).click()
  await expectToast(page, 'Error', en.common.errors['25006'])
  expect(await changeName(page)).toBe(405)

  await banner.getByRole('button', { name: en.impersonation.banner.stop }).click()
  await expect(page).toHaveURL(/\/admin-dashboard\/users/)
  await expect(banner).toBeHidden()

  await page.goto(`/admin-dashboard/audit?domain=acting&q=${request}`)
  await page.getByRole('button', { name: /started viewing as Camille Roux/ }).click()
  await expect(page.getByRole('link', { name: 'Camille Roux' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('essor-language', 'fr'))
  await page.reload()
  await page.getByRole('button', { name: /a commencé à voir Essor à la place de Camille Roux/ }).click()
  await expect(page.getByText(fr.audit.entry.from, { exact: true })).toBeVisible()
  await expectSound(page)
  await page.evaluate(() => localStorage.setItem('essor-language', 'en'))

  await signIn(page, email, { at: '/dashboard/profile/consent' })
  const ledger = page.getByRole('list', { name: en.discoveryConsent.ledger.title })
  await expect(ledger).toContainText(en.discoveryConsent.ledger.kinds.acted_as)
  await expect(ledger).toContainText(reason)
})
