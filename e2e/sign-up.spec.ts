import { expect, type Page, test } from '@playwright/test'
import { latestMail, mailedLink, openMailedLink } from './support/mailbox.ts'
import { confirmedAccount, expectToast, fillSignIn, password, randomEmail, signIn } from './support/people.ts'

async function fillNames(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Camille')
  await page.getByLabel('Last Name').fill('Roux')
}

test('a candidate signs up, confirms from the mailbox, and stands in the right dashboard', async ({
  page,
  browser,
  request,
}) => {
  const email = randomEmail()
  await page.goto('/auth?tab=signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create Your Account, be the actor of your growth',
  )
  const submit = page.getByRole('button', { name: 'Create Account' })
  await expect(submit).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
  await fillNames(page)
  await page.getByLabel('Email').fill(email)

  const field = page.getByLabel('Password *')
  await expect(field).toHaveAttribute('minlength', '8')
  const alert = page.getByText('Please ensure your password meets all requirements above.')
  await expect(alert).toHaveCount(0)
  const steps = [
    ['a', 'Weak'],
    ['aB', 'Fair'],
    ['aB1', 'Good'],
    ['aB1!', 'Strong'],
  ] as const
  for (const [typed, strength] of steps) {
    await field.fill(typed)
    await expect(page.getByText(strength, { exact: true })).toBeVisible()
    await expect(alert).toBeVisible()
    await expect(submit).toBeDisabled()
  }
  await field.fill(password)
  await expect(page.getByText('Very Strong', { exact: true })).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await submit.click()

  await expectToast(
    page,
    'Check your inbox to activate your Essor journey!',
    'We sent you a verification email to get started.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
  await expect(page.getByLabel('Password *')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open the demo mailbox' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)

  // On another device than the one where the account was asked for.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(await mailedLink(request, email))
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  await elsewhere.getByRole('button', { name: 'Confirm address' }).click()
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Camille!')
})

const partners = [
  { type: 'company', label: 'A company', email: () => randomEmail('nordwind.example') },
  { type: 'academia', label: 'An academic institution', email: () => randomEmail('ecole.example') },
  { type: 'on_maker', label: 'An On Maker', email: () => randomEmail('gmail.com') },
] as const

for (const { type, label, email } of partners) {
  test(`a partner (${type}) requests access, and waits without a role`, async ({ page, request }) => {
    const address = email()
    await page.goto('/auth?tab=signup')
    await page.getByText("I'm a Partner").click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Involved')
    await page.getByLabel('You are').selectOption({ label })
    await fillNames(page)
    await page.getByLabel('Email').fill(address)
    if (type !== 'on_maker') await page.getByLabel('Organization Name').fill(`Nordwind ${type}`)
    await page.getByLabel('Your Role').fill('Recruiter')
    await page.getByLabel('Website').fill('nordwind.example')
    await page.getByLabel('SIRET/ID').fill('732 829 320 00074')
    await page.getByLabel('How did you hear about us?').selectOption('France Travail')
    await page.getByLabel('Password *').fill(password)
    await page.getByRole('button', { name: 'Request Access' }).click()
    await expectToast(page, 'Thanks for your interest!', 'Please check your email to verify your account.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')

    await openMailedLink(page, request, address)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible()
    await expect(page.getByText('Under review')).toBeVisible()
    await expect(page.getByText('You have no role yet.')).toBeVisible()
    const name = type === 'on_maker' ? 'Camille Roux' : `Nordwind ${type}`
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
  })
}

test('companies and schools must use a professional address', async ({ page }) => {
  await page.goto('/auth?tab=signup&as=partner')
  await expect(page.getByText('(Professional email required)')).toBeVisible()
  const alert = page.getByText(
    'Please use your professional email address for company or academic institution registration.',
  )
  for (const host of ['gmail.com', 'yahoo.com', 'Hotmail.com', 'OUTLOOK.com']) {
    await page.getByLabel('Email').fill(`someone@${host}`)
    await expect(alert).toBeVisible()
  }
  await fillNames(page)
  await page.getByLabel('Organization Name').fill('Nordwind')
  await page.getByLabel('Your Role').fill('Recruiter')
  await page.getByLabel('Password *').fill(password)
  await page.getByRole('button', { name: 'Request Access' }).click()
  await expectToast(page, 'Professional Email Required', 'Please use your professional email address.')
  await expect(page.getByLabel('Organization Name')).toHaveValue('Nordwind')

  await page.getByLabel('You are').selectOption('on_maker')
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('(Professional email required)')).toHaveCount(0)
})

test('bad input gets its message where it was typed, and nothing is lost', async ({ page }) => {
  await page.goto('/auth?tab=signup&as=partner')
  await page.getByLabel('Password *').fill(password)
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Website').fill('nowhere')
  await page.getByLabel('SIRET/ID').fill('12345678901234')
  await page.getByRole('button', { name: 'Request Access' }).click()
  await expect(page.getByText('This is not an email address.')).toBeVisible()
  await expect(page.getByText('This is not an address such as https://example.com.')).toBeVisible()
  await expect(page.getByText('This SIRET is not valid', { exact: false })).toBeVisible()
  await expect(page.getByText('Fill this in.')).toHaveCount(4)
  await expect(page.getByLabel('SIRET/ID')).toHaveValue('12345678901234')
})

test('where the backend says that an address has an account, the page does too', async ({ page }) => {
  // Ours never says so; projects without confirmations do.
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
    }),
  )
  await page.goto('/auth?tab=signup')
  await fillNames(page)
  await page.getByLabel('Email').fill(randomEmail())
  await page.getByLabel('Password *').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(
    page,
    'Account Exists',
    'An account with this email already exists. Please sign in instead.',
  )
})

test('what the server refuses is said in its words', async ({ page }) => {
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'x', error_code: 'x', msg: 'Signups are closed on Sundays' },
    }),
  )
  await page.goto('/auth?tab=signup')
  await fillNames(page)
  await page.getByLabel('Email').fill(randomEmail())
  await page.getByLabel('Password *').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Sign Up Failed', 'Signups are closed on Sundays')
  await expect(page.getByLabel('First Name')).toHaveValue('Camille')
})

test('a link that was used already says so, and offers another', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  await openMailedLink(page, request, email)
  await expect(page.getByRole('heading', { name: 'This link didn’t work' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible()
})

test('M8 no link replaces a session unasked', async ({ page, request }) => {
  const [mine, foreign] = [await confirmedAccount(request), await confirmedAccount(request)]
  const { supabaseKey } = await (await request.get('/config.json')).json()
  const headers = { apikey: supabaseKey }
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email: foreign, password },
  })
  const { access_token, refresh_token } = await answer.json()
  await signIn(page, mine)
  const tokens = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
  })
  await page.goto(`/auth#${tokens}`)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/account')
  await expect(page.getByText(`You sign in with ${mine}.`)).toBeVisible()

  await request.post('/auth/v1/otp', { headers, data: { email: foreign } })
  await openMailedLink(page, request, foreign, /sign-in/i)
  await expect(page.getByRole('heading', { name: 'This link belongs to another account' })).toBeVisible()
  await page.getByRole('button', { name: `Stay signed in as ${mine}` }).click()
  await page.goto('/dashboard/account')
  await expect(page.getByText(`You sign in with ${mine}.`)).toBeVisible()
})

test('in French, the form and the mail speak French', async ({ browser, request }) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  const email = randomEmail()
  await page.goto('/auth?tab=signup')
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: false }).last().fill('Lefèvre')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe *').fill(password)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expectToast(page, 'Consultez votre messagerie')
  expect((await latestMail(request, email)).text).toMatch(/vous/i)
  await context.close()
})

test('somebody who has not confirmed cannot sign in, and gets the link again', async ({ page, request }) => {
  const email = randomEmail()
  await page.goto('/auth?tab=signup')
  await fillNames(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password *').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Check your inbox')
  await latestMail(request, email)

  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await fillSignIn(page, email)
  await expectToast(page, 'Error', 'Email not confirmed')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  const said = page.getByText(/Sent\. Check your spam folder|A mail was sent a moment ago/)
  await expect(said).toBeVisible()
})
