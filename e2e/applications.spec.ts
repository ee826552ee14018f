import { truncate, writeFile } from 'node:fs/promises'
import { expectAccessible, expectDrawn, expectFits } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, name: string, company: string) =>
  column(page, name).getByRole('listitem').filter({ hasText: company })

async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/dashboard/applications${query}`)
  await expectDrawn(page)
}

const board = { at: '/dashboard/applications' }

/** By hand, because a card is only picked up once the mouse has moved. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + 40, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 30, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
  await page.mouse.up()
}

async function addCard(page: Page, pasted: string): Promise<void> {
  await page.getByRole('button', { name: en.applications.add.title, exact: true }).click()
  await page.getByLabel(en.applications.add.paste).fill(pasted)
  await page.getByRole('button', { name: en.applications.add.submit, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a card is added, dragged with one write, and edited in two windows', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await confirmedAccount(request), board)
  await expectDrawn(page)
  await expect(page.getByText(en.applications.empty.title)).toBeVisible()
  await addCard(page, 'Data Analyst at Acme in Lyon\nhttps://jobs.acme.example/42')
  await addCard(page, '🦊 Fox at <script>alert(1)</script>')
  await expect(cardIn(page, en.applications.stages.wishlist, '<script>alert(1)</script>')).toContainText(
    '🦊 Fox',
  )

  const writes: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/rest/v1/') && sent.method() !== 'GET') writes.push(sent.method())
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/applications?*', async (route) => {
    await held
    await route.continue()
  })
  await drag(page, cardIn(page, en.applications.stages.wishlist, 'Acme'), column(page, 'Applied'))
  // It is there before the server has responded, and stays afterwards.
  await expect(cardIn(page, 'Applied', 'Acme')).toBeVisible()
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  release()
  await answered
  await expect(cardIn(page, 'Applied', 'Acme')).toBeVisible()
  expect(writes).toEqual(['PATCH'])
  await page.unroute('**/rest/v1/applications?*')

  const other = await context.newPage()
  await openBoard(other)
  await cardIn(other, 'Applied', 'Acme').getByRole('link').click()
  await cardIn(page, 'Applied', 'Acme').getByRole('link').click()
  await expect(page).toHaveURL(/card=/)
  await other.getByRole('textbox', { name: en.applications.fields.notes }).fill('What **they** said')
  await other.getByLabel(en.applications.fields.location, { exact: true }).fill('Villeurbanne')
  // P2-applications: the drawer saves automatically.
  await expect(other.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('textbox', { name: en.applications.fields.notes }).fill('x'.repeat(10_000))
  await expect(page.getByText(en.common.saving.changed.title)).toBeVisible()
  await expect(page.getByLabel(en.applications.fields.location, { exact: true })).toHaveValue('Villeurbanne')
  await page.getByRole('button', { name: en.applications.conflict.both }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByText(en.common.saving.changed.title)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: en.applications.fields.notes })).toHaveValue(
    /^x{10000}\s+---\s+What/,
  )

  const files = page.locator('input[type=file]')
  const pdf = { name: 'letter.pdf', mimeType: 'application/pdf' }
  await files.setInputFiles({ ...pdf, buffer: Buffer.from('MZ\x90\x00\x03') })
  await expectToast(page, 'Error', en.common.errors.file_disguised)
  const large = test.info().outputPath('large.pdf')
  await writeFile(large, '%PDF-1.7')
  await truncate(large, 30 * 1024 * 1024)
  await files.setInputFiles(large)
  await expectToast(page, 'Error', en.common.errors.file_too_large)
  await files.setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  await expect(page.getByText('letter.pdf')).toBeVisible()
  await page.getByRole('button', { name: fill(en.common.files.remove, { name: 'letter.pdf' }) }).click()
  await expect(page.getByText('letter.pdf')).toHaveCount(0)

  // Input isn't lost either if the card was deleted elsewhere while typing.
  await other.getByRole('button', { name: en.applications.card.delete, exact: true }).click()
  const question = other.getByRole('dialog', { name: en.applications.card.delete, exact: true })
  await question.getByRole('button', { name: en.applications.card.delete, exact: true }).click()
  await expectToast(other, en.applications.card.deleted)
  await page.getByLabel(en.applications.fields.job_title, { exact: true }).fill('Senior analyst')
  await page.getByRole('button', { name: en.applications.conflict.addAgain }).click()
  await expect(cardIn(page, 'Applied', 'Senior analyst')).toBeVisible()
})

test('the board works by keyboard alone, on a phone, in French', async ({ page, request }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await confirmedAccount(request), board)
  await page.getByRole('button', { name: fr.events.languages.fr }).click()
  await expectDrawn(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: fr.applications.add.title, exact: true }).focus()
  await press('Enter')
  await expect(page.getByLabel(fr.applications.add.paste)).toBeFocused()
  await page.keyboard.type('Assistante marketing chez Nordelia, Lille')
  await expect(page.getByLabel(fr.applications.fields.location, { exact: true })).toHaveValue('Lille')
  await page.getByRole('button', { name: fr.applications.add.submit, exact: true }).focus()
  await press('Enter')
  const menu = page.getByRole('button', {
    name: fill(fr.applications.menu.of, { card: 'Nordelia, Assistante marketing' }),
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressOn(menu)
  await expect(page.getByRole('menu')).toBeVisible()
  // A menu that has just opened may miss the first key.
  await expect(async () => {
    await press('ArrowDown')
    await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await pressOn(page.getByRole('menuitem', { name: fill(fr.common.board.moveTo, { column: 'Entretien' }) }))
  await expect(page.getByText('déplacée dans Entretien, place 1 sur 1')).toBeAttached()
  await expect(
    column(page, fr.applications.stages.interview).getByRole('button', { name: /Actions pour Nordelia/ }),
  ).toBeFocused()
  await expectFits(page)

  // A custom column, with the same keys.
  await pressOn(page.getByRole('button', { name: fr.applications.columns.add }))
  await page.getByLabel(fr.applications.columns.name).fill('Deuxième entretien')
  // P1-dialogs: input survives Esc and a click outside the dialog.
  for (const leave of [() => press('Escape'), () => page.mouse.click(5, 5)]) {
    await leave()
    await pressOn(page.getByRole('button', { name: fr.common.discard.keep }))
    // The question captures keys and clicks until it is closed.
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
  await expect(page.getByLabel(fr.applications.columns.name)).toHaveValue('Deuxième entretien')
  await pressOn(page.getByLabel(fr.applications.columns.name))
  await expect(column(page, 'Deuxième entretien')).toBeAttached()
  await pressOn(
    page.getByRole('button', {
      name: fill(fr.applications.columns.menu, { column: 'Deuxième entretien' }),
    }),
  )
  await pressOn(page.getByRole('menuitem', { name: fr.applications.columns.remove }))
  await expect(column(page, 'Deuxième entretien')).toHaveCount(0)

  await pressOn(cardIn(page, fr.applications.stages.interview, 'Nordelia').getByRole('link'))
  await page.getByLabel(fr.applications.fields.next_action, { exact: true }).fill('Rappeler Karim')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(fr.applications.fields.next_at).fill(`${tomorrow}T09:30`)
  await page
    .getByLabel(fr.applications.fields.remind_minutes, { exact: true })
    .selectOption('Une heure avant')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: fr.applications.card.ics }).press('Enter')
  expect((await saved).suggestedFilename()).toBe('Nordelia.ics')
  await expectFits(page)
  await expectAccessible(page)
  // Only what can't be saved is asked about; everything else is saved as the drawer closes.
  await page.getByLabel(fr.applications.fields.contact_email).fill('karim')
  await press('Escape')
  await pressOn(page.getByRole('button', { name: fr.applications.card.stay }))
  await expect(page.getByText(fr.applications.saving.wrong)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByLabel(fr.applications.fields.contact_email).fill('karim@nordelia.example')
  await expect(async () => {
    await press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 3000 })
  }).toPass()
  await openBoard(page, `?view=calendar&month=${tomorrow.slice(0, 7)}`)
  await expect(page.getByRole('button', { name: /9:30 Nordelia · Rappeler Karim/ })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('a spreadsheet in Windows-1252 is previewed, imported, found, counted and exported', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await confirmedAccount(request), board)
  await expectDrawn(page)
  await addCard(page, 'Chargée d’études at Été')
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/rest/v1/') && sent.method() === 'POST') calls.push(new URL(sent.url()).pathname)
  })
  await page.getByRole('button', { name: en.applications.more }).click()
  await page.getByRole('menuitem', { name: en.applications.import.title }).click()
  const lines = [
    'Société;Poste;Statut;Salaire;Étiquettes',
    'Été;Chargée d’études;Postulé;"30 000,50 €";',
    'Sète & Fils;Analyste;Entretien;38k;mer, sud',
    ';sans société;;;',
    '=1+1;"<script>alert(1)</script>";Refusé;;',
  ]
  const bytes = Buffer.from(
    [...lines.join('\r\n')].map((letter) => ({ '€': 0x80, '’': 0x92 })[letter] ?? letter.charCodeAt(0)),
  )
  const files = page.getByRole('dialog').locator('input[type=file]')
  await files.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from([0x4d, 0x5a, 0, 0]) })
  await expect(page.getByText(en.common.errors.not_a_table)).toBeVisible()
  await files.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: bytes })
  await expect(
    page.getByText(
      fill(en.applications.import.read_other, {
        count: 4,
        delimiter: 'semicolons',
        encoding: 'Windows-1252',
      }),
    ),
  ).toBeVisible()
  await expect(page.getByText(en.applications.import.duplicate)).toBeVisible()
  await expect(page.getByText(en.applications.import.noCompany)).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: fill(en.applications.import.take, { line: 2 }) }),
  ).not.toBeChecked()
  await expectAccessible(page)
  expect(calls, 'nothing is written before it is confirmed').toEqual([])
  await page.getByRole('button', { name: fill(en.applications.import.confirm_other, { count: 2 }) }).click()
  await expectToast(page, fill(en.applications.import.done_other, { count: 2 }))
  expect(calls.filter((path) => path.endsWith('import_applications'))).toHaveLength(1)
  await expect(cardIn(page, en.applications.stages.closed, '=1+1')).toContainText('<script>')
  await expect(cardIn(page, en.applications.stages.interview, 'Sète & Fils')).toContainText('€38,000')

  await page.getByRole('radio', { name: en.applications.views.list }).press('Space')
  await page.getByLabel(en.applications.filters.search).fill('sete')
  await expect(page).toHaveURL(/view=list.*q=sete/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel(fill(en.applications.list.columnOf, { card: 'Sète & Fils' })).selectOption('Offer')
  await expectAccessible(page)
  await page.getByRole('button', { name: en.common.clearFilters }).click()
  await expect(page.getByRole('row')).toHaveCount(4)

  await page.getByText(en.applications.views.figures, { exact: true }).click()
  const funnel = page.getByRole('figure', { name: en.applications.figures.funnel })
  await expect(funnel).toContainText('1 with an offer', { timeout: 15_000 })
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: en.applications.more }).click()
  await page.getByRole('menuitem', { name: en.applications.export }).click()
  expect((await saved).suggestedFilename()).toBe('applications.csv')
})
