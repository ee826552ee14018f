import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fr } from './support/texts.ts'

test('the landing page says what the product is, and links into it', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Talent with Opportunity')
  for (const step of ['Discover Missions', 'Complete & Learn', 'Get Recognized']) {
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Built for Everyone' })).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?tab=signup')
  const closing = page.getByRole('region', { name: en.landing.closing.title })
  await expect(closing.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/auth?tab=signup',
  )
  await expect(closing.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect(page.getByRole('link', { name: 'Join as Student' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Join as Company' }).first().click()
  await expect(page.getByRole('heading', { name: 'Get Involved' })).toBeVisible()
  await expect(page.getByLabel(en.auth.partnerType)).toHaveValue('company')
  expect(complaints).toEqual([])
})

test('a mission step can be tried without an account', async ({ page }) => {
  await page.goto('/')
  const step = page.getByRole('region', { name: en.landing.tryIt.label })
  await step.getByRole('button', { name: /tell the client/ }).click()
  await expect(step.getByText(en.landing.tryIt.noteLabel)).toBeVisible()
  await expect(step.getByText(en.landing.tryIt.choices.tell.note, { exact: false })).toBeVisible()
  await step.getByRole('button', { name: /fix it alone/ }).click()
  await expect(step.getByText(en.landing.tryIt.choices.night.note, { exact: false })).toBeVisible()
})

test('a visitor whose browser asks for French gets French, before and after scripts run', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.landing.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: en.events.languages.en }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Talent with Opportunity')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Talent with Opportunity')
  await context.close()
})

test('it shows in full without any script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Talent with Opportunity')
  await expect(page.getByRole('link', { name: 'Join as Student' }).first()).toBeVisible()
})

test('a signed-in visitor goes to the dashboard, from a link and on reload', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  await page.goto('/help')
  await page.getByRole('link', { name: 'Essor', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('it is accessible and fits a phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /tell the client/ }).click()
  await expectAccessible(page)
  for (const width of [360, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    await expectFits(page)
  }
})
