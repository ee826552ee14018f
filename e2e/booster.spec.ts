import { readFile } from 'node:fs/promises'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, signIn } from './support/people.ts'
import {
  approvedCompany,
  callerOf,
  deliverVerdict,
  publishedMission,
  submitWork,
} from './support/reviewing.ts'
import { expect, type Page, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

/** A page with these lines of real text. */
function pdf(lines: string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj T*`).join(' ')
  const stream = `BT /F1 12 Tf 14 TL 50 780 Td ${text} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size 6>>\n%%EOF`, 'latin1')
}

const posting = `Customer advisor at Fjord Lamps in Lyon
Permanent role, remote two days a week. Pay: 24,000 - 26,000 EUR a year.
You handle customer service and invoicing every day. We are like a family.
Nice to have:
- SQL
<script>alert(1)</script> 🎉`

test('a résumé is checked with exact passages, and a posting is saved as an application, by keyboard', async ({
  page,
  request,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/booster?source=paste' })
  await page
    .getByLabel(en.booster.check.paste)
    .fill(
      'Camille Roux\ncamille@example.org\n\nExperience\nAcme, 2022 – 2021\n- Responsible for sales\n- Wrote 24 letters',
    )
  const phrases = page.getByRole('button', { name: `${en.booster.check.names.phrases} 8 / 10` })
  await phrases.focus()
  await page.keyboard.press('Enter')
  await expect(phrases).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const text = region(page, en.booster.check.text)
  await expect(text.locator('mark')).toHaveText('Responsible for')
  await expect(text.locator('mark')).toBeFocused()
  await expectAccessible(page)
  await page.getByText(en.booster.check.sources.file, { exact: true }).click()
  const resume = {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: pdf([en.booster.headings.education, 'Read from the file']),
  }
  await page.locator('input[type=file]').setInputFiles(resume)
  await expect(text).toHaveText(/Education\s+Read from the file/)

  await page.getByRole('link', { name: en.booster.tabs.posting }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(en.booster.posting.paste).fill(posting)
  await expect(region(page, en.booster.posting.facts)).toContainText('€24,000')
  await expect(region(page, en.booster.posting.flags)).toContainText(en.booster.posting.flag.family.title)
  await expect(region(page, en.booster.posting.skills)).toContainText(
    fill(en.booster.posting.met_zero, { total: 3 }),
  )
  await expect(region(page, en.booster.posting.path).getByRole('listitem').first()).toContainText('gap')
  await expectAccessible(page)
  await page.getByRole('button', { name: en.booster.posting.keep }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(en.profiles.position)).toHaveValue('Customer advisor')
  await expect(page.getByLabel(en.profiles.position)).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('link', { name: en.booster.posting.seeCard })
  await expect(card).toHaveAttribute('href', /applications\?card=/)
})

test('on a phone, in French: validated work becomes a story, and the story a letter safe in two windows', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const company = await approvedCompany(request)
  const [mission, email] = await Promise.all([
    publishedMission(company, 'The late parcel'),
    confirmedAccount(request),
  ])
  await submitWork(await callerOf(request, email), mission, 'Dear customer, here is your refund.')
  await deliverVerdict(company, mission, 'validated')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signIn(page, email, { at: '/dashboard/booster/stories' })
  await page.getByRole('button', { name: before(fr.booster.stories.tellNamed) }).click()
  await page
    .getByLabel(fr.booster.stories.parts.action)
    .fill('J’ai appelé 12 clients, puis j’ai écrit une réponse pour chacun.')
  await expect(page.getByRole('status').filter({ hasText: before(fr.common.saving.savedAt) })).toBeVisible()
  await expect(region(page, fr.booster.stories.proven).getByRole('link')).toHaveAttribute(
    'href',
    /\/certificates\//,
  )
  await expectFits(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: fr.booster.tabs.letters }).click()
  await page.getByRole('button', { name: fr.booster.letters.new }).click()
  const stories = page.getByLabel(fr.booster.stories.story, { exact: true })
  await expect(stories.getByRole('option')).toHaveCount(2)
  await stories.selectOption({ index: 1 })
  await page.getByRole('button', { name: fr.booster.letters.begin }).click()
  const sheet = region(page, fr.booster.letters.preview)
  await expect(sheet).toContainText('J’ai appelé 12 clients')
  await page.getByLabel(fr.booster.letters.versionLabel).fill('Premier jet')
  await page.getByRole('button', { name: fr.booster.letters.keepVersion }).click()
  await expect(
    page.getByRole('button', { name: fill(fr.booster.letters.compareNamed, { version: 'Premier jet' }) }),
  ).toBeVisible()

  await writeElsewhere(page, { language: 'fr', subject: 'Écrit ailleurs' })
  await page.getByLabel(fr.booster.letters.fields.subject).fill('Écrit ici')
  const conflict = page.getByRole('alert').filter({ hasText: fr.common.saving.changed.title })
  await expect(conflict).toContainText('Écrit ailleurs')
  await conflict.getByRole('button', { name: fr.common.saving.changed.mine }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: before(fr.common.saving.savedAt) })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)

  await page
    .getByRole('button', { name: fill(fr.booster.letters.compareNamed, { version: 'Premier jet' }) })
    .click()
  const dialog = page.getByRole('dialog', {
    name: fill(fr.booster.letters.since, { version: 'Premier jet' }),
  })
  await expect(dialog.locator('ins')).toContainText('Écrit ici')
  await dialog.getByRole('button', { name: fr.booster.letters.restore }).click()
  await expect(sheet).not.toContainText('Écrit ici')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: fr.booster.letters.pdf }).click(),
  ])
  expect((await readFile((await download.path())!)).subarray(0, 5).toString()).toBe('%PDF-')
})

/** What another window of the same person would save. */
async function writeElsewhere(page: Page, document: object): Promise<void> {
  const { supabaseKey: apikey } = await (await page.request.get('/config.json')).json()
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('essor-session')))!)
  const id = page.url().split('/').at(-1)
  const answer = await page.request.patch(`/rest/v1/cover_letters?id=eq.${id}`, {
    headers: { apikey, Authorization: `Bearer ${session.access_token}` },
    data: { document },
  })
  expect(answer.ok()).toBe(true)
}
