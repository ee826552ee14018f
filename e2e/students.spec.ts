import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { latestMail, openMailedLink } from './support/mailbox.ts'
import { demoPassword, expectToast, password, randomEmail, signIn, signInAsDemo } from './support/people.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const latin = (text: string) => Buffer.from(text, 'latin1')

/** 1,200 lines as an older spreadsheet writes them: one is there twice, three are wrong. */
function classList(mark: string, email: string): string {
  const lines = Array.from({ length: 1200 }, (_, place) => {
    const cohort = place < 3 ? `Pilote ${mark}` : `Promo ${mark}`
    return [`${mark}-${place}`, `Élève${place}`, `Zoé`, `e${place}.${mark}@ecole.example`, cohort, ''].join(
      ';',
    )
  })
  lines[1] = [`${mark}-1`, 'Martin', 'Anaïs', email, `Pilote ${mark}`, ''].join(';')
  lines[700] = lines[40]!
  lines[800] = `${mark}-800;Sans;Adresse;pas une adresse;Promo ${mark};`
  lines[900] = `${mark}-900;Tutorat;Inconnu;t900.${mark}@ecole.example;Promo ${mark};personne@ailleurs.example`
  lines[1000] = `${mark}-1000;"Guillemet;Ouvert;q1000.${mark}@ecole.example;Promo ${mark};`
  return ['N° étudiant;NOM;Prénom;Courriel;Classe;Référent', ...lines].join('\r\n')
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/dashboard/students/imports/new')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('a list of 1,200 is checked, mended and taken over; a student is invited, links an account and shares', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const mark = randomEmail().slice(1, 9)
  const email = `anais.${mark}@example.com`
  const list = latin(classList(mark, email))
  await signInAsDemo(page, 'academia', '/dashboard/students')
  await expect(row(page, 'Carpentier Inès')).toContainText('Linked')
  await expectSound(page)

  await upload(page, 'promo.csv', list)
  await expect(page.getByRole('combobox', { name: 'What N° étudiant means' })).toHaveValue('number')
  await expect(page.getByRole('combobox', { name: 'What Courriel means' })).toHaveValue('email')
  await expect(page.getByRole('combobox', { name: 'What Référent means' })).toHaveValue('adviser')
  await expect(row(page, 'Prénom')).toContainText('Zoé')
  await expectSound(page)
  await page.getByRole('button', { name: 'Check the file' }).click()

  await expect(
    page.getByText('1,200 lines in the file: 1,196 new, 1 duplicate, 3 need fixing.'),
  ).toBeVisible()
  await expect(page.getByText('Text encoding: Windows-1252.')).toBeVisible()
  await expect(page.getByText('4 lines won’t be imported unless you fix them.')).toBeVisible()
  await expectSound(page)
  await page.getByText('Duplicate 1', { exact: true }).click()
  await expect(row(page, 'Élève40')).toContainText('Same email address as line 42 (Zoé Élève40).')
  await page.getByText('Needs fixing 3', { exact: true }).click()
  await expect(row(page, 'Ouvert Guillemet')).toContainText('A quotation mark is never closed')
  await expect(row(page, 'Adresse Sans')).toContainText('This is not an email address.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the faulty lines' }).click(),
  ])
  expect((await readFile((await download.path())!, 'utf8')).split('\r\n').filter(Boolean)).toHaveLength(5)

  // Mended with the keyboard alone.
  await page.getByRole('button', { name: 'Change line 802' }).press('Enter')
  const line = page.getByRole('dialog', { name: 'Change line 802' })
  await expect(line.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(`s800.${mark}@ecole.example`)
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('1,200 lines in the file: 1,197 new, 1 duplicate, 2 need fixing.'),
  ).toBeVisible()
  await page
    .getByRole('checkbox', { name: `Create 2 cohorts: Pilote ${mark} and Promo ${mark}` })
    .press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'The list is taken over.')
  await expect(page.getByText('1,197 added, 0 changed.')).toBeVisible()

  await page.getByRole('link', { name: 'See these students' }).click()
  await expect(page.getByText('1,197 students')).toBeVisible()
  await page.getByLabel('Cohort', { exact: true }).selectOption(`Pilote ${mark}`)
  await expect(page.getByText('3 students')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose this page' }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the invitations' }).click()
  await expectToast(page, '3 invitations were sent.')
  await expect(row(page, 'Martin Anaïs')).toContainText('Invited')

  const mail = await latestMail(request, email, /Campus Lumière/)
  const path = new URL(/\S+\/school\/\S+/.exec(mail.text)![0]).pathname
  const student = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await student.goto(path)
  await expect(student.getByRole('heading', { name: 'Campus Lumière-sur-Saône invites you' })).toBeVisible()
  await expect(student.getByText(`${mark}-1`, { exact: true })).toBeVisible()
  await expectSound(student)
  await student.getByRole('link', { name: 'Create an account' }).click()
  // The form knows what the school wrote.
  await expect(student.getByLabel('First Name')).toHaveValue('Anaïs')
  await expect(student.getByLabel('Last Name')).toHaveValue('Martin')
  await student.getByLabel('Email').fill(email)
  await student.getByLabel('Password *').fill(password)
  await student.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(student, 'Check your inbox')
  await openMailedLink(student, request, email)
  await expect(student).toHaveURL(new RegExp(path))
  // P1-3 Nothing is chosen beforehand.
  for (const box of await student.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await student.getByRole('checkbox', { name: 'Progress' }).check()
  await student.getByRole('button', { name: 'Link my account' }).click()
  await expectToast(student, 'You are linked to Campus Lumière-sur-Saône.')
  await expect(student.getByText('No mission begun yet.')).toBeVisible()
  await expectSound(student)

  await page.getByRole('link', { name: 'Martin Anaïs' }).click()
  await expect(page.getByText('No mission begun yet.')).toBeVisible()
  await expect(page.getByText('Not shared.')).toHaveCount(3)
  await expectSound(page)
  await student.getByRole('checkbox', { name: 'Progress' }).uncheck()
  await expectToast(student, 'sees what you chose, from now on')
  await page.reload()
  await expect(page.getByText('Nothing is shared.')).toBeVisible()

  // The same list again changes nothing; and the first one is undone, but for whoever has an account now.
  await upload(page, 'promo.csv', list)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('1,196 unchanged')).toBeVisible()
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await page.getByRole('link', { name: 'promo.csv' }).first().click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('1 student stays')).toBeVisible()
})

async function workbook(rows: string[][]): Promise<Buffer> {
  const archive = new ZipWriter(new Uint8ArrayWriter())
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const body = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  const sheet = `<worksheet><sheetData>${body}</sheetData></worksheet>`
  await archive.add('xl/worksheets/sheet1.xml', new TextReader(sheet))
  return Buffer.from(await archive.close())
}

test('un conseiller ordonne sa liste depuis un téléphone, et un enseignant la lit', async ({
  page,
  browser,
}) => {
  const mark = randomEmail().slice(1, 9)
  await page.setViewportSize({ width: 390, height: 800 })
  const adviser = 'idriss.saidi@institut-vauclair.example'
  await signIn(page, adviser, { secret: demoPassword, at: '/dashboard/students/cohorts' })
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Créer une promotion' }).click()
  await page.getByRole('textbox', { name: 'Promotion' }).fill(`Été ${mark}`)
  await page.keyboard.press('Enter')
  await expectToast(page, 'La promotion est enregistrée.')
  await expectSound(page)

  await page.goto('/dashboard/students/imports/new')
  await expect(page.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
  const buffer = await workbook([
    ['Adresse mail', 'Prénom', 'Nom', 'Promo'],
    [`a.${mark}@ecole.example`, 'Ada', `A${mark}`, `été ${mark}`],
    [`b.${mark}@ecole.example`, 'Bao', `B${mark}`, `été ${mark}`],
  ])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.xlsx', mimeType: 'application/x', buffer })
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  await page.getByRole('button', { name: 'Reprendre 2 lignes' }).click()
  await page.getByRole('link', { name: 'Voir ces étudiants' }).click()
  await page.getByRole('checkbox', { name: 'Choisir cette page' }).check()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Ajouter une étiquette' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Étiquette' }).fill(`alt-${mark}`)
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expectToast(page, '2 étudiants modifiés.')
  await page.goto(`/dashboard/students?label=alt-${mark}`)
  await expect(page.getByText('2 étudiants')).toBeVisible()
  await page.getByRole('link', { name: `A${mark} Ada` }).click()
  await page.getByRole('button', { name: 'Est parti' }).click()
  await page.getByRole('button', { name: 'Parti', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Est de nouveau inscrit' })).toBeVisible()
  await expectFits(page)

  const teacher = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const at = '/dashboard/students?q=carpentier'
  await signIn(teacher, 'frederic.lambert@campus-lumiere.example', { secret: demoPassword, at })
  await expect(teacher.getByText('Carpentier Inès')).toBeVisible()
  await expect(teacher.getByRole('checkbox')).toHaveCount(0)
  await expect(teacher.getByRole('button', { name: /Add a student|Ajouter un étudiant/ })).toHaveCount(0)
})
