import { confirmedAccount, fillSignIn, partner, randomEmail, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

test('a visitor signs in first, then arrives where they were going', async ({ page, request }) => {
  const email = await confirmedAccount(request)
  await page.goto('/dashboard/progress?show=completed')
  await expect(page).toHaveURL(/\/auth$/)
  await fillSignIn(page, email)
  await expect(page).toHaveURL(/\/dashboard\/progress\?show=completed$/)
  await expect(page.getByRole('radio', { name: 'Completed' })).toBeChecked()
})

test('while the session loads, the page says so', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/user_roles*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...')).toBeVisible()
  release()
  await expect(
    page.getByRole('heading', { name: fill(en.candidate.home.title, { name: 'Camille' }) }),
  ).toBeVisible()
})

test('a page for another role names the role it requires', async ({ page, request }) => {
  const data = partner('company', 'Waiting Works')
  await signIn(page, await confirmedAccount(request, data, randomEmail('waiting.example')))
  const pages = [
    ['Browse Missions', 'candidate'],
    ['Create Mission', 'company'],
    ['Academic Panel', 'academia'],
    ['View Analytics', 'company'],
  ] as const
  for (const [label, role] of pages) {
    await page.getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText("You don't have the required permissions to access this page.")).toBeVisible()
    await expect(page.getByText(fill(en.common.accessDenied.role, { role }))).toBeVisible()
    await page.getByRole('link', { name: en.common.accessDenied.home }).click()
  }
})

test('an unknown address shows its own page, and is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Talent with Opportunity' })).toBeVisible()
})

test("if profile and roles can't be loaded, it is logged and can be retried", async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.route('**/rest/v1/**', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText(en.common.failure.title)).toBeVisible({ timeout: 15_000 })
  await expect.poll(() => logged.join('\n')).toContain('Could not load')
  await page.unroute('**/rest/v1/**')
  await page.getByRole('button', { name: en.common.retry }).click()
  await expect(
    page.getByRole('heading', { name: fill(en.candidate.home.title, { name: 'Camille' }) }),
  ).toBeVisible()
})
