import { readFile } from 'node:fs/promises'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { expectAccessible, expectFits } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

async function archive(files: Record<string, string>) {
  const zip = new ZipWriter(new Uint8ArrayWriter())
  for (const [name, content] of Object.entries(files)) await zip.add(name, new TextReader(content))
  return { name: 'linkedin.zip', mimeType: 'application/zip', buffer: Buffer.from(await zip.close()) }
}
async function printedResume(page: Page) {
  const paper = await page.context().newPage()
  await paper.setContent(
    '<h1>Camille Roux</h1><h2>Experience</h2><p>Data Analyst, Nordelia, Mar 2024 – Aug 2024<h2>Skills</h2><p>SQL, Canva',
  )
  const buffer = await paper.pdf()
  await paper.close()
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer }
}
const json = (content: string) => ({
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

test('a LinkedIn export is previewed, imported, undone, and exported as JSON Resume', async ({
  page,
  request,
}) => {
  await signIn(page, await confirmedAccount(request))
  await page.goto('/dashboard/profile')
  const experience = page.getByRole('region', { name: en.profiles.experience })
  const dialog = page.getByRole('dialog')
  const input = page.locator('input[type=file]').last()
  // A résumé that a browser printed fills an empty profile, but for what its owner leaves out.
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: en.profiles.startChoose }).click()
  await (await choosing).setFiles(await printedResume(page))
  await dialog.getByRole('checkbox', { name: 'Canva' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.common.discard.keep }).click()
  await dialog.getByRole('button', { name: fill(en.profiles.porting.confirm_other, { count: 2 }) }).click()
  await expect(experience.getByRole('listitem')).toHaveText([/^Data AnalystNordelia/])
  await page.getByRole('button', { name: en.common.undo }).click()
  await expect(experience.getByRole('listitem')).toHaveCount(0)

  await page.getByRole('button', { name: en.profiles.porting.import }).click()
  await dialog.getByRole('button', { name: en.profiles.porting.choose }).waitFor()
  await input.setInputFiles(json('{\n  "basics": {},\n}'))
  await expect(dialog.getByRole('alert')).toContainText('line 3, column 1')
  await input.setInputFiles(await archive({ 'Skills.csv': 'x'.repeat(6 * 1024 * 1024) }))
  await expect(dialog.getByRole('alert')).toContainText(en.profiles.porting.faults.bomb)
  const positions =
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Ampère,Analyst 🦊,<script>alert(1)</script>,Lyon,Feb 2024,\nFour,Baker,,,Jul 2022,Aug 2022\n,,,,2020,\n'
  const linkedIn = await archive({
    'Profile.csv': 'First Name,Last Name,Headline\nCam,Roux,Data analyst\n',
    'Positions.csv': positions,
    'Skills.csv': 'Name\nSQL\n',
    'messages.csv': 'private',
  })
  await input.setInputFiles(linkedIn)
  await expect(dialog.getByText(en.profiles.porting.reasons.noTitle)).toBeVisible()
  // Changes that would replace existing input are suggested, but not preselected.
  await expect(dialog.getByRole('checkbox', { name: en.profiles.firstName })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Baker · Four' }).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: fill(en.profiles.porting.confirm_other, { count: 3 }) }).click()
  await expect(experience.getByRole('listitem')).toHaveText([
    /^Analyst 🦊Ampère, Lyon.*<script>alert\(1\)<\/script>$/,
  ])
  await expect(page.getByText(fill(en.profiles.porting.done_other, { count: 3 }))).toBeVisible()
  await page.getByRole('button', { name: en.common.undo }).click()
  await expectToast(page, en.profiles.porting.undone)
  await expect(experience.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText('Camille', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: en.profiles.porting.import }).click()
  await input.setInputFiles(linkedIn)
  await dialog.getByRole('button', { name: en.profiles.porting.takeAll }).click()
  await dialog.getByRole('button', { name: fill(en.profiles.porting.confirm_other, { count: 5 }) }).click()
  await expect(experience.getByRole('listitem')).toHaveCount(2)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: en.profiles.porting.exportJson }).click()
  const exported = await readFile(await (await saved).path(), 'utf8')
  expect(JSON.parse(exported)).toMatchObject({ basics: { name: 'Cam Roux', label: 'Data analyst' } })
  await page.getByRole('button', { name: en.profiles.porting.import }).click()
  await input.setInputFiles(json(exported))
  await expect(dialog.getByText(en.profiles.porting.nothingNew)).toBeVisible()
  await expect(dialog.getByRole('button', { name: en.profiles.porting.confirm_zero })).toBeDisabled()
})

test('a résumé is composed by keyboard, on a phone, in French', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await confirmedAccount(request))
  await page.getByRole('button', { name: fr.events.languages.fr }).click()
  await page.goto('/dashboard/profile')
  const press = (name: string, role: 'button' | 'link' = 'button') =>
    pressOn(page.getByRole(role, { name, exact: true }))
  await press('Importer un fichier')
  await page.getByRole('button', { name: fr.profiles.porting.choose }).waitFor()
  const work = {
    position: 'Chargée d’études',
    name: 'Épicerie',
    startDate: '2024',
    summary: 'Élan.\n'.repeat(80),
  }
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(
      json(
        JSON.stringify({
          work: [work],
          languages: [{ language: fr.events.languages.en, fluency: fr.discovery.languageLevels.b2 }],
        }),
      ),
    )
  await expect(page.getByText(fr.profiles.porting.notes.yearOnly)).toBeVisible()
  await expectFits(page)
  await press('Importer 2 changements')
  await expect(page.getByText(fill(fr.profiles.porting.done_other, { count: 2 }))).toBeVisible()
  await press(fr.profiles.porting.makePdf, 'link')
  await page.getByRole('radio', { name: fr.profiles.cv.layouts.classic }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: fr.profiles.cv.layouts.columns })).toBeChecked()
  // Loads the library that sets documents first.
  await expect(page.locator('iframe[title=Aperçu], a[href^="blob:"]')).toBeVisible({ timeout: 30_000 })
  await expectFits(page)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: fr.profiles.cv.save })
    .and(page.locator(':not([data-loading])'))
    .waitFor()
  await press(fr.profiles.cv.save)
  const pdf = await saved
  expect(pdf.suggestedFilename()).toBe('cv-camille-roux-fr.pdf')
  const bytes = await readFile(await pdf.path(), 'latin1')
  expect(bytes).toMatch(/^%PDF-/)
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(2)
  await press(fr.profiles.cv.keep)
  await expectToast(page, fr.profiles.cv.kept)
})
