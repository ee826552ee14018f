import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test('the first page opens, reaches the backend and breaks no rule of its own security policy', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Talent with Opportunity')
  await expect(page.getByRole('status')).toHaveText('The backend answers.')
  expect(complaints).toEqual([])
})

test('it says so when the backend is away, and tries again', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('status')).toContainText('does not answer')
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText('The backend answers.')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it is accessible in ${colorScheme}, and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('status')).toHaveText('The backend answers.')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
