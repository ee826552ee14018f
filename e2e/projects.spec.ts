import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectDrawn, expectFits, expectSound } from './support/axe.ts'
import { expectToast, signIn } from './support/people.ts'
import { approvedPartner } from './support/reviewing.ts'

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, column: string, title: string) =>
  section(page, column).getByRole('listitem').filter({ hasText: title })

async function rate(form: Locator, names: string[], stars: string): Promise<void> {
  for (const name of names) await form.getByRole('group', { name, exact: true }).getByLabel(stars).press(' ')
}

test('a project from its client to the paid invoice; followed and rated without an account', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(90_000)
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email, { at: '/dashboard/clients' })

  // A client with somebody to write to.
  await page.getByRole('button', { name: 'New client' }).click()
  await page.getByLabel('Name').fill('Conserverie du Port')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Conserverie du Port' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await page.getByLabel('Name').fill('Anne')
  await page.getByLabel('Mail').fill('anne@port.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'anne@port.example' })).toBeVisible()
  await expectSound(page)

  // Its project.
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByLabel('Title').fill('Labels')
  await page.getByRole('textbox', { name: 'Budget' }).fill('1000')
  await page.getByLabel('Rate for an hour').fill('60')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
  const projectPage = page.url()
  const task = page.getByLabel('Add a task')
  for (const title of ['Sketch', 'Secret costs']) {
    await task.fill(title)
    await page.keyboard.press('Enter')
    await expect(task).toHaveValue('')
  }
  await page.getByRole('button', { name: 'Actions for Sketch' }).click()
  await page.getByRole('menuitem', { name: 'Show to the client' }).click()
  await expect(section(page, 'Tasks').getByText('Client sees it')).toBeVisible()
  await page.getByLabel('Done: Sketch').click()
  await expect(page.getByLabel('Done: Sketch')).toBeChecked()
  await expect(section(page, 'Tasks')).toContainText('1 of 2 done')
  await page.getByRole('button', { name: 'Note hours' }).click()
  await page.getByRole('textbox', { name: 'Hours' }).fill('2')
  await page.getByLabel('Minutes').fill('30')
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(section(page, 'Budget')).toContainText('€150 of €1,000 used')
  await page.getByRole('button', { name: 'New invoice' }).click()
  await page.getByLabel('Number').fill('F-1')
  await page.getByLabel('Amount').fill('450.50')
  await page.getByRole('button', { name: 'Save' }).click()
  const invoice = page.getByRole('button', { name: 'Actions for invoice F-1' })
  for (const [step, state] of [
    ['Mark as sent', 'Sent'],
    ['Mark as paid', 'Paid'],
  ] as const) {
    await invoice.click()
    await page.getByRole('menuitem', { name: step }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(section(page, 'Invoices').getByText(state, { exact: true })).toBeVisible()
  }
  await page.setInputFiles('input[type=file]', {
    name: 'labels.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 labels'),
  })
  await page.getByLabel('Show labels.pdf to the client').click({ force: true })
  await expect(page.getByLabel('Show labels.pdf to the client')).toBeChecked()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link for your client', { exact: true }).inputValue()
  await expectSound(page)

  // The board, by keyboard alone.
  await page.goto('/dashboard/projects')
  await cardIn(page, 'Planning', 'Labels').getByRole('button', { name: 'Actions for Labels' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible()
  const toReview = page.getByRole('menuitem', { name: 'Move to Review' })
  for (
    let presses = 0;
    presses < 6 && !(await toReview.evaluate((e) => e === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(cardIn(page, 'Review', 'Labels').getByRole('button')).toBeFocused()
  await expectSound(page)
  await page.goto('/dashboard')
  await expect(tile(page, 'Active Projects')).toContainText('1')
  await expect(tile(page, 'Revenue Growth')).toContainText(
    '€450.50 paid in 30 days; nothing in the 30 before',
  )
  await expect(tile(page, 'Client Rating')).toContainText('Nothing to count yet')
  await expect(section(page, 'Review').getByRole('link', { name: 'Labels' })).toBeVisible()

  // The client, on a phone, in French, without an account.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
  const client = await phone.newPage()
  await client.goto(link)
  await expect(client.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
  await expect(client.getByText('1 étapes faites sur 1')).toBeVisible()
  await expect(client.getByText('En relecture')).toBeVisible()
  await expect(client.locator('body')).not.toContainText(/Secret|F-1|450/)
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const [file] = await Promise.all([
    client.waitForEvent('download'),
    client.getByRole('button', { name: 'Télécharger labels.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('labels.pdf')
  await expectAccessible(client)
  await expectFits(client)

  // Both rate; the first is hidden until the second has spoken.
  await page.goto(projectPage)
  await page.getByRole('button', { name: 'Take the link back' }).click()
  await expectToast(page, 'The link opens nothing any more')
  await client.reload()
  await expect(client.getByRole('heading', { name: 'Ce lien n’ouvre rien' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy a link instead' }).click()
  const ratingLink = await page.getByLabel('Link for the rating', { exact: true }).inputValue()
  await client.goto(ratingLink)
  await expect(client.getByRole('heading', { level: 1 })).toContainText('Comment s’est passé le travail')
  await expectAccessible(client)
  await rate(
    client.locator('form'),
    ['Qualité', 'Communication', 'Délais', 'Rapport qualité-prix'],
    '5 étoiles',
  )
  await client.getByLabel('En quelques mots').fill('Impeccable du début à la fin.')
  await client.getByRole('button', { name: 'Envoyer la note' }).click()
  await expect(client.getByRole('heading', { name: 'Merci pour votre note' })).toBeVisible()
  await client.reload()
  await expect(client.getByRole('heading', { name: 'Ce lien a déjà servi' })).toBeVisible()

  await page.reload()
  const ratings = section(page, 'Ratings')
  await expect(ratings).toContainText('You see it as soon as you have rated too')
  await expect(ratings).not.toContainText('Impeccable')
  await rate(ratings, ['Clear brief', 'Communication', 'Quick decisions', 'Paid on time'], '4 stars')
  await ratings.getByRole('button', { name: 'Rate the client' }).click()
  await expect(ratings.getByText('Impeccable du début à la fin.')).toBeVisible()
  await expectAccessible(page)
  await client.reload()
  await expect(client.getByText('Décisions rapides')).toBeVisible()
  await page.goto('/dashboard')
  // Anyone could have opened a copied link: it is shown, and does not count.
  await expect(tile(page, 'Client Rating')).not.toContainText('5.0')
  const name = (await client.locator('body').innerText()).match(/Atelier \w+/)![0]
  const shown = { headline: 'Designer', availability: 'now', is_public: true }
  await maker.call('save_maker_profile', { document: shown, base_revision: 0 })
  await client.goto(`/makers/${name.toLowerCase().replace(' ', '-')}`)
  await expect(client.getByText('Impeccable du début à la fin.')).toBeVisible()
  await expect(client.getByText('Non confirmée')).toBeVisible()
  await expectSound(page)
  await phone.close()
})

test('a drag is one write and stays; lists, filters and clients are found by their address', async ({
  page,
  request,
}) => {
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email, { at: '/dashboard/projects' })
  for (const title of ['Alpha', 'Beta']) {
    await page.getByRole('button', { name: 'New project', exact: true }).first().click()
    await page.getByLabel('Title').fill(title)
    await page
      .getByRole('dialog')
      .getByLabel('Client', { exact: true })
      .selectOption({ label: title === 'Alpha' ? 'A new client…' : 'No client' })
    if (title === 'Alpha') await page.getByLabel('Name of the new client').fill('Zeta & Sons')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goto('/dashboard/projects')
    await expectDrawn(page)
  }
  const writes: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/rest/v1/projects')) writes.push(sent.method())
  })
  const [from, to] = [
    (await cardIn(page, 'Planning', 'Alpha').boundingBox())!,
    (await section(page, 'Done').boundingBox())!,
  ]
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.mouse.up()
  await expect(cardIn(page, 'Done', 'Alpha')).toBeVisible()
  await answered
  await expect(cardIn(page, 'Done', 'Alpha')).toBeVisible()
  expect(writes).toEqual(['PATCH'])

  await page.goto('/dashboard/projects?view=list&q=zeta')
  await expect(page.getByRole('row', { name: /Alpha/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Beta/ })).toHaveCount(0)
  await expectSound(page)
  await page.goto('/dashboard/clients?q=nobody')
  await expect(page.getByRole('heading', { name: 'No client fits' })).toBeVisible()
  await page.getByLabel('Search names, contacts, addresses').fill('ZETA')
  await expect(page.getByRole('link', { name: 'Zeta & Sons' })).toBeVisible()
  await expectSound(page)
})
