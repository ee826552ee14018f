import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { signInAsDemo } from './support/people.ts'

/** The address of a certificate that the demo's candidate has earned. */
async function earned(page: Page): Promise<string> {
  await signInAsDemo(page, 'candidate')
  await page.goto('/dashboard/progress?show=completed')
  const link = page.getByRole('link', { name: 'See the certificate' }).first()
  await expect(link).toBeVisible()
  return (await link.getAttribute('href'))!
}

test('a visitor sees a certificate with what stands behind it, and that it is real', async ({
  page,
  browser,
}) => {
  const address = await earned(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Inès Carpentier' })).toBeVisible()
  await expect(visitor.getByText('The signature is right', { exact: false })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Result for each criterion' })).toBeVisible()
  await expect(visitor.getByText('Everyone with the link can see it')).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.setViewportSize({ width: 360, height: 800 })
  await expectFits(visitor)
})

test('its file is checked in the browser, and a tampered copy fails', async ({ page, browser }) => {
  const address = await earned(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download the credential' }).click()
  const content = await readFile((await (await download).path())!, 'utf8')

  await visitor.goto('/certificates')
  await expect(visitor.getByRole('heading', { name: 'Check a certificate' })).toBeVisible()
  const field = visitor.getByLabel('Or paste its content')
  const check = visitor.getByRole('button', { name: 'Check it' })
  await field.fill(content)
  await check.click()
  await expect(visitor.getByText('This is real')).toBeVisible()
  await expect(visitor.getByText('Essor issued it to Inès Carpentier', { exact: false })).toBeVisible()
  await field.fill(content.replace('Inès Carpentier', 'Somebody Else'))
  await check.click()
  await expect(visitor.getByText('Something in it was changed after it was signed.')).toBeVisible()
  await field.fill('not a file')
  await check.click()
  await expect(visitor.getByText('it cannot be read as JSON', { exact: false })).toBeVisible()
  await visitor.locator('input[type=file]').setInputFiles({
    name: 'certificate.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await expect(visitor.getByText('This is real')).toBeVisible()
  await expectAccessible(visitor)
})

test('the holder decides who sees it, and can add it to LinkedIn', async ({ page }) => {
  const address = await earned(page)
  await page.goto(address)
  const everyone = page.getByLabel('Everyone with the link can see it')
  await expect(everyone).toBeChecked()
  await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute(
    'href',
    /CERTIFICATION_NAME/,
  )
})

test('a code that does not exist says so', async ({ page }) => {
  await page.goto('/certificates')
  await page.getByLabel('Code').fill('NOSUCHCODE00')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('heading', { name: 'There is no such certificate' })).toBeVisible()
})
