import { confirmedAccount, demoPassword, randomEmail, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en } from './support/texts.ts'

const port = process.env.E2E_PORT

test("a host that isn't for administration shows a restriction and a way out", async ({ page }) => {
  // It is shown for three seconds only, so the page itself watches for it from the start.
  const restricted = page
    .getByText('Access Restricted: Admin access is only available through the admin subdomain.')
    .waitFor()
  await page.goto(`http://127.0.0.1:${port}/admin-access`)
  await restricted
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await expect(page).toHaveURL(`http://127.0.0.1:${port}/`, { timeout: 10_000 })
})

test('an admin host shows the form with its warning', async ({ page }) => {
  await page.goto(`http://admin.essor.test:${port}/admin-access`)
  await expect(page.getByRole('button', { name: 'Access Admin Panel' })).toBeVisible()
  await expect(page.getByText(en.auth.admin.notice)).toBeVisible()
})

test('wrong credentials are refused and logged in the audit log', async ({ page, browser }) => {
  const host = `${randomEmail().slice(1, 9)}.example`
  const email = randomEmail(host)
  await page.goto('/admin-access')
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  await expect(page.getByText(en.auth.errors.required)).toHaveCount(2)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill('Wrong-password-1!')
  await page.getByRole('button', { name: en.auth.showPassword }).click()
  await expect(page.getByLabel(`${en.auth.password} *`)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Access Denied' })
  await expect(notice).toContainText('Invalid admin credentials.')

  const other = await (await browser.newContext()).newPage()
  await signInAsDemo(other, 'admin', '/admin-dashboard/audit?domain=admin_access')
  // The log contains no full email address.
  await expect(other.getByText(`denied admin sign-in: p…@${host}`)).toBeVisible()
})

test('other errors show the provider’s message', async ({ page }) => {
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'x', msg: 'Come back later' } }),
  )
  await page.goto('/admin-access')
  await page.getByLabel('Email').fill('someone@example.com')
  await page.getByLabel(`${en.auth.password} *`).fill('Some-password-1!')
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('Come back later')
})

test('an administrator is verified and let in', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/user_roles*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin-access')
  await page.getByLabel('Email').fill('admin@essor.test')
  await page.getByLabel(`${en.auth.password} *`).fill(demoPassword)
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  await expect(page.getByText('Verifying admin access...')).toBeVisible()
  await expect(page.getByText('Please wait while we verify your privileges.')).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/admin-dashboard$/)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: en.approvals.companies.title }).first().click()
  await expect(page).toHaveURL(/\/admin-dashboard\/companies$/)
  await page.goto('/admin-access')
  await expect(page).toHaveURL(/\/admin-dashboard$/)
})

test('other people are refused at both entrances', async ({ page, request }) => {
  await page.goto('/admin-dashboard/users')
  await expect(page).toHaveURL(/\/admin-access$/)
  await signIn(page, await confirmedAccount(request), { at: '/admin-access' })
  await expect(page.getByRole('alert').filter({ hasText: 'Access Denied' })).toContainText(
    'You do not have admin privileges.',
  )
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have administrator privileges to access this system.")).toBeVisible()
})
