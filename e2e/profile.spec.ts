import { truncate, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectFits } from './support/axe.ts'
import { wholeBrowser } from './support/browsers.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'

// A PDF is looked at in the page.
test.use({ launchOptions: wholeBrowser })

test('a profile is edited, checked and saved for real', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Job title').fill('Junior data analyst')
  await page.getByLabel('Summary').fill('I like clean tables.\nAnd clear charts.')
  const skill = page.getByLabel('Skills')
  await skill.fill('  SQL ')
  await skill.press('Enter')
  await skill.fill('SQL')
  await page.getByRole('button', { name: 'Add a skill' }).click()
  await skill.fill('   ')
  await skill.press('Enter')
  await skill.fill('Python')
  await page.getByRole('button', { name: 'Add a skill' }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await page.getByLabel('LinkedIn URL').fill('linkedin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fill this in.')).toBeVisible()
  await expect(page.getByText('This is not an address such as https://example.com.')).toBeVisible()
  await page.getByLabel('First name').fill('Camille')
  await page.getByLabel('LinkedIn URL').fill('https://www.linkedin.com/in/camille')
  await page.getByRole('button', { name: 'Remove Python' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Your profile is saved.')

  await page.reload()
  await expect(page.getByText('Junior data analyst').first()).toBeVisible()
  await expect(page.getByText('And clear charts.', { exact: false })).toBeVisible()
  await expect(page.getByText('SQL', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Python')).toHaveCount(0)
})

test('a career is written, ordered, taken back and kept', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Skills').fill('spreadsh')
  await page.getByRole('option', { name: 'Spreadsheets' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Spreadsheets' })).toBeVisible()
  await page.getByLabel('Availability').selectOption('Available from a date')
  await page.getByText('Internship', { exact: true }).click()
  for (const title of ['Baker', 'Driver']) {
    await page.getByRole('button', { name: 'Add an experience' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Position').last().fill(title)
  }
  await page.getByLabel('From', { exact: true }).first().fill('2024-07')
  await page.getByLabel('Until').first().fill('2024-05')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The end comes before the beginning.')).toBeVisible()
  await expect(page.getByText('Fill this in.')).toHaveCount(1)
  await page.getByLabel('Until').first().fill('2024-08')
  await page.getByLabel('Available from', { exact: false }).last().fill('2027-01-04')
  await page.getByRole('button', { name: 'Move Driver up' }).click()
  await page.getByRole('button', { name: 'Remove Baker' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Add a language' }).click()
  await page.getByRole('combobox', { name: 'Language' }).fill('Ital')
  await page.getByRole('option', { name: 'Italian' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Take them back' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Your profile is saved.')
  const stations = page.getByRole('region', { name: 'Experience' }).getByRole('listitem')
  await expect(stations).toHaveText([/^Driver/, /^Baker.*Jul 2024 – Aug 2024/])
  await expectFits(page)
})

test('two tabs do not undo each other', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  const second = await page.context().newPage()
  for (const tab of [page, second]) {
    await tab.goto('/dashboard/profile')
    await tab.getByRole('button', { name: 'Edit' }).click()
  }
  await page.getByLabel('Job title').fill('Written first')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Your profile is saved.')
  await second.getByLabel('Job title').fill('Written second')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('saved in another tab')).toBeVisible()
  await expect(second.getByLabel('Job title')).toHaveValue('Written second')
  await second.getByRole('button', { name: 'Load the newer one' }).click()
  await expect(second.getByLabel('Job title')).toHaveValue('Written first')
})

test('unsaved changes are not lost by a wrong click', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Add an experience' }).click()
  await page.getByRole('button', { name: 'Add a language' }).click()
  await expectAccessible(page)
  await page.getByLabel('Job title').fill('Half a title')
  await page.getByRole('link', { name: 'Progress', exact: true }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Half a title')
  await page.getByRole('link', { name: 'Progress', exact: true }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
})

test('a photo is cut out by keyboard; résumés are checked, previewed, chosen and removed', async ({
  page,
  request,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  // Left half red, right half green: the slider at its right end leaves green alone.
  const green = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2e7d5b' } })
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#b3261e' } })
    .composite([{ input: green, left: 600, top: 0 }])
    .jpeg()
    .toBuffer()
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('slider', { name: 'Left and right' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expectToast(page, 'Your photo is in place.')
  const picture = page.locator('main img').first()
  await expect(picture).toHaveAttribute('src', /avatars/)
  const stored = await request.get((await picture.getAttribute('src')) ?? '')
  expect(stored.headers()['content-type']).toBe('image/webp')
  const { width, height } = await sharp(await stored.body()).metadata()
  expect([width, height]).toEqual([512, 512])
  const { dominant } = await sharp(await stored.body()).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)

  const broken = { name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await inputs.first().setInputFiles(broken)
  await expectToast(page, 'Error', 'This file is not a picture that can be opened.')

  const mimeType = 'application/pdf'
  await inputs.nth(1).setInputFiles({ name: 'cv.pdf', mimeType, buffer: Buffer.from('MZ\u0090\0\0') })
  await expectToast(page, 'Error', 'neither a PDF nor a DOCX')
  const big = test.info().outputPath('big.pdf')
  await writeFile(big, '%PDF-1.7')
  await truncate(big, 30 * 1024 * 1024)
  await inputs.nth(1).setInputFiles(big)
  await expectToast(page, 'Error', 'A résumé may have 10 MB')
  for (const name of ['first.pdf', 'second.pdf']) {
    await inputs.nth(1).setInputFiles({ name, mimeType, buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await expect(page.getByText(name)).toBeVisible()
  }
  const versions = page.getByRole('region', { name: 'Resume' }).getByRole('listitem')
  await expect(versions.first()).toContainText(/second\.pdf.*Current/)
  await page.getByRole('button', { name: 'More for first.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Make it the current one' }).click()
  await expect(versions.last()).toContainText(/first\.pdf.*Current/)
  await page.getByRole('button', { name: 'More for first.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Name this version' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('For banks')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Preview For banks' }).click()
  await expect(page.getByRole('alert')).toContainText('This PDF can’t be displayed here.')
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /^blob:/)
  await page.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'More for For banks' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast(page, 'Your résumé is removed.')
  await expect(versions).toHaveCount(1)
  await expect(versions).toContainText(/second\.pdf.*Current/)
})

test('a page is shown to whom its owner says, as the preview shows it, in both languages', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/profile' })
  await expect(page.getByText('Nobody else finds or opens it.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose what is shown' }).click()
  await page.getByRole('radio', { name: 'Everyone' }).check()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Select all' }).click()
  const handle = `camille-${Date.now().toString(36)}`
  await page.getByLabel('Address', { exact: true }).fill('admin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This address is taken.')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(handle)
  await page.getByRole('checkbox', { name: 'Full last name' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Who sees your profile is saved.')
  await page.getByRole('link', { name: 'See it as visitors do' }).click()
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
  await expect(visitor.getByRole('heading', { level: 2, name: 'Compétences' })).toBeVisible()
  await visitor.getByRole('region', { name: 'Certificats' }).getByRole('link').first().click()
  await expect(visitor).toHaveURL(/certificates/)
  // For partners alone, and for nobody: the same words.
  for (const address of ['aicha-diarra', 'nobody-at-all']) {
    await visitor.goto(`/people/${address}`)
    await expect(visitor.getByText('404')).toBeVisible()
  }
  await context.close()
})
