import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { qrPath } from '../src/lib/qr.ts'
import { expectAccessible, expectFits } from './support/axe.ts'
import { signInAsDemo } from './support/people.ts'

/** The address of a certificate that the demo's candidate has earned. */
async function earned(page: Page, index = 0): Promise<string> {
  await signInAsDemo(page, 'candidate', '/dashboard/progress?show=completed')
  const link = page.getByRole('link', { name: 'See the certificate' }).nth(index)
  await expect(link).toBeVisible()
  return (await link.getAttribute('href'))!
}

const visit = async (browser: Browser, address: string): Promise<Page> => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  return visitor
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile((await (await download).path())!)
}

test('a visitor sees a certificate with what stands behind it, takes it along and checks it', async ({
  page,
  browser,
}) => {
  const address = await earned(page)
  const visitor = await visit(browser, address)
  const complaints: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Inès Carpentier' })).toBeVisible()
  await expect(visitor.getByText('The signature is right', { exact: false })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Result for each criterion' })).toBeVisible()
  await expect(visitor.getByText('no part of what Essor signed', { exact: false })).toBeVisible()
  await expect(visitor.getByText('Everyone with the link can see it')).toHaveCount(0)
  await expectAccessible(visitor)

  const pdf = (await downloaded(visitor, 'Download as PDF')).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('/Lang (en)')
  // The page to frame lies across, the evidence stands; words are text, in our own fonts.
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.89\d* 595\.28\d*\]/)
  expect(pdf).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)
  expect(Number(/\/Count (\d+)/.exec(pdf)![1])).toBeGreaterThanOrEqual(2)
  expect(pdf).toContain('BricolageGrotesque')
  expect(pdf).toContain('/ToUnicode')
  expect(pdf.length).toBeLessThan(150_000)

  await visitor.getByRole('button', { name: 'Share' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Share' })
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(link.endsWith(address)).toBe(true)
  await expect(dialog.getByRole('img', { name: 'QR code' }).locator('path')).toHaveAttribute(
    'd',
    qrPath(link).path,
  )
  const badge = dialog.getByRole('img', { name: 'Essor certificate', exact: false })
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360)
  expect(await dialog.getByLabel('HTML', { exact: true }).inputValue()).toContain(
    `<a href="${link}"><img src=`,
  )
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await visitor.setViewportSize({ width: 360, height: 800 })
  await expectFits(visitor)
  expect(complaints).toEqual([])
})

test('its file is checked in the browser, and a tampered copy says what was changed', async ({
  page,
  browser,
}) => {
  const visitor = await visit(browser, await earned(page))
  const content = (await downloaded(visitor, 'Download the credential')).toString()

  await visitor.goto('/certificates')
  await expect(visitor.getByRole('heading', { name: 'Check a certificate' })).toBeVisible()
  const field = visitor.getByLabel('Or paste its content')
  const check = async (text: string) => {
    await field.fill(text)
    await visitor.getByRole('button', { name: 'Check it' }).click()
  }
  await check(content)
  await expect(visitor.getByText('This is real')).toBeVisible()
  await expect(visitor.getByText('Essor issued it to Inès Carpentier', { exact: false })).toBeVisible()
  await check(content.replace('Inès Carpentier', 'Somebody Else'))
  await expect(visitor.getByText('Something in it was changed after it was signed.')).toBeVisible()
  await expect(
    visitor.getByText('Name of the holder: the file says “Somebody Else”, signed was “Inès Carpentier”.'),
  ).toBeVisible()
  await check(content.replace('2/3', '3/3'))
  await expect(visitor.getByText('Result: the file says “3/3”, signed was “2/3”.')).toBeVisible()
  await expectAccessible(visitor)
  await check('not a file')
  await expect(visitor.getByText('This file is not a certificate', { exact: false })).toBeVisible()
  // Without a connection the signature is still checked.
  await visitor.context().setOffline(true)
  await visitor.locator('input[type=file]').setInputFiles({
    name: 'certificate.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await expect(visitor.getByText('This is real')).toBeVisible()
  await expect(
    visitor.getByText('Whether it was revoked could not be looked up', { exact: false }),
  ).toBeVisible()
})

test('the holder decides who sees it and what of the work', async ({ page, browser }) => {
  const address = await earned(page, 1)
  await page.goto(address)
  const visitor = await visit(browser, address)
  await expect(visitor.getByRole('heading', { name: 'The evidence' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Shown by the holder' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Choose what to show' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose what to show' })
  await dialog.getByLabel('In the holder’s own words').fill('I wrote it **twice**. <b>raw</b>')
  await dialog.getByLabel('The reviewer’s summary').check()
  await dialog.getByLabel('The text').first().check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Show this' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Shown by the holder' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.locator('strong', { hasText: 'twice' })).toBeVisible()
  await expect(visitor.getByText('<b>raw</b>', { exact: false })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'The reviewer’s summary' })).toBeVisible()

  const everyone = page.getByLabel('Everyone with the link can see it')
  await everyone.click()
  await expect(page.getByText('Only you see this page now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This certificate is private' })).toBeVisible()
  await expect(visitor.getByText('twice')).toHaveCount(0)
  await everyone.click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute(
    'href',
    /CERTIFICATION_NAME/,
  )
})

test('a company finds what it issued and revokes it with a reason that everyone reads', async ({
  page,
  browser,
}) => {
  await signInAsDemo(page, 'company', '/dashboard/certificates')
  await page.getByLabel('Search by name, mission or code').fill('nour')
  const table = page.getByRole('table', { name: 'Certificates' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  const address = (await table.getByRole('link').getAttribute('href'))!
  await table.getByRole('button', { name: 'Revoke the certificate of Nour El Amrani' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke the certificate of Nour El Amrani' })
  await expect(dialog.getByRole('button', { name: 'Revoke it' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('The plan was handed in by two people.')
  await dialog.getByRole('button', { name: 'Revoke it' }).click()
  await expect(dialog).toBeHidden()
  await expect(table.getByText('Revoked on', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)

  const visitor = await visit(browser, address)
  await expect(visitor.getByText('This certificate was revoked on', { exact: false })).toBeVisible()
  await expect(visitor.getByText('The plan was handed in by two people.', { exact: false })).toBeVisible()
  expect((await downloaded(visitor, 'Download as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a code that does not exist says so', async ({ page }) => {
  await page.goto('/certificates')
  await page.getByLabel('Code').fill('NOSUCHCODE00')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('heading', { name: 'There is no such certificate' })).toBeVisible()
})
