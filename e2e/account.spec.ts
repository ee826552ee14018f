import { Secret, TOTP } from 'otpauth'
import { openMailedLink } from './support/mailbox.ts'
import { confirmedAccount, expectToast, fillSignIn, password, randomEmail, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

test('a new password signs out other devices', async ({ page, browser, request }) => {
  const email = await confirmedAccount(request)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email)
  await signIn(page, email)
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: en.account.title }).click()
  await page.getByLabel(en.account.password.current).fill('Wrong-secret-1!')
  await page.getByLabel(en.account.password.label).fill('Another-secret-2!')
  await page.getByRole('button', { name: en.account.password.submit }).click()
  await expect(page.getByText(en.account.password.wrong)).toBeVisible()
  await page.getByLabel(en.account.password.current).fill(password)
  await page.getByRole('button', { name: en.account.password.submit }).click()
  await expectToast(page, en.account.password.done)
  await other.goto('/dashboard/progress')
  await expect(other).toHaveURL(/\/auth$/)
  await fillSignIn(other, email, 'Another-secret-2!')
  await expect(other).toHaveURL(/\/dashboard/)
})

test('a new email address takes effect once both emails are confirmed', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  const next = randomEmail()
  await signIn(page, email, { at: '/dashboard/account' })
  await page.getByLabel(en.account.email.label).fill('nonsense')
  await page.getByRole('button', { name: en.account.email.submit }).click()
  await expect(page.getByText(en.auth.errors.email)).toBeVisible()
  await page.getByLabel(en.account.email.label).fill(next)
  await page.getByRole('button', { name: en.account.email.submit }).click()
  await expect(page.getByText(en.account.email.sent, { exact: false })).toBeVisible()
  await openMailedLink(page, request, next)
  await expect(page.getByRole('heading', { name: en.auth.confirmLink.halfTitle })).toBeVisible()
  await openMailedLink(page, request, email, /new email address/)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/account')
  await expect(page.getByText(fill(en.account.email.text, { email: next }))).toBeVisible()
})

test('the password alone opens nothing if there is a second factor', async ({ page, browser, request }) => {
  test.slow()
  const email = await confirmedAccount(request)
  await signIn(page, email, { at: '/dashboard/account' })
  await page.getByRole('button', { name: en.account.twoFactor.start }).click()
  await expect(page.getByAltText(en.account.twoFactor.qr)).toBeVisible()
  const secret = Secret.fromBase32((await page.locator('code').textContent())!)
  const totp = new TOTP({ secret })
  await page.getByLabel(en.account.twoFactor.code).getByRole('textbox').first().click()
  await page.keyboard.type(totp.generate())
  await page.getByRole('button', { name: en.account.twoFactor.confirm }).click()
  await expectToast(page, en.account.twoFactor.enabled)
  const codes = (await page.getByRole('textbox', { name: en.account.recovery.codes }).inputValue()).split(
    '\n',
  )
  await page.getByRole('button', { name: en.account.recovery.done }).click()
  await expect(page.getByText(fill(en.account.recovery.left_other, { count: 10 }))).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto('/auth')
  await fillSignIn(other, email)
  await expect(other.getByRole('heading', { name: en.auth.secondFactor.title })).toBeVisible()
  await other.goto('/dashboard/profile')
  await expect(other.getByRole('heading', { name: en.auth.secondFactor.title })).toBeVisible()
  await other.keyboard.type('000000')
  await expect(other.getByText(en.common.errors.mfa_verification_failed, { exact: false })).toBeVisible()
  await other.getByLabel(en.account.twoFactor.code).getByRole('textbox').first().click()
  await other.keyboard.type(totp.generate({ timestamp: Date.now() + 30_000 }))
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()

  // The phone is lost: a saved recovery code works once, and removes the second factor.
  const third = await (await browser.newContext()).newPage()
  await signIn(third, email, { at: '/dashboard/account' })
  await third.getByRole('button', { name: en.auth.secondFactor.lost }).click()
  await third.getByLabel(en.auth.secondFactor.recoveryLabel).fill('wrong-wrong')
  await third.getByRole('button', { name: 'Continue' }).click()
  await expect(third.getByText(en.auth.secondFactor.recoveryWrong)).toBeVisible()
  await third.getByLabel(en.auth.secondFactor.recoveryLabel).fill(codes[0]!)
  await third.getByRole('button', { name: 'Continue' }).click()
  await expect(third.getByRole('button', { name: en.account.twoFactor.start })).toBeVisible()
})

test('open sessions are listed, and another one can be ended', async ({ page, browser, request }) => {
  const email = await confirmedAccount(request)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email)
  await signIn(page, email, { at: '/dashboard/account' })
  await expect(page.getByText(en.account.sessions.current, { exact: true })).toHaveCount(1)
  // The link in the email opened one, too.
  const end = page.getByRole('button', { name: en.account.sessions.end, exact: true })
  await expect(end).toHaveCount(2)
  await end.first().click()
  await expectToast(page, en.account.sessions.ended)
  await expect(end).toHaveCount(1)
  await page.getByRole('button', { name: en.account.sessions.endOthers }).click()
  await expectToast(page, en.account.sessions.othersEnded)
  await expect(end).toHaveCount(0)
  await other.goto('/dashboard/profile')
  await expect(other).toHaveURL(/\/auth$/)
})

test('deleting the account requires the password, and can be undone for days', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  await signIn(page, email, { at: '/dashboard/account' })
  await page.getByRole('button', { name: en.account.deletion.submit }).click()
  await page.getByLabel(en.account.identity.password).fill('Wrong-password-1!')
  await page.getByRole('button', { name: en.account.deletion.confirm }).click()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await page.getByLabel(en.account.identity.password).fill(password)
  await page.getByRole('button', { name: en.account.deletion.confirm }).click()
  await expect(page.getByText('Your account will be deleted on', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: en.shell.deletion.keep }).click()
  await expectToast(page, en.shell.deletion.kept)
  await expect(page.getByRole('button', { name: en.shell.deletion.keep })).toHaveCount(0)
})

test('language and theme change immediately, keep what was typed, and the language follows the person', async ({
  page,
  browser,
  request,
}) => {
  const email = await confirmedAccount(request)
  await signIn(page, email, { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel(en.profiles.jobTitle).fill('Typed before')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: fr.catalog.list.languages.fr }).click()
  await saved
  await expect(page.getByRole('heading', { level: 1, name: fr.shell.nav.profile, exact: true })).toBeVisible()
  await expect(page.getByLabel(fr.profiles.jobTitle)).toHaveValue('Typed before')
  await page.getByRole('button', { name: fr.common.theme.switchTo.dark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await signIn(other, email)
  await expect(
    other.getByRole('heading', { name: fill(fr.candidate.home.title, { name: 'Camille' }) }),
  ).toBeVisible()
})

test('notifications are read and removed', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: en.shell.notifications.markAll }).click()
  await expect(page.getByRole('button', { name: en.shell.nav.notifications, exact: true })).toBeVisible()
  await page.getByRole('link', { name: en.shell.notifications.all }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.shell.nav.notifications })).toBeVisible()
  await page.locator('#content').getByRole('button', { name: en.shell.notifications.remove }).click()
  await expect(
    page.locator('#content').getByText(en.shell.notifications.none, { exact: false }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText(en.shell.notifications.none, { exact: false })).toBeVisible()
})
