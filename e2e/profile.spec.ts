import { truncate, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expectAccessible, expectFits } from './support/axe.ts'
import { wholeBrowser } from './support/browsers.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

// A PDF is viewed in the page.
test.use({ launchOptions: wholeBrowser })

test('a profile is edited, validated and saved for real', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await page.getByLabel(en.profiles.firstName).fill('')
  await page.getByLabel(en.profiles.jobTitle).fill('Junior data analyst')
  await page.getByLabel('Summary').fill('I like clean tables.\nAnd clear charts.')
  const skill = page.getByLabel('Skills')
  await skill.fill('  SQL ')
  await skill.press('Enter')
  await skill.fill('SQL')
  await page.getByRole('button', { name: en.profiles.addSkill }).click()
  await skill.fill('   ')
  await skill.press('Enter')
  await skill.fill('Python')
  await page.getByRole('button', { name: en.profiles.addSkill }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await page.getByLabel('LinkedIn URL').fill('linkedin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en.profiles.errors.required)).toBeVisible()
  await expect(page.getByText(en.profiles.errors.url)).toBeVisible()
  await page.getByLabel(en.profiles.firstName).fill('Camille')
  await page.getByLabel('LinkedIn URL').fill('https://www.linkedin.com/in/camille')
  await page.getByRole('button', { name: fill(en.profiles.removeSkill, { skill: 'Python' }) }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, en.profiles.saved)

  await page.reload()
  await expect(page.getByText('Junior data analyst').first()).toBeVisible()
  await expect(page.getByText('And clear charts.', { exact: false })).toBeVisible()
  await expect(page.getByText('SQL', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Python')).toHaveCount(0)
})

test('a career is written, ordered, undone and saved', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Skills').fill('spreadsh')
  await page.getByRole('option', { name: 'Spreadsheets' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: fill(en.profiles.removeSkill, { skill: 'Spreadsheets' }) }),
  ).toBeVisible()
  await page.getByLabel(en.profiles.availability).selectOption('Available from a date')
  await page.getByText(en.profiles.contractKinds.internship, { exact: true }).click()
  for (const title of ['Baker', 'Driver']) {
    await page.getByRole('button', { name: en.profiles.addExperience }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(en.profiles.position).last().fill(title)
  }
  await page.getByLabel(en.profiles.from, { exact: true }).first().fill('2024-07')
  await page.getByLabel(en.profiles.until).first().fill('2024-05')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en.profiles.errors.order)).toBeVisible()
  await expect(page.getByText(en.profiles.errors.required)).toHaveCount(1)
  await page.getByLabel(en.profiles.until).first().fill('2024-08')
  await page.getByLabel(en.profiles.availableFrom, { exact: false }).last().fill('2027-01-04')
  await page.getByRole('button', { name: fill(en.common.editor.moveUp, { what: 'Driver' }) }).click()
  await page.getByRole('button', { name: fill(en.profiles.removeSkill, { skill: 'Baker' }) }).click()
  await page.getByRole('button', { name: en.common.undo }).click()
  await page.getByRole('button', { name: en.profiles.addLanguage }).click()
  await page.getByRole('combobox', { name: en.profiles.language }).fill('Ital')
  await page.getByRole('option', { name: 'Italian' }).click()
  await page.getByRole('button', { name: en.common.cancel }).click()
  await page.getByRole('button', { name: en.profiles.takeBack }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, en.profiles.saved)
  const stations = page.getByRole('region', { name: en.profiles.experience }).getByRole('listitem')
  await expect(stations).toHaveText([/^Driver/, /^Baker.*Jul 2024 – Aug 2024/])
  await expectFits(page)
})

test("two tabs don't overwrite each other", async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  const second = await page.context().newPage()
  for (const tab of [page, second]) {
    await tab.goto('/dashboard/profile')
    await tab.getByRole('button', { name: 'Edit' }).click()
  }
  await page.getByLabel(en.profiles.jobTitle).fill('Written first')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, en.profiles.saved)
  await second.getByLabel(en.profiles.jobTitle).fill('Written second')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText(en.common.saving.changed.title)).toBeVisible()
  await expect(second.getByLabel(en.profiles.jobTitle)).toHaveValue('Written second')
  await second.getByRole('button', { name: en.common.saving.changed.theirs }).click()
  await expect(second.getByLabel(en.profiles.jobTitle)).toHaveValue('Written first')
})

test('keeps unsaved changes after a mistaken click', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: en.profiles.addExperience }).click()
  await page.getByRole('button', { name: en.profiles.addLanguage }).click()
  await expectAccessible(page)
  await page.getByLabel(en.profiles.jobTitle).fill('Half a title')
  await page.getByRole('link', { name: 'Progress', exact: true }).click()
  await page.getByRole('button', { name: en.profiles.stay }).click()
  await expect(page.getByLabel(en.profiles.jobTitle)).toHaveValue('Half a title')
  await page.getByRole('link', { name: 'Progress', exact: true }).click()
  await page.getByRole('button', { name: en.profiles.leave }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
})

test('a photo is cropped by keyboard; résumés are checked, previewed, chosen and removed', async ({
  page,
  request,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  // Left half red, right half green: the slider at its right end keeps only green.
  const green = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2e7d5b' } })
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#b3261e' } })
    .composite([{ input: green, left: 600, top: 0 }])
    .jpeg()
    .toBuffer()
  const portrait = page.locator('input[type=file][accept^=image]')
  await portrait.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('slider', { name: en.profiles.crop.x }).focus()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: en.profiles.crop.save }).click()
  await expectToast(page, en.profiles.photoSaved)
  const picture = page.locator('main img').first()
  await expect(picture).toHaveAttribute('src', /avatars/)
  const stored = await request.get((await picture.getAttribute('src')) ?? '')
  expect(stored.headers()['content-type']).toBe('image/webp')
  const { width, height } = await sharp(await stored.body()).metadata()
  expect([width, height]).toEqual([512, 512])
  const { dominant } = await sharp(await stored.body()).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)

  const broken = { name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await portrait.setInputFiles(broken)
  await expectToast(page, 'Error', en.common.errors.photo_kind)

  const mimeType = 'application/pdf'
  const resume = page.getByRole('region', { name: 'Resume' }).locator('input[type=file]')
  await resume.setInputFiles({ name: 'cv.pdf', mimeType, buffer: Buffer.from('MZ\u0090\0\0') })
  await expectToast(page, 'Error', en.common.errors.resume_kind)
  const big = test.info().outputPath('big.pdf')
  await writeFile(big, '%PDF-1.7')
  await truncate(big, 30 * 1024 * 1024)
  await resume.setInputFiles(big)
  await expectToast(page, 'Error', en.common.errors.resume_too_large)
  for (const name of ['first.pdf', 'second.pdf']) {
    await resume.setInputFiles({ name, mimeType, buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  const versions = page.getByRole('region', { name: 'Resume' }).getByRole('listitem')
  await expect(versions.first()).toContainText(/second\.pdf.*Current/)
  await page.getByRole('button', { name: fill(en.profiles.resumeMenu, { name: 'first.pdf' }) }).click()
  await page.getByRole('menuitem', { name: en.profiles.chooseResume }).click()
  await expect(versions.last()).toContainText(/first\.pdf.*Current/)
  await page.getByRole('button', { name: fill(en.profiles.resumeMenu, { name: 'first.pdf' }) }).click()
  await page.getByRole('menuitem', { name: en.profiles.labelResume }).click()
  await page.getByRole('textbox', { name: en.profiles.resumeLabel, exact: true }).fill('For banks')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: fill(en.profiles.previewResume, { name: 'For banks' }) }).click()
  await expect(page.getByRole('alert').filter({ hasText: en.common.pdf.failed })).toBeVisible()
  await expect(page.getByRole('link', { name: en.profiles.downloadResume })).toHaveAttribute('href', /^blob:/)
  await page.getByRole('button', { name: en.common.close }).last().click()
  await page.getByRole('button', { name: fill(en.profiles.resumeMenu, { name: 'For banks' }) }).click()
  await page.getByRole('menuitem', { name: en.profiles.removeResume }).click()
  await page.getByRole('button', { name: en.profiles.removeResume, exact: true }).click()
  await expectToast(page, en.profiles.resumeRemoved)
  await expect(versions).toHaveCount(1)
  await expect(versions).toContainText(/second\.pdf.*Current/)
})

test('a page is shown to those its owner chooses, as the preview shows it, in both languages', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await expect(page.getByText(en.profiles.page.means.private)).toBeVisible()
  await page.getByRole('button', { name: en.profiles.page.choose }).click()
  await page.getByRole('radio', { name: 'Everyone' }).check()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: en.profiles.page.selectAll }).click()
  const handle = `camille-${Date.now().toString(36)}`
  await page.getByLabel(en.profiles.page.handle, { exact: true }).fill('admin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en.common.errors.handle_taken)).toBeVisible()
  await page.getByLabel(en.profiles.page.handle, { exact: true }).fill(handle)
  await page.getByRole('checkbox', { name: en.profiles.page.parts.last_name }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, en.profiles.page.saved)
  await page.getByRole('link', { name: en.profiles.page.preview }).click()
  await expect(page.getByRole('heading', { name: 'Camille R.' })).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' })
  const visitor = await context.newPage()
  await visitor.goto(`/people/${handle}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Camille R.' })).toBeVisible()
  await expect(visitor.getByText('Roux')).toHaveCount(0)
  await expectFits(visitor)
  await expectAccessible(visitor)
  await visitor.goto('/people/ines-carpentier')
  await expect(visitor.getByRole('heading', { level: 2, name: fr.profiles.skills })).toBeVisible()
  await visitor.getByRole('region', { name: fr.profiles.certificates }).getByRole('link').first().click()
  await expect(visitor).toHaveURL(/certificates/)
  // Only for partners, and for no one: the same text.
  for (const address of ['aicha-diarra', 'nobody-at-all']) {
    await visitor.goto(`/people/${address}`)
    await expect(visitor.getByText(fr.common.notFound.code)).toBeVisible()
  }
  await context.close()
})
