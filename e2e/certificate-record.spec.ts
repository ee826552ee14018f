import { readFile } from 'node:fs/promises'
import { expectSound } from './support/axe.ts'
import { signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en } from './support/texts.ts'

const { certificates } = en

test('a candidate downloads all certificates as one file, which anyone can verify', async ({ page }) => {
  await signInAsDemo(page, 'candidate')
  await page.goto('/dashboard/progress')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: certificates.record.button }).click(),
  ])
  const record = await readFile((await download.path())!, 'utf8')
  await page.goto('/certificates')
  const paste = page.getByLabel(certificates.check.paste)
  await paste.fill(record)
  const verify = page.getByRole('button', { name: certificates.check.submit })
  await verify.click()
  const result = page.getByRole('status').filter({ hasText: certificates.check.valid })
  const { credentialSubject } = JSON.parse(record)
  for (const { name } of credentialSubject.verifiableCredential) await expect(result).toContainText(name)
  await expectSound(page)
  await paste.fill(record.replace('"partial": true', '"partial": false'))
  await verify.click()
  await expect(page.getByRole('alert')).toContainText(certificates.check.objections.bad_signature)
})
