import { expect, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { openMailedLink } from './support/mailbox.ts'
import { confirmedAccount, expectToast, fillSignIn, password, randomEmail, signIn } from './support/people.ts'

test('a new password signs out the other devices', async ({ page, browser, request }) => {
  const email = await confirmedAccount(request)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email)
  await signIn(page, email)
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await page.getByLabel('Current password').fill('Wrong-secret-1!')
  await page.getByLabel('New password').fill('Another-secret-2!')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('That’s not your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expectToast(page, 'Your password is changed.')
  await other.goto('/dashboard/progress')
  await expect(other).toHaveURL(/\/auth$/)
  await fillSignIn(other, email, 'Another-secret-2!')
  await expect(other).toHaveURL(/\/dashboard/)
})

test('a new address counts once both mails are confirmed', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  const next = randomEmail()
  await signIn(page, email, { at: '/dashboard/account' })
  await page.getByLabel('New email address').fill('nonsense')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('This is not an email address.')).toBeVisible()
  await page.getByLabel('New email address').fill(next)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('We sent a link to both addresses.', { exact: false })).toBeVisible()
  await openMailedLink(page, request, next)
  await expect(page.getByRole('heading', { name: 'One more address to confirm' })).toBeVisible()
  await openMailedLink(page, request, email, /email|address/i)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/account')
  await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible()
})

test('with a second factor the password alone opens nothing', async ({ page, browser, request }) => {
  test.slow()
  const email = await confirmedAccount(request)
  await signIn(page, email, { at: '/dashboard/account' })
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  const secret = Secret.fromBase32((await page.locator('code').textContent())!)
  const totp = new TOTP({ secret })
  await page.getByLabel('Six-digit code').getByRole('textbox').first().click()
  await page.keyboard.type(totp.generate())
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expectToast(page, 'Two-factor authentication is on.')
  const codes = (await page.getByRole('textbox', { name: 'Keep these recovery codes' }).inputValue()).split(
    '\n',
  )
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto('/auth')
  await fillSignIn(other, email)
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await other.goto('/dashboard/profile')
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await other.keyboard.type('000000')
  await expect(other.getByText('This code is not right.', { exact: false })).toBeVisible()
  await other.getByLabel('Six-digit code').getByRole('textbox').first().click()
  await other.keyboard.type(totp.generate({ timestamp: Date.now() + 30_000 }))
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()

  // The phone is lost: a kept code lets in, once, and takes the second factor with it.
  const third = await (await browser.newContext()).newPage()
  await signIn(third, email, { at: '/dashboard/account' })
  await third.getByRole('button', { name: 'I have lost my phone' }).click()
  await third.getByLabel('Recovery code').fill('wrong-wrong')
  await third.getByRole('button', { name: 'Continue' }).click()
  await expect(third.getByText('This recovery code is not right, or was used already.')).toBeVisible()
  await third.getByLabel('Recovery code').fill(codes[0]!)
  await third.getByRole('button', { name: 'Continue' }).click()
  await expect(third.getByRole('button', { name: 'Set it up' })).toBeVisible()
})

test('open sessions are listed, and another one can be ended', async ({ page, browser, request }) => {
  const email = await confirmedAccount(request)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email)
  await signIn(page, email, { at: '/dashboard/account' })
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1)
  // The link of the mail opened one, too.
  const end = page.getByRole('button', { name: 'End this session' })
  await expect(end).toHaveCount(2)
  await end.first().click()
  await expectToast(page, 'The session has ended.')
  await expect(end).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expectToast(page, 'You are signed out everywhere else.')
  await expect(end).toHaveCount(0)
  await other.goto('/dashboard/profile')
  await expect(other).toHaveURL(/\/auth$/)
})

test('the deletion of the account wants the password, and can be taken back for days', async ({
  page,
  request,
}) => {
  const email = await confirmedAccount(request)
  await signIn(page, email, { at: '/dashboard/account' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Your password').fill('Wrong-password-1!')
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click()
  await expect(page.getByText('Your account will be deleted on', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expectToast(page, 'Your account stays.')
  await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0)
})

test('language and theme change at once, nothing typed is lost, and the language follows the person', async ({
  page,
  browser,
  request,
}) => {
  const email = await confirmedAccount(request)
  await signIn(page, email, { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Job title').fill('Typed before')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil', exact: true })).toBeVisible()
  await expect(page.getByLabel('Métier')).toHaveValue('Typed before')
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await signIn(other, email)
  await expect(other.getByRole('heading', { name: 'Heureux de vous revoir, Camille !' })).toBeVisible()
})

test('notifications are read and removed', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page.locator('#content').getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('#content').getByText('Nothing new.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing new.', { exact: false })).toBeVisible()
})
