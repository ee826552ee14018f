import { openMailedLink } from './support/mailbox.ts'
import {
  confirmedAccount,
  expectToast,
  fillSignIn,
  signIn,
  signInAsDemo,
  signInByForm,
} from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

test('each form has its heading and a link to the other', async ({ page }) => {
  await page.goto('/auth')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Welcome Back, Future Pro.')
  await expect(page.getByText('Continue your journey of discovery and growth.')).toBeVisible()
  await page.getByRole('button', { name: "Don't have an account? Create one" }).click()
  await expect(heading).toHaveText('Create Your Account, be the actor of your growth')
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await page.getByText("I'm a Partner").click()
  await expect(heading).toHaveText(fill(en.auth.partnerSignIn.title, { product: 'Essor' }))
  await page.getByRole('button', { name: 'New? Get Involved' }).click()
  await expect(heading).toHaveText('Get Involved')
  await page.getByRole('button', { name: 'Already a partner? Sign In' }).click()
  await expect(heading).toHaveText(fill(en.auth.partnerSignIn.title, { product: 'Essor' }))
  await page.goBack()
  await expect(heading).toHaveText('Get Involved')
})

test('signing in leads to the dashboard, and so does /auth for a signed-in visitor', async ({
  page,
  request,
}) => {
  const email = await confirmedAccount(request)
  await signInByForm(page, email)
  await expectToast(page, 'Welcome back!', 'You have been signed in successfully.')
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a wrong password is reported, and what was typed stays', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  await page.goto('/auth')
  await fillSignIn(page, email, 'Wrong-password-1!')
  await expectToast(page, 'Login Failed', 'Invalid email or password. Please check your credentials.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('empty fields are reported where they are', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(en.auth.errors.required)).toHaveCount(2)
})

test('other errors show the server’s message, and an unreachable server ours', async ({ page }) => {
  await page.goto('/auth')
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'x', msg: 'The moon is in the wrong place' } }),
  )
  await fillSignIn(page, 'someone@example.com')
  await expectToast(page, 'Error', 'The moon is in the wrong place')
  await page.unroute('**/auth/v1/token*')
  await page.route('**/auth/v1/token*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast(page, 'Error', en.common.errors.network)
})

test('failures on our own side are reported in plain words', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/auth')
  await fillSignIn(page, 'someone@example.com')
  await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.')
  await page.goto('/admin-access')
  await page.getByLabel('Email').fill('someone@example.com')
  await page.getByLabel(`${en.auth.password} *`).fill('Some-password-1!')
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'An unexpected error occurred. Please try again.',
  )
})

test("P2 a provider that isn't set up isn't offered", async ({ page }) => {
  const settings = page.waitForResponse(/auth\/v1\/settings/)
  await page.goto('/auth')
  await (await settings).finished()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Continue with (?!single sign-on)/ })).toHaveCount(0)
})

test('errors reported by a provider are shown', async ({ page }) => {
  await page.goto(
    '/dashboard#error=access_denied&error_code=provider_said_no&error_description=The+provider+said+no',
  )
  await expect(page).toHaveURL(/\/auth/)
  await expectToast(page, 'Error', 'The provider said no')
})

test('a forgotten password is replaced through the emailed link', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: en.auth.forgot.submit }).click()
  await expect(page.getByText(en.auth.forgot.sentTitle)).toBeVisible()

  await openMailedLink(page, request, email, /password/i)
  await expect(page.getByRole('heading', { name: en.auth.newPassword.title })).toBeVisible()
  await page.getByLabel(en.auth.newPassword.label).fill('Another-secret-2!')
  await page.getByRole('button', { name: en.auth.newPassword.submit }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await fillSignIn(page, email, 'Another-secret-2!')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('without a link the form for a new password says how to get one', async ({ page }) => {
  await page.goto('/auth/new-password')
  await expect(page.getByRole('heading', { name: en.auth.newPassword.expiredTitle })).toBeVisible()
  await page.getByRole('link', { name: en.auth.newPassword.expiredAction }).click()
  await expect(page).toHaveURL(/forgot-password/)
})

test('the demo is one click away', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByText(en.auth.demo.title)).toBeVisible()
  await page.getByRole('button', { name: 'Academia' }).click()
  await expect(page.getByRole('heading', { name: en.academia.home.title })).toBeVisible()
})

test('signing out in one tab empties the other', async ({ context, page, request }) => {
  await signIn(page, await confirmedAccount(request))
  const other = await context.newPage()
  await other.goto('/dashboard/profile')
  await expect(other.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(other).toHaveURL(/\/auth/)
  await expect(other.getByText('Camille')).toHaveCount(0)
})

test('a session ended on the server leads back to sign-in', async ({ page }) => {
  await signInAsDemo(page, 'candidate')
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('essor-session')!)
    session.expires_at = 1
    session.refresh_token = 'gone'
    localStorage.setItem('essor-session', JSON.stringify(session))
  })
  await page.goto('/dashboard/progress')
  await expect(page).toHaveURL(/\/auth$/)
})
