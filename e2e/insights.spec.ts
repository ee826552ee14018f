import { readFile } from 'node:fs/promises'
import { expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, partner, randomEmail, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

test('administrators see requests immediately, read analytics, and merge two skills', async ({
  page,
  request,
}) => {
  await signInAsDemo(page, 'admin')
  const pending = page.getByRole('region', { name: en.admin.home.pending })
  await expect(pending).toBeVisible()
  const count = async () => Number(await pending.locator('div').nth(1).textContent())
  // Other stories decide requests concurrently: one that arrives and one that goes cancel each other out.
  await expect(async () => {
    const before = await count()
    const name = `Atelier ${randomEmail().slice(1, 9)}`
    await confirmedAccount(request, partner('company', name), randomEmail('atelier.example'))
    await expect.poll(count, { timeout: 5000 }).not.toBe(before)
  }).toPass()

  await page.getByRole('link', { name: 'Analytics' }).first().click()
  const people = page.getByRole('figure', { name: en.platformAnalytics.people.title })
  await people.getByRole('button', { name: en.common.chart.table }).click()
  await expect(
    people.getByRole('columnheader', { name: en.platformAnalytics.counts.signed_up }),
  ).toBeVisible()
  const downloading = page.waitForEvent('download')
  await people.getByRole('button', { name: en.common.chart.download }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/^\uFEFFWeek,Sign-ups,Active people\r\n/)
  await page.getByLabel(en.platformAnalytics.role).selectOption({ label: 'Candidate' })
  await expect(page).toHaveURL(/role=candidate/)
  await expectSound(page)

  await page.getByRole('link', { name: en.referenceData.title }).first().click()
  const name = `Kite making ${randomEmail().slice(1, 7)}`
  await page.getByRole('button', { name: en.referenceData.skills.add }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel(en.referenceData.nameEn).fill('SQL')
  await adding.getByLabel(en.referenceData.nameFr).fill(`Cerfs-volants ${name.slice(-6)}`)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(
    adding.getByText(fill(en.referenceData.skills.taken, { word: 'SQL', name: 'SQL' })),
  ).toBeVisible()
  await adding.getByLabel(en.referenceData.nameEn).fill(name)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, fill(en.referenceData.saved, { name }))
  await page.getByLabel(en.referenceData.skills.search).fill(name)
  await page.getByRole('button', { name: fill(en.referenceData.merge.of, { name }) }).click()
  const merging = page.getByRole('dialog')
  await expect(merging.getByText(en.referenceData.usage.nobody)).toBeVisible()
  await merging.getByRole('combobox', { name: en.referenceData.merge.into }).fill('Prototyp')
  await merging.getByRole('option', { name: 'Prototyping' }).click()
  await merging.getByLabel(en.referenceData.reason).fill('The same craft.')
  await merging.getByRole('button', { name: en.referenceData.merge.short, exact: true }).click()
  await expectToast(page, fill(en.referenceData.merge.done, { name, into: 'Prototyping' }))
  await expect(page.getByRole('row', { name: /Prototyping/ }).getByText(name, { exact: false })).toBeVisible()

  await page.getByRole('link', { name: en.referenceData.templates.tab }).click()
  // Not with the button: that would change the account, which other stories share.
  await page.evaluate(() => localStorage.setItem('essor-language', 'fr'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: fr.referenceData.templates.tab })).toBeVisible()
  await expectSound(page)
})
