import { truncate, writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectDrawn, expectFits } from './support/axe.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, name: string, company: string) =>
  column(page, name).getByRole('listitem').filter({ hasText: company })

async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/dashboard/applications${query}`)
  await expectDrawn(page)
}

const board = { at: '/dashboard/applications' }

/** By hand, since a card is only picked up when the mouse has moved. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + 40, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 30, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
  await page.mouse.up()
}

async function addCard(page: Page, pasted: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an application', exact: true }).click()
  await page.getByLabel('Paste a link or the posting').fill(pasted)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a card is added, dragged with one write, and edited in two windows at once', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await confirmedAccount(request), board)
  await expectDrawn(page)
  await expect(page.getByText('Your board is ready')).toBeVisible()
  await addCard(page, 'Data Analyst at Acme in Lyon\nhttps://jobs.acme.example/42')
  await addCard(page, '🦊 Fox at <script>alert(1)</script>')
  await expect(cardIn(page, 'Wishlist', '<script>alert(1)</script>')).toContainText('🦊 Fox')

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
  await drag(page, cardIn(page, 'Wishlist', 'Acme'), column(page, 'Applied'))
  // It is there before the server has answered, and stays when it has.
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
  await other.getByRole('textbox', { name: 'Notes' }).fill('What **they** said')
  await other.getByLabel('Location').fill('Villeurbanne')
  // P2-applications: the drawer saves by itself.
  await expect(other.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Notes' }).fill('x'.repeat(10_000))
  await expect(page.getByText('Changed in another window')).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('Villeurbanne')
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByText('Changed in another window')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(/^x{10000}\s+---\s+What/)

  const files = page.locator('input[type=file]')
  const pdf = { name: 'letter.pdf', mimeType: 'application/pdf' }
  await files.setInputFiles({ ...pdf, buffer: Buffer.from('MZ\x90\x00\x03') })
  await expectToast(page, 'Error', 'This file is not what its name says.')
  const large = test.info().outputPath('large.pdf')
  await writeFile(large, '%PDF-1.7')
  await truncate(large, 30 * 1024 * 1024)
  await files.setInputFiles(large)
  await expectToast(page, 'Error', 'This file is too large.')
  await files.setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  await expect(page.getByText('letter.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Remove letter.pdf' }).click()
  await expect(page.getByText('letter.pdf')).toHaveCount(0)

  // What was deleted elsewhere while one typed is not lost either.
  await other.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = other.getByRole('dialog', { name: 'Delete', exact: true })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(other, 'The application is deleted.')
  await page.getByLabel('Position', { exact: true }).fill('Senior analyst')
  await page.getByRole('button', { name: 'Add it again' }).click()
  await expect(cardIn(page, 'Applied', 'Senior analyst')).toBeVisible()
})

test('le tableau se tient au clavier seul, sur un téléphone, en français', async ({ page, request }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await confirmedAccount(request), board)
  await page.getByRole('button', { name: 'Français' }).click()
  await expectDrawn(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Ajouter une candidature', exact: true }).focus()
  await press('Enter')
  await expect(page.getByLabel('Collez un lien ou l’annonce')).toBeFocused()
  await page.keyboard.type('Assistante marketing chez Nordelia, Lille')
  await expect(page.getByLabel('Lieu')).toHaveValue('Lille')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).focus()
  await press('Enter')
  const menu = page.getByRole('button', { name: 'Actions pour Nordelia, Assistante marketing' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menu.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  // A menu that has just opened may miss the first press.
  await expect(async () => {
    await press('ArrowDown')
    await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Déplacer vers Entretien' }).focus()
  await press('Enter')
  await expect(page.getByText('passe dans Entretien, place 1 sur 1')).toBeAttached()
  await expect(column(page, 'Entretien').getByRole('button', { name: /Actions pour Nordelia/ })).toBeFocused()
  await expectFits(page)

  // A column of one's own, by the same keys.
  await page.getByRole('button', { name: 'Ajouter une colonne' }).focus()
  await press('Enter')
  await page.getByLabel('Nom').fill('Deuxième entretien')
  // P1-dialogs: what was typed outlives Esc and a press beside the dialog.
  await press('Escape')
  await page.getByRole('button', { name: 'Continuer la saisie' }).press('Enter')
  await page.mouse.click(5, 5)
  await page.getByRole('button', { name: 'Continuer la saisie' }).press('Enter')
  await expect(page.getByLabel('Nom')).toHaveValue('Deuxième entretien')
  await page.getByLabel('Nom').focus()
  await press('Enter')
  await expect(column(page, 'Deuxième entretien')).toBeAttached()
  await page.getByRole('button', { name: 'Colonne Deuxième entretien' }).focus()
  await press('Enter')
  await page.getByRole('menuitem', { name: 'Supprimer la colonne' }).focus()
  await press('Enter')
  await expect(column(page, 'Deuxième entretien')).toHaveCount(0)

  await cardIn(page, 'Entretien', 'Nordelia').getByRole('link').focus()
  await press('Enter')
  await page.getByLabel('Prochaine action', { exact: true }).fill('Rappeler Karim')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Date de la prochaine action').fill(`${tomorrow}T09:30`)
  await page.getByLabel('Rappel', { exact: true }).selectOption('Une heure avant')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ajouter à un agenda (ICS)' }).press('Enter')
  expect((await saved).suggestedFilename()).toBe('Nordelia.ics')
  await expectFits(page)
  await expectAccessible(page)
  // Only what cannot be saved is asked about; everything else is saved as the drawer closes.
  await page.getByLabel('E-mail du contact').fill('karim')
  await press('Escape')
  await page.getByRole('button', { name: 'Rester' }).press('Enter')
  await expect(page.getByText('Non enregistré\u00a0: vérifiez les champs signalés.')).toBeVisible()
  await page.getByLabel('E-mail du contact').fill('karim@nordelia.example')
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openBoard(page, `?view=calendar&month=${tomorrow.slice(0, 7)}`)
  await expect(page.getByRole('button', { name: /9:30 Nordelia · Rappeler Karim/ })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('a spreadsheet in Windows-1252 is looked at, imported, found, counted and taken along', async ({
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
  await page.getByRole('button', { name: 'Import, export and settings' }).click()
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
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
  await expect(page.getByText('This is not a CSV file')).toBeVisible()
  await files.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: bytes })
  await expect(page.getByText('4 rows, semicolons, Windows-1252.')).toBeVisible()
  await expect(page.getByText('Already there')).toBeVisible()
  await expect(page.getByText('No company')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Import line 2' })).not.toBeChecked()
  await expectAccessible(page)
  expect(calls, 'nothing is written before it is confirmed').toEqual([])
  await page.getByRole('button', { name: 'Import 2 applications' }).click()
  await expectToast(page, '2 applications imported.')
  expect(calls.filter((path) => path.endsWith('import_applications'))).toHaveLength(1)
  await expect(cardIn(page, 'Closed', '=1+1')).toContainText('<script>')
  await expect(cardIn(page, 'Interview', 'Sète & Fils')).toContainText('€38,000')

  await page.getByRole('radio', { name: 'List' }).press('Space')
  await page.getByLabel('Search company, position, place').fill('sete')
  await expect(page).toHaveURL(/view=list.*q=sete/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel('Column of Sète & Fils').selectOption('Offer')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)

  await page.getByText('Figures', { exact: true }).click()
  const funnel = page.getByRole('figure', { name: 'How far applications came' })
  await expect(funnel).toContainText('1 an offer', { timeout: 15_000 })
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Import, export and settings' }).click()
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('applications.csv')
})
