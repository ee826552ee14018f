import { readFile } from 'node:fs/promises'
import { qrPath } from '../src/lib/qr.ts'
import { expectAccessible, expectFits } from './support/axe.ts'
import { signInAsDemo } from './support/people.ts'
import { type Browser, expect, type Page, test } from './support/test.ts'
import { before, en, fill } from './support/texts.ts'

/** The address of a certificate earned by the demo's candidate. */
async function earned(page: Page, index = 0): Promise<string> {
  await signInAsDemo(page, 'candidate', '/dashboard/progress?show=completed')
  const link = page.getByRole('link', { name: en.progress.certificate }).nth(index)
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

test('a visitor sees a certificate with its evidence, downloads it and verifies it', async ({
  page,
  browser,
}) => {
  const address = await earned(page)
  const visitor = await visit(browser, address)
  const complaints: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Inès Carpentier' })).toBeVisible()
  await expect(visitor.getByText(en.certificates.signature.valid, { exact: false })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: en.certificates.results })).toBeVisible()
  await expect(visitor.getByText(en.certificates.shown.notSigned, { exact: false })).toBeVisible()
  await expect(visitor.getByText(en.certificates.actions.public)).toHaveCount(0)
  await expectAccessible(visitor)

  const pdf = (await downloaded(visitor, en.certificates.actions.pdf)).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('/Lang (en)')
  // The page to frame is landscape, the evidence portrait; text is real text, in our own fonts.
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.89\d* 595\.28\d*\]/)
  expect(pdf).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)
  expect(Number(/\/Count (\d+)/.exec(pdf)![1])).toBeGreaterThanOrEqual(2)
  expect(pdf).toContain('BricolageGrotesque')
  expect(pdf).toContain('/ToUnicode')
  expect(pdf.length).toBeLessThan(150_000)

  // As a crawler without JavaScript sees it.
  const html = async () => (await visitor.request.get(address)).text()
  await expect.poll(html).toContain('"@type":"EducationalOccupationalCredential"')
  expect(await html()).toMatch(/<meta property="og:image" content="[^"]+\/cards\/en\/certificates\//)

  await visitor.getByRole('button', { name: en.certificates.actions.share }).click()
  const dialog = visitor.getByRole('dialog', { name: en.certificates.actions.share })
  const link = await dialog.getByLabel(en.sharing.link, { exact: true }).inputValue()
  expect(link.endsWith(address)).toBe(true)
  await expect(dialog.getByRole('img', { name: 'QR code' }).locator('path')).toHaveAttribute(
    'd',
    qrPath(link).path,
  )
  const badge = dialog.getByRole('img', { name: 'Essor certificate', exact: false })
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360)
  expect(await dialog.getByLabel(en.certificates.share.snippet, { exact: true }).inputValue()).toContain(
    `<a href="${link}"><img src=`,
  )
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await visitor.setViewportSize({ width: 360, height: 800 })
  await expectFits(visitor)
  expect(complaints).toEqual([])
})

test('its file is verified in the browser, and a tampered copy shows what was changed', async ({
  page,
  browser,
}) => {
  const visitor = await visit(browser, await earned(page))
  const content = (await downloaded(visitor, en.certificates.actions.download)).toString()

  await visitor.goto('/certificates')
  await expect(visitor.getByRole('heading', { name: en.certificates.check.title })).toBeVisible()
  const field = visitor.getByLabel(en.certificates.check.paste)
  const check = async (text: string) => {
    await field.fill(text)
    await visitor.getByRole('button', { name: en.certificates.check.submit }).click()
  }
  await check(content)
  await expect(visitor.getByText(en.certificates.check.valid)).toBeVisible()
  await expect(visitor.getByText('Issued by Essor to Inès Carpentier', { exact: false })).toBeVisible()
  await check(content.replace('Inès Carpentier', 'Somebody Else'))
  await expect(visitor.getByText(en.certificates.check.objections.bad_signature)).toBeVisible()
  await expect(
    visitor.getByText(
      fill(en.certificates.check.changed, {
        field: en.certificates.check.fields.name,
        said: 'Somebody Else',
        signed: 'Inès Carpentier',
      }),
    ),
  ).toBeVisible()
  await check(content.replace('2/3', '3/3'))
  await expect(
    visitor.getByText(fill(en.certificates.check.changed, { field: 'Result', said: '3/3', signed: '2/3' })),
  ).toBeVisible()
  await expectAccessible(visitor)
  await check('not a file')
  await expect(visitor.getByText(en.certificates.check.objections.not_json, { exact: false })).toBeVisible()
  // Offline, the signature is still verified.
  await visitor.context().setOffline(true)
  await visitor.locator('input[type=file]').setInputFiles({
    name: 'certificate.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await expect(visitor.getByText(en.certificates.check.valid)).toBeVisible()
  await expect(visitor.getByText(en.certificates.check.unknownStatus, { exact: false })).toBeVisible()
})

test('the holder decides who sees it and what of the work', async ({ page, browser }) => {
  const address = await earned(page, 1)
  await page.goto(address)
  const visitor = await visit(browser, address)
  await expect(visitor.getByRole('heading', { name: en.certificates.evidence })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: en.certificates.shown.title })).toHaveCount(0)

  await page.getByRole('button', { name: en.certificates.holder.choose }).click()
  const dialog = page.getByRole('dialog', { name: en.certificates.holder.choose })
  await dialog.getByLabel(en.certificates.shown.note).fill('I wrote it **twice**. <b>raw</b>')
  await dialog.getByLabel(en.certificates.shown.summary).check()
  await dialog.getByLabel(en.certificates.choose.textOf).first().check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.certificates.choose.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: en.certificates.shown.title })).toBeVisible()
  await visitor.reload()
  await expect(visitor.locator('strong', { hasText: 'twice' })).toBeVisible()
  await expect(visitor.getByText('<b>raw</b>', { exact: false })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: en.certificates.shown.summary })).toBeVisible()

  const everyone = page.getByLabel(en.certificates.actions.public)
  await everyone.click()
  await expect(page.getByText(en.certificates.holder.private)).toBeVisible()
  await expect(page.getByRole('button', { name: en.certificates.actions.share })).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: en.certificates.private.title })).toBeVisible()
  await expect(visitor.getByText('twice')).toHaveCount(0)
  await everyone.click()
  await page.getByRole('button', { name: en.certificates.actions.share }).click()
  await expect(page.getByRole('link', { name: en.certificates.actions.linkedIn })).toHaveAttribute(
    'href',
    /CERTIFICATION_NAME/,
  )
})

test('a company finds what it issued and revokes it with a public reason', async ({ page, browser }) => {
  await signInAsDemo(page, 'company', '/dashboard/certificates')
  await page.getByLabel(en.certificates.issuedList.search).fill('nour')
  const table = page.getByRole('table', { name: 'Certificates' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  const address = (await table.getByRole('link').getAttribute('href'))!
  await table
    .getByRole('button', { name: fill(en.certificates.revoke.of, { name: 'Nour El Amrani' }) })
    .click()
  const dialog = page.getByRole('dialog', {
    name: fill(en.certificates.revoke.of, { name: 'Nour El Amrani' }),
  })
  await dialog.getByRole('button', { name: en.certificates.revoke.send }).click()
  await expect(dialog.getByText(en.common.required)).toBeVisible()
  await dialog.getByLabel(en.certificates.revoke.reason).fill('The plan was handed in by two people.')
  await dialog.getByRole('button', { name: en.certificates.revoke.send }).click()
  await expect(dialog).toBeHidden()
  await expect(table.getByText('Revoked on', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)

  const visitor = await visit(browser, address)
  await expect(visitor.getByText(before(en.certificates.revoked), { exact: false })).toBeVisible()
  await expect(visitor.getByText('The plan was handed in by two people.', { exact: false })).toBeVisible()
  expect((await downloaded(visitor, en.certificates.actions.pdf)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('an unknown code says so', async ({ page }) => {
  await page.goto('/certificates')
  await page.getByLabel(en.certificates.issuedList.code).fill('NOSUCHCODE00')
  await page.getByRole('button', { name: en.certificates.check.open }).click()
  await expect(page.getByRole('heading', { name: en.certificates.missing.title })).toBeVisible()
})
