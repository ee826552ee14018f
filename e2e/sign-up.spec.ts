import { latestMail, mailedLink, openMailedLink } from './support/mailbox.ts'
import { confirmedAccount, expectToast, fillSignIn, password, randomEmail, signIn } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

async function fillNames(page: Page): Promise<void> {
  await page.getByLabel(en.auth.firstName).fill('Camille')
  await page.getByLabel(en.auth.lastName).fill('Roux')
}

test('a candidate signs up, confirms from the mailbox, and lands in the right dashboard', async ({
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
  await expect(
    page.getByRole('button', { name: fill(en.auth.continueWith, { provider: 'Google' }) }),
  ).toHaveCount(0)
  await fillNames(page)
  await page.getByLabel('Email').fill(email)

  const field = page.getByLabel(`${en.auth.password} *`)
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
  await page.getByRole('button', { name: en.auth.showPassword }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await submit.click()

  await expectToast(
    page,
    fill(en.auth.toasts.candidateSignedUp.title, { product: 'Essor' }),
    'We sent you a verification email to get started.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
  await expect(page.getByLabel(`${en.auth.password} *`)).toHaveCount(0)
  await expect(page.getByRole('link', { name: en.auth.inbox.mailbox })).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)

  // On another device than the one used to sign up.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(await mailedLink(request, email))
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(en.auth.confirmLink.titles.signup)
  await elsewhere.getByRole('button', { name: en.auth.confirmLink.actions.signup }).click()
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    fill(en.candidate.home.title, { name: 'Camille' }),
  )
})

const partners = [
  { type: 'company', label: en.auth.partnerTypes.company, email: () => randomEmail('nordwind.example') },
  { type: 'academia', label: en.auth.partnerTypes.academia, email: () => randomEmail('ecole.example') },
  { type: 'on_maker', label: en.auth.partnerTypes.on_maker, email: () => randomEmail('gmail.com') },
] as const

for (const { type, label, email } of partners) {
  test(`a partner (${type}) requests access, and waits without a role`, async ({ page, request }) => {
    const address = email()
    await page.goto('/auth?tab=signup')
    await page.getByText("I'm a Partner").click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Involved')
    await page.getByLabel(en.auth.partnerType).selectOption({ label })
    await fillNames(page)
    await page.getByLabel('Email').fill(address)
    if (type !== 'on_maker') await page.getByLabel(en.auth.organizationName).fill(`Nordwind ${type}`)
    await page.getByLabel(en.auth.role).fill('Recruiter')
    await page.getByLabel('Website').fill('nordwind.example')
    await page.getByLabel('SIRET/ID').fill('732 829 320 00074')
    await page.getByLabel(en.auth.hearAboutUs).selectOption('France Travail')
    await page.getByLabel(`${en.auth.password} *`).fill(password)
    await page.getByRole('button', { name: 'Request Access' }).click()
    await expectToast(page, 'Thanks for your interest!', 'Please check your email to verify your account.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')

    await openMailedLink(page, request, address)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: en.welcome.request.title })).toBeVisible()
    await expect(page.getByText(en.common.organizationStatus.pending)).toBeVisible()
    await expect(page.getByText(en.welcome.roles.none)).toBeVisible()
    const name = type === 'on_maker' ? 'Camille Roux' : `Nordwind ${type}`
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
  })
}

test('companies and schools must use a professional address', async ({ page }) => {
  await page.goto('/auth?tab=signup&as=partner')
  await expect(page.getByText(en.auth.professionalEmail)).toBeVisible()
  const alert = page.getByText(
    'Please use your professional email address for company or academic institution registration.',
  )
  for (const host of ['gmail.com', 'yahoo.com', 'Hotmail.com', 'OUTLOOK.com']) {
    await page.getByLabel('Email').fill(`someone@${host}`)
    await expect(alert).toBeVisible()
  }
  await fillNames(page)
  await page.getByLabel(en.auth.organizationName).fill('Nordwind')
  await page.getByLabel(en.auth.role).fill('Recruiter')
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Request Access' }).click()
  await expectToast(page, 'Professional Email Required', 'Please use your professional email address.')
  await expect(page.getByLabel(en.auth.organizationName)).toHaveValue('Nordwind')

  await page.getByLabel(en.auth.partnerType).selectOption('on_maker')
  await expect(alert).toHaveCount(0)
  await expect(page.getByText(en.auth.professionalEmail)).toHaveCount(0)
})

test('invalid input is reported where it was typed, and nothing is lost', async ({ page }) => {
  await page.goto('/auth?tab=signup&as=partner')
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Website').fill('nowhere')
  await page.getByLabel('SIRET/ID').fill('12345678901234')
  await page.getByRole('button', { name: 'Request Access' }).click()
  await expect(page.getByText(en.auth.errors.email)).toBeVisible()
  await expect(page.getByText(en.auth.errors.website)).toBeVisible()
  await expect(page.getByText(en.auth.errors.siret)).toBeVisible()
  await expect(page.getByText(en.auth.errors.required)).toHaveCount(4)
  await expect(page.getByLabel('SIRET/ID')).toHaveValue('12345678901234')
})

test('if the backend says that an address has an account, the page does too', async ({ page }) => {
  // Ours never says so; projects without confirmations do.
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 422,
        error_code: 'user_already_exists',
        msg: 'User already registered',
      },
    }),
  )
  await page.goto('/auth?tab=signup')
  await fillNames(page)
  await page.getByLabel('Email').fill(randomEmail())
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(
    page,
    'Account Exists',
    'An account with this email already exists. Please sign in instead.',
  )
})

test('what the server refuses is shown in its own words', async ({ page }) => {
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'x', error_code: 'x', msg: 'Signups are closed on Sundays' },
    }),
  )
  await page.goto('/auth?tab=signup')
  await fillNames(page)
  await page.getByLabel('Email').fill(randomEmail())
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Sign Up Failed', 'Signups are closed on Sundays')
  await expect(page.getByLabel(en.auth.firstName)).toHaveValue('Camille')
})

test('a link that was already used says so, and offers another', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  await openMailedLink(page, request, email)
  await expect(page.getByRole('heading', { name: en.auth.confirmLink.failedTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: en.auth.newPassword.expiredAction })).toBeVisible()
})

test('M8 no link replaces a session without asking', async ({ page, request }) => {
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
  await expect(page.getByText(fill(en.account.email.text, { email: mine }))).toBeVisible()

  await request.post('/auth/v1/otp', { headers, data: { email: foreign } })
  await openMailedLink(page, request, foreign, /sign-in/i)
  await expect(page.getByRole('heading', { name: en.auth.confirmLink.otherTitle })).toBeVisible()
  await page.getByRole('button', { name: fill(en.auth.confirmLink.stay, { current: mine }) }).click()
  await page.goto('/dashboard/account')
  await expect(page.getByText(fill(en.account.email.text, { email: mine }))).toBeVisible()
})

test('in French, the form and the email are in French', async ({ browser, request }) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  const email = randomEmail()
  await page.goto('/auth?tab=signup')
  await page.getByLabel(fr.auth.firstName).fill('Zoé')
  await page.getByLabel(fr.auth.lastName, { exact: false }).last().fill('Lefèvre')
  await page.getByLabel(fr.auth.email).fill(email)
  await page.getByLabel('Mot de passe *').fill(password)
  await page.getByRole('button', { name: fr.auth.signUp }).click()
  await expectToast(page, 'Consultez votre messagerie')
  expect((await latestMail(request, email)).text).toMatch(/vous/i)
  await context.close()
})

test("a person who hasn't confirmed can't sign in, and can get the link again", async ({ page, request }) => {
  const email = randomEmail()
  await page.goto('/auth?tab=signup')
  await fillNames(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Check your inbox')
  await latestMail(request, email)

  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await fillSignIn(page, email)
  await expectToast(page, 'Error', en.common.errors.email_not_confirmed)
  await page.getByRole('button', { name: en.auth.confirmation.resend }).click()
  const said = page
    .getByText(en.auth.confirmation.resent)
    .or(page.getByText(en.common.errors.over_email_send_rate_limit))
  await expect(said).toBeVisible()
})
