import { readFile } from 'node:fs/promises'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { Secret, TOTP } from 'otpauth'
import { type LocalProvider, startProvider } from '../server/testing/oauth/provider.ts'
import { expectSound } from './support/axe.ts'
import { OwnServer } from './support/own-server.ts'
import { confirmedAccount, fillSignIn, password, randomEmail, signIn } from './support/people.ts'
import { type APIRequestContext, expect, request as requests, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

// Has its own server without a demo world, in which days pass.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: OwnServer
let google: LocalProvider
let request: APIRequestContext
test.beforeAll(async () => {
  google = await startProvider({ claimsInIdToken: true })
  server = await OwnServer.start(Number(process.env.E2E_PORT) + 2, {
    DEMO: 'off',
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  })
  google.accept(`${server.url}/auth/v1/callback`)
  request = await requests.newContext({ baseURL: server.url })
})
test.afterAll(async () => {
  await request?.dispose()
  await server?.close()
  await google?.close()
})

async function unzipped(file: string): Promise<Record<string, string>> {
  const entries = await new ZipReader(new BlobReader(new Blob([await readFile(file)]))).getEntries()
  const texts = entries.map(async (entry) => [
    entry.filename,
    entry.directory ? '' : await entry.getData(new TextWriter()),
  ])
  return Object.fromEntries(await Promise.all(texts))
}

/** The tables that still contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.sql<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await server.sql(`select from ${name} as t where strpos(t::text, $1) > 0 limit 1`, [text])
    if (rows.length) found.push(name)
  }
  return found
}

test('a person who leaves exports everything, and nothing is left behind', async ({ browser }) => {
  const email = await confirmedAccount(request)
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(page, email)
  // Nothing is published here: the home says so, instead of leading to an empty catalog.
  await expect(page.getByRole('heading', { name: en.candidate.home.suggested.none })).toBeVisible()
  await page.goto('/dashboard/profile')
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 all my jobs') }
  await page.getByRole('region', { name: 'Resume' }).locator('input[type=file]').setInputFiles(resume)
  await expect(page.getByText('cv.pdf').first()).toBeVisible()
  const [{ id }] = (await server.sql<{ id: string }>('select id from auth.users where email = $1', [
    email,
  ])) as [{ id: string }]

  await page.goto('/dashboard/account/data')
  await page.getByRole('button', { name: en.myData.export.ask }).click()
  await page.getByLabel(en.account.identity.password).fill(password)
  await page.getByRole('button', { name: en.myData.export.submit }).click()
  const fetchIt = page.getByRole('button', { name: before(en.myData.export.download) })
  await expect(fetchIt).toBeVisible({ timeout: 60_000 })
  await expectSound(page)
  const download = page.waitForEvent('download')
  await fetchIt.click()
  const files = await unzipped((await (await download).path())!)
  expect(JSON.parse(files['data.json']!)['auth.users']).toMatchObject([{ email }])
  expect(files['index.html']).toContain('Camille')
  expect(Object.values(files)).toContain('%PDF-1.7 all my jobs')

  await page.goto('/dashboard/account')
  await page.getByRole('button', { name: en.account.deletion.submit }).click()
  await page.getByLabel(en.account.identity.password).fill(password)
  await page.getByRole('button', { name: en.account.deletion.confirm }).click()
  await expect(page.getByRole('button', { name: en.shell.deletion.keep })).toBeVisible()

  await server.sql(`update public.profiles set deletion_requested_at = now() - interval '15 days'`)
  await server.sql('select private.delete_expired_accounts()')
  await page.goto('/auth')
  await fillSignIn(page, email)
  await expect(page.getByText('Invalid email or password.', { exact: false })).toBeVisible()
  await expect.poll(() => server.filesOnDisk(), { timeout: 30_000 }).toEqual([])
  expect(await tablesWith(email)).toEqual([])
  expect(await tablesWith(id)).toEqual(['audit_log'])
})

test('a person without a password signs in with their provider again before the account is deleted', async ({
  browser,
}) => {
  google.people.set('anybody', {
    sub: 'ines-at-google',
    email: 'ines@example.test',
    email_verified: true,
    name: 'Inès Morel',
  })
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await page.goto('/auth')
  await page.getByRole('button', { name: /Google/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inès')

  // An hour later: the session is still valid, but who is using it now?
  await server.sql(
    `update auth.mfa_amr_claims set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
  )
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('essor-session')!)
    localStorage.setItem('essor-session', JSON.stringify({ ...session, expires_at: 0 }))
  })
  await page.goto('/dashboard/account')
  await page.getByRole('button', { name: en.account.deletion.submit }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(en.account.identity.elsewhere, { exact: false })).toBeVisible()
  await expectSound(page)
  await dialog
    .getByRole('button', { name: fill(en.account.identity.signInWith, { provider: 'Google' }) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await page.getByRole('button', { name: en.account.deletion.submit }).click()
  await page.getByRole('button', { name: en.account.deletion.confirm }).click()
  await expect(page.getByRole('button', { name: en.shell.deletion.keep })).toBeVisible()
})

test('an administrator without a second factor sets one up before anything else', async ({ browser }) => {
  const email = await confirmedAccount(request, {
    first_name: en.students.import.example.firstName,
    last_name: 'Admin',
  })
  await server.sql(
    `insert into public.user_roles (user_id, role, administration) select id, 'admin', '{owner}' from auth.users where email = $1`,
    [email],
  )
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(page, email, { at: '/admin-dashboard/users' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(en.account.twoFactor.required)
  await expect(page.getByRole('link', { name: 'Ada Admin' })).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('button', { name: en.account.twoFactor.start }).click()
  await expect(page.getByAltText(en.account.twoFactor.qr)).toBeVisible()
  const totp = new TOTP({ secret: Secret.fromBase32((await page.locator('code').textContent())!) })
  await page.getByLabel(en.account.twoFactor.code).getByRole('textbox').first().click()
  await page.keyboard.type(totp.generate())
  await page.getByRole('button', { name: en.account.twoFactor.confirm }).click()
  await page.getByRole('button', { name: en.account.recovery.done }).click()
  await expect(page.getByRole('link', { name: 'Ada Admin' }).first()).toBeVisible()

  // The first visit of the dashboard leads to the setup; Health shows what is left.
  await page.goto('/admin-dashboard')
  await expect(page).toHaveURL(/\/admin-dashboard\/setup$/)
  await expect(page.getByRole('heading', { level: 1, name: en.setup.title })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: en.setup.steps.operator.title }).click()
  const address = page.getByLabel(en.legal.operator.email)
  await address.fill('not an address')
  await page.getByRole('button', { name: en.legal.operator.save }).click()
  await expect(address).toHaveAccessibleDescription(en.legal.errors.operator_email_invalid)
  await expect(address).toBeFocused()
  await page.goto('/admin-dashboard/setup')
  await page.getByRole('link', { name: en.setup.steps.storage.title }).click()
  await page.getByRole('button', { name: en.setup.steps.storage.check }).click()
  await expect(page.getByText(en.setup.states.done, { exact: true })).toBeVisible()
  await expectSound(page)
  await page.goto('/admin-dashboard/setup/sign_up')
  await page.getByRole('button', { name: en.setup.keep }).click()
  await expect(page.getByText(en.setup.states.done, { exact: true })).toBeVisible()
  await page.goto('/admin-dashboard/setup/email')
  await expect(page.getByText(en.common.noEmail.operator)).toBeVisible()
  await page.getByRole('button', { name: en.setup.skip }).click()
  await expect(page).toHaveURL(/\/setup\/administrator$/)
  // Missions that come with the product fill the catalog, and visitors find them.
  await page.goto('/admin-dashboard/setup/mission')
  const wanted = 'Answer an angry customer'
  await page.getByRole('button', { name: en.setup.steps.mission.clear }).click()
  await page.getByRole('checkbox', { name: wanted }).check()
  await expectSound(page)
  await page.getByRole('button', { name: fill(en.setup.steps.mission.add_one, { count: 1 }) }).click()
  await expect(page.getByText(en.setup.states.done, { exact: true })).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/missions')
  await expect(visitor.getByRole('link', { name: wanted }).first()).toBeVisible()

  // With French alone, there is nothing to switch, even for a browser that asks for English.
  await page.goto('/admin-dashboard/setup/languages')
  await page.getByRole('radio', { name: en.settings.languages.french }).check()
  await expectSound(page)
  await page.getByRole('button', { name: en.settings.save, exact: true }).click()
  await expect(page.getByText(fr.setup.states.done, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(0)
  const newcomer = await (await browser.newContext({ baseURL: server.url })).newPage()
  await newcomer.goto('/contact')
  await expect(newcomer.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('radio', { name: fr.settings.languages.both }).check()
  await page.getByRole('button', { name: fr.settings.save, exact: true }).click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByText(en.setup.states.done, { exact: true })).toBeVisible()

  await page.goto('/admin-dashboard')
  await expect(page.getByRole('link', { name: en.admin.setup.continue })).toBeVisible()
  await page.goto('/admin-dashboard/health')
  await expect(page.getByRole('link', { name: en.setup.steps.backup.title })).toBeVisible()
  await expect(page.getByRole('link', { name: en.setup.steps.storage.title })).toHaveCount(0)
  await expectSound(page)
})

test("P1-10 without email no screen promises one, and the server's operator confirms accounts", async ({
  browser,
}) => {
  const email = randomEmail()
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const truth = page.getByText(en.common.noEmail.title)
  const promise = page.getByText(/We sent|Check your inbox|Send link/)

  await page.goto('/auth?tab=signup')
  await page.getByLabel(en.auth.firstName).fill('Camille')
  await page.getByLabel(en.auth.lastName).fill('Roux')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(truth).toBeVisible()
  await expect(page.getByText(en.common.noEmail.confirmation)).toBeVisible()
  await expect(promise).toHaveCount(0)

  await page.goto('/auth')
  await fillSignIn(page, email)
  await expect(truth).toBeVisible()
  await expect(promise).toHaveCount(0)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(truth).toBeVisible()
  await expect(promise).toHaveCount(0)

  expect(await server.run('scripts/admin.ts', 'confirm', email)).toContain('its owner can sign in now')
  await page.goto('/auth')
  await fillSignIn(page, email)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/account')
  await expect(truth).toBeVisible()
})
