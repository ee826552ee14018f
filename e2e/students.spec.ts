import { readFile } from 'node:fs/promises'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { latestMail, openMailedLink } from './support/mailbox.ts'
import { demoPassword, expectToast, password, randomEmail, signIn, signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const latin = (text: string) => Buffer.from(text, 'latin1')

/** 1,200 lines as an older spreadsheet writes them: one duplicate, three invalid. */
function classList(mark: string, email: string): string {
  const lines = Array.from({ length: 1200 }, (_, place) => {
    const cohort = place < 3 ? `Pilote ${mark}` : `Promo ${mark}`
    return [`${mark}-${place}`, `Élève${place}`, `Zoé`, `e${place}.${mark}@ecole.example`, cohort, ''].join(
      ';',
    )
  })
  lines[1] = [`${mark}-1`, en.students.import.example.lastName, 'Anaïs', email, `Pilote ${mark}`, ''].join(
    ';',
  )
  lines[700] = lines[40]!
  lines[800] = `${mark}-800;Sans;Adresse;pas une adresse;Promo ${mark};`
  lines[900] = `${mark}-900;Tutorat;Inconnu;t900.${mark}@ecole.example;Promo ${mark};personne@ailleurs.example`
  lines[1000] = `${mark}-1000;"Guillemet;Ouvert;q1000.${mark}@ecole.example;Promo ${mark};`
  return ['N° étudiant;NOM;Prénom;Courriel;Classe;Référent', ...lines].join('\r\n')
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/dashboard/students/imports/new')
  await expect(page.getByRole('button', { name: en.students.import.choose })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('a list of 1,200 is checked, fixed and imported; a student is invited, links an account and shares', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const mark = randomEmail().slice(1, 9)
  const email = `anais.${mark}@example.com`
  const list = latin(classList(mark, email))
  await signInAsDemo(page, 'academia', '/dashboard/students')
  await expect(row(page, 'Carpentier, Inès')).toContainText(en.students.account.linked)
  await expectSound(page)

  await upload(page, 'promo.csv', list)
  await expect(
    page.getByRole('combobox', { name: fill(en.students.columns.meansOf, { column: 'N° étudiant' }) }),
  ).toHaveValue('number')
  await expect(
    page.getByRole('combobox', { name: fill(en.students.columns.meansOf, { column: 'Courriel' }) }),
  ).toHaveValue('email')
  await expect(
    page.getByRole('combobox', { name: fill(en.students.columns.meansOf, { column: 'Référent' }) }),
  ).toHaveValue('adviser')
  await expect(row(page, fr.students.fields.firstName)).toContainText('Zoé')
  await expectSound(page)
  await page.getByRole('button', { name: en.students.columns.check }).click()

  await expect(
    page.getByText(
      fill(en.students.preview.sum_other, {
        count: '1,200',
        parts: '1,196 new, 1 duplicate, and 3 need fixing',
      }),
    ),
  ).toBeVisible()
  await expect(page.getByText('Text encoding: Windows-1252.')).toBeVisible()
  await expect(page.getByText(fill(en.students.preview.out_other, { count: 4 }))).toBeVisible()
  await expectSound(page)
  await page.getByText('Duplicate 1', { exact: true }).click()
  await expect(row(page, 'Élève40')).toContainText(
    fill(en.students.lines.twinNamed.email, { line: 42, name: 'Zoé Élève40' }),
  )
  await page.getByText('Needs fixing 3', { exact: true }).click()
  await expect(row(page, 'Ouvert Guillemet')).toContainText(en.students.lines.faults.quote_open)
  await expect(row(page, 'Adresse Sans')).toContainText(en.students.errors.student_email_invalid)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.students.lines.export }).click(),
  ])
  expect((await readFile((await download.path())!, 'utf8')).split('\r\n').filter(Boolean)).toHaveLength(5)

  // Fixed by keyboard alone.
  await page.getByRole('button', { name: fill(en.students.lines.mendOne, { line: 802 }) }).press('Enter')
  const line = page.getByRole('dialog', { name: fill(en.students.lines.mendOne, { line: 802 }) })
  await expect(line.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(`s800.${mark}@ecole.example`)
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(
      fill(en.students.preview.sum_other, {
        count: '1,200',
        parts: '1,197 new, 1 duplicate, and 2 need fixing',
      }),
    ),
  ).toBeVisible()
  await page
    .getByRole('checkbox', {
      name: fill(en.students.preview.cohorts_other, { count: 2, names: `Pilote ${mark} and Promo ${mark}` }),
    })
    .press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, en.students.preview.done)
  await expect(
    page.getByText(fill(en.students.result.counts, { created: '1,197', changed: 0 })),
  ).toBeVisible()

  await page.getByRole('link', { name: en.students.result.look }).click()
  await expect(page.getByText(fill(en.students.roster.count_other, { count: '1,197' }))).toBeVisible()
  await page.getByLabel(en.students.fields.cohort, { exact: true }).selectOption(`Pilote ${mark}`)
  await expect(page.getByText(fill(en.students.roster.count_other, { count: 3 }))).toBeVisible()
  await page.getByRole('checkbox', { name: en.students.roster.choosePage }).check()
  await page.getByRole('button', { name: en.students.bulk.invite.button, exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: en.students.bulk.invite.confirm }).click()
  await expectToast(page, fill(en.students.bulk.invite.done_other, { count: 3 }))
  await expect(row(page, 'Martin, Anaïs')).toContainText(en.students.account.invited)

  const mail = await latestMail(request, email, /Campus Lumière/)
  const path = new URL(/\S+\/school\/\S+/.exec(mail.text)![0]).pathname
  const student = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await student.goto(path)
  await expect(
    student.getByRole('heading', {
      name: fill(en.students.invitation.title, { school: 'Campus Lumière-sur-Saône' }),
    }),
  ).toBeVisible()
  await expect(student.getByText(`${mark}-1`, { exact: true })).toBeVisible()
  await expectSound(student)
  await student.getByRole('link', { name: en.common.invitation.signUp }).click()
  // The form is prefilled with what the school wrote.
  await expect(student.getByLabel(en.auth.firstName)).toHaveValue('Anaïs')
  await expect(student.getByLabel(en.auth.lastName)).toHaveValue('Martin')
  await student.getByLabel('Email').fill(email)
  await student.getByLabel(`${en.auth.password} *`).fill(password)
  await student.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(student, 'Check your inbox')
  await openMailedLink(student, request, email)
  await expect(student).toHaveURL(new RegExp(path))
  // P1-3 Nothing is preselected.
  await expect(student.getByRole('checkbox', { name: 'Progress' })).toBeVisible()
  for (const box of await student.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await student.getByRole('checkbox', { name: 'Progress' }).check()
  await student.getByRole('button', { name: en.students.invitation.accept }).click()
  await expectToast(student, fill(en.students.invitation.accepted, { school: 'Campus Lumière-sur-Saône' }))
  // The invitation has its own heading until the schools are rendered.
  await expect(student.getByRole('heading', { level: 1, name: en.students.mine.title })).toBeVisible()
  await expect(student.getByText(en.students.shares.progress.none)).toBeVisible()
  await expectSound(student)

  await page.getByRole('link', { name: 'Martin, Anaïs' }).click()
  await expect(page.getByText(en.students.shares.progress.none)).toBeVisible()
  await expect(page.getByText(en.students.shares.not)).toHaveCount(3)
  await expectSound(page)
  await student.getByRole('checkbox', { name: 'Progress' }).uncheck()
  await expectToast(student, 'now sees what you selected')
  await page.reload()
  await expect(page.getByText(en.students.shares.nothing)).toBeVisible()

  // The same list again changes nothing; and the first one is undone, except for students with an account.
  await upload(page, 'promo.csv', list)
  await page.getByRole('button', { name: en.students.columns.check }).click()
  await expect(page.getByText(fill(en.students.preview.parts.same_one, { count: '1,196' }))).toBeVisible()
  await page.getByRole('button', { name: en.students.preview.discard }).click()
  await page.getByRole('link', { name: 'promo.csv' }).first().click()
  await page.getByRole('button', { name: en.students.result.undo, exact: true }).click()
  await page.getByRole('button', { name: en.students.result.undoDo }).click()
  await expect(page.getByText('1 student was left unchanged')).toBeVisible()
})

async function workbook(rows: string[][]): Promise<Buffer> {
  const archive = new ZipWriter(new Uint8ArrayWriter())
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const body = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  const sheet = `<worksheet><sheetData>${body}</sheetData></worksheet>`
  await archive.add('xl/worksheets/sheet1.xml', new TextReader(sheet))
  return Buffer.from(await archive.close())
}

test('an adviser organizes the roster on a phone, in French, and a teacher reads it', async ({
  page,
  browser,
}) => {
  const mark = randomEmail().slice(1, 9)
  await page.setViewportSize({ width: 390, height: 800 })
  const adviser = 'idriss.saidi@institut-vauclair.example'
  await signIn(page, adviser, { secret: demoPassword, at: '/dashboard/students/cohorts' })
  await page.getByRole('button', { name: fr.catalog.list.languages.fr }).click()
  await page.getByRole('button', { name: fr.students.cohorts.create }).click()
  await page.getByRole('textbox', { name: fr.students.fields.name }).fill(`Été ${mark}`)
  await page.keyboard.press('Enter')
  await expectToast(page, fr.students.cohorts.saved)
  await expectSound(page)

  await page.goto('/dashboard/students/imports/new')
  await expect(page.getByRole('button', { name: fr.students.import.choose })).toBeVisible()
  const buffer = await workbook([
    ['Adresse mail', fr.students.fields.firstName, fr.students.fields.name, 'Promo'],
    [`a.${mark}@ecole.example`, fr.students.import.example.firstName, `A${mark}`, `été ${mark}`],
    [`b.${mark}@ecole.example`, 'Bao', `B${mark}`, `été ${mark}`],
  ])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.xlsx', mimeType: 'application/x', buffer })
  await page.getByRole('button', { name: fr.students.columns.check }).click()
  await page.getByRole('button', { name: fill(fr.students.preview.confirm_other, { count: 2 }) }).click()
  await page.getByRole('link', { name: fr.students.result.look }).click()
  await page.getByRole('checkbox', { name: fr.students.roster.choosePage }).check()
  await page.getByRole('button', { name: fr.students.bulk.menu }).click()
  await page.getByRole('menuitem', { name: fr.students.bulk.addLabel.button }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: fr.students.fields.label }).fill(`alt-${mark}`)
  await page.getByRole('button', { name: fr.students.bulk.addLabel.confirm, exact: true }).click()
  await expectToast(page, fill(fr.students.labels.done_other, { count: 2 }))
  await page.goto(`/dashboard/students?label=alt-${mark}`)
  await expect(page.getByText(fill(fr.students.roster.count_other, { count: 2 }))).toBeVisible()
  await page.getByRole('link', { name: `A${mark} Ada` }).click()
  await page.getByRole('button', { name: fr.students.bulk.left.button }).click()
  await page.getByRole('button', { name: fr.students.bulk.left.confirm, exact: true }).click()
  await expect(page.getByRole('button', { name: fr.students.bulk.enrolled.button })).toBeVisible()
  await expectFits(page)

  const teacher = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const at = '/dashboard/students?q=carpentier'
  await signIn(teacher, 'frederic.lambert@campus-lumiere.example', { secret: demoPassword, at })
  await expect(teacher.getByText('Carpentier, Inès')).toBeVisible()
  await expect(teacher.getByRole('checkbox')).toHaveCount(0)
  await expect(teacher.getByRole('button', { name: /^(Add student|Ajouter un étudiant)$/ })).toHaveCount(0)
})
