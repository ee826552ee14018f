import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, partner, randomEmail, signInAsDemo } from './support/people.ts'

test('administrators see who asks at once, read figures, and merge two skills', async ({ page, request }) => {
  await signInAsDemo(page, 'admin')
  const pending = page.getByRole('region', { name: 'Pending requests' })
  await expect(pending).toBeVisible()
  const count = async () => Number(await pending.locator('div').nth(1).textContent())
  // Other stories decide requests at the same moment: one that comes and one that goes cancel each other out.
  await expect(async () => {
    const before = await count()
    const name = `Atelier ${randomEmail().slice(1, 9)}`
    await confirmedAccount(request, partner('company', name), randomEmail('atelier.example'))
    await expect.poll(count, { timeout: 5000 }).not.toBe(before)
  }).toPass()

  await page.getByRole('link', { name: 'Analytics' }).first().click()
  const people = page.getByRole('figure', { name: 'Sign-ups and active people' })
  await people.getByRole('button', { name: 'Show the table' }).click()
  await expect(people.getByRole('columnheader', { name: 'Sign-ups' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await people.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/^\uFEFFWeek,Sign-ups,Active people\r\n/)
  await page.getByLabel('Role').selectOption({ label: 'Candidate' })
  await expect(page).toHaveURL(/role=candidate/)
  await expectSound(page)

  await page.getByRole('link', { name: 'Catalogue' }).first().click()
  const name = `Kite making ${randomEmail().slice(1, 7)}`
  await page.getByRole('button', { name: 'Add a skill' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('English name').fill('SQL')
  await adding.getByLabel('French name').fill(`Cerfs-volants ${name.slice(-6)}`)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('“SQL” is a name of “SQL” already.')).toBeVisible()
  await adding.getByLabel('English name').fill(name)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, `“${name}” is saved.`)
  await page.getByLabel('Search skills').fill(name)
  await page.getByRole('button', { name: `Merge ${name}` }).click()
  const merging = page.getByRole('dialog')
  await expect(merging.getByText('Nobody uses it now.')).toBeVisible()
  await merging.getByRole('combobox', { name: 'Into which skill?' }).fill('Prototyp')
  await merging.getByRole('option', { name: 'Prototyping' }).click()
  await merging.getByLabel('Reason').fill('The same craft.')
  await merging.getByRole('button', { name: 'Merge', exact: true }).click()
  await expectToast(page, `“${name}” is now part of “Prototyping”.`)
  await expect(page.getByRole('row', { name: /Prototyping/ }).getByText(name, { exact: false })).toBeVisible()

  await page.getByRole('link', { name: 'Templates' }).click()
  // Not by the button: it would be the choice of the account, which other stories share.
  await page.evaluate(() => localStorage.setItem('essor-language', 'fr'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Référentiel' })).toBeVisible()
  await expectSound(page)
})
