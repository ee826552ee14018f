import { expectAccessible, expectDrawn, expectFits, expectSound } from './support/axe.ts'
import { expectToast, signIn } from './support/people.ts'
import { approvedPartner } from './support/reviewing.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

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

  // A client with a contact.
  await page.getByRole('button', { name: en.clients.list.add }).click()
  await page.getByLabel(en.clients.list.name).fill('Conserverie du Port')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Conserverie du Port' })).toBeVisible()
  await page.getByRole('button', { name: en.clients.client.addContact }).click()
  await page.getByLabel(en.clients.list.name).fill('Anne')
  await page.getByLabel(en.clients.client.email).fill('anne@port.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'anne@port.example' })).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: en.projects.add }).click()
  await page.getByLabel(en.projects.form.title).fill('Labels')
  await page.getByRole('textbox', { name: en.projects.form.budget }).fill('1000')
  await page.getByLabel(en.projects.form.rate).fill('60')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.students.fields.labels })).toBeVisible()
  const projectPage = page.url()
  const task = page.getByLabel(en.projects.tasks.add)
  for (const title of ['Sketch', 'Secret costs']) {
    await task.fill(title)
    await page.keyboard.press('Enter')
    await expect(task).toHaveValue('')
  }
  await page.getByRole('button', { name: fill(en.projects.menu.of, { project: 'Sketch' }) }).click()
  await page.getByRole('menuitem', { name: en.projects.tasks.share }).click()
  await expect(section(page, en.projects.list.tasks).getByText(en.projects.tasks.shared)).toBeVisible()
  await page.getByLabel(fill(en.projects.tasks.check, { task: 'Sketch' })).click()
  await expect(page.getByLabel(fill(en.projects.tasks.check, { task: 'Sketch' }))).toBeChecked()
  await expect(section(page, en.projects.list.tasks)).toContainText(
    fill(en.projects.tasks.done, { done: 1, total: 2 }),
  )
  await page.getByRole('button', { name: en.projects.time.add }).click()
  await page.getByRole('textbox', { name: 'Hours' }).fill('2')
  await page.getByLabel(en.projects.time.minutes).fill('30')
  await page.getByRole('dialog').getByRole('button', { name: en.projects.time.save, exact: true }).click()
  await expect(section(page, en.projects.form.budget)).toContainText(
    fill(en.projects.budget.of, { used: '€150', budget: '€1,000' }),
  )
  await page.getByRole('button', { name: en.projects.invoices.add }).click()
  await page.getByLabel(en.projects.invoices.number).fill('F-1')
  await page.getByLabel(en.projects.invoices.amount).fill('450.50')
  await page.getByRole('button', { name: 'Save' }).click()
  const invoice = page.getByRole('button', { name: fill(en.projects.invoices.of, { number: 'F-1' }) })
  for (const [step, state] of [
    ['Mark as sent', 'Sent'],
    ['Mark as paid', 'Paid'],
  ] as const) {
    await invoice.click()
    await page.getByRole('menuitem', { name: step }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(section(page, en.projects.invoices.title).getByText(state, { exact: true })).toBeVisible()
  }
  await page.setInputFiles('input[type=file]', {
    name: 'labels.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 labels'),
  })
  await page.getByLabel(fill(en.projects.files.share, { name: 'labels.pdf' })).click({ force: true })
  await expect(page.getByLabel(fill(en.projects.files.share, { name: 'labels.pdf' }))).toBeChecked()
  await page.getByRole('button', { name: en.projects.link.make }).click()
  const link = await page.getByLabel(en.projects.link.label, { exact: true }).inputValue()
  await expectSound(page)

  // The board, by keyboard alone.
  await page.goto('/dashboard/projects')
  await cardIn(page, 'Planning', en.students.fields.labels)
    .getByRole('button', { name: fill(en.projects.menu.of, { project: 'Labels' }) })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: en.projects.menu.open })).toBeVisible()
  const toReview = page.getByRole('menuitem', { name: fill(en.common.board.moveTo, { column: 'Review' }) })
  // A menu that has just opened may miss the first key.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(toReview).toBeFocused({ timeout: 200 })
  }).toPass({ intervals: [50] })
  await page.keyboard.press('Enter')
  await expect(cardIn(page, 'Review', en.students.fields.labels).getByRole('button')).toBeFocused()
  await expectSound(page)
  await page.goto('/dashboard')
  await expect(tile(page, 'Active Projects')).toContainText('1')
  await expect(tile(page, 'Revenue Growth')).toContainText(
    fill(en.maker.home.growthNew, { recent: '€450.50' }),
  )
  await expect(tile(page, 'Client Rating')).toContainText(en.common.notYet)
  await expect(section(page, 'Review').getByRole('link', { name: en.students.fields.labels })).toBeVisible()

  // The client, on a phone, in French, without an account.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
  const client = await phone.newPage()
  await client.goto(link)
  await expect(client.getByRole('heading', { level: 1, name: en.students.fields.labels })).toBeVisible()
  await expect(client.getByText(fill(fr.projects.page.progressOf, { done: 1, total: 1 }))).toBeVisible()
  await expect(client.getByText(fr.projects.statuses.review)).toBeVisible()
  await expect(client.locator('body')).not.toContainText(/Secret|F-1|450/)
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const [file] = await Promise.all([
    client.waitForEvent('download'),
    client.getByRole('button', { name: fill(fr.common.files.download, { name: 'labels.pdf' }) }).click(),
  ])
  expect(file.suggestedFilename()).toBe('labels.pdf')
  await expectAccessible(client)
  await expectFits(client)

  // Both rate; the first rating is hidden until the second is given.
  await page.goto(projectPage)
  await page.getByRole('button', { name: en.projects.link.revoke }).click()
  await expectToast(page, en.projects.link.takenBack)
  await client.reload()
  await expect(client.getByRole('heading', { name: fr.projects.page.closed })).toBeVisible()
  await page.getByRole('button', { name: en.ratings.section.copy }).click()
  const ratingLink = await page.getByLabel(en.ratings.section.label, { exact: true }).inputValue()
  await client.goto(ratingLink)
  await expect(client.getByRole('heading', { level: 1 })).toContainText(before(fr.ratings.page.title))
  await expectAccessible(client)
  await rate(
    client.locator('form'),
    [
      fr.ratings.criteria.quality,
      fr.ratings.criteria.communication,
      fr.ratings.criteria.deadlines,
      fr.ratings.criteria.value,
    ],
    fill(fr.ratings.stars_other, { count: 5 }),
  )
  await client.getByLabel(fr.ratings.section.words).fill('Impeccable du début à la fin.')
  await client.getByRole('button', { name: fr.ratings.page.submit }).click()
  await expect(client.getByRole('heading', { name: fr.ratings.page.thanks })).toBeVisible()
  await client.reload()
  await expect(client.getByRole('heading', { name: fr.ratings.page.used })).toBeVisible()

  await page.reload()
  const ratings = section(page, en.ratings.section.title)
  await expect(ratings).toContainText(before(en.ratings.section.hidden))
  await expect(ratings).not.toContainText('Impeccable')
  await rate(
    ratings,
    [
      en.ratings.criteria.clarity,
      fr.ratings.criteria.communication,
      en.ratings.criteria.decisions,
      en.ratings.criteria.payment,
    ],
    fill(en.ratings.stars_other, { count: 4 }),
  )
  await ratings.getByRole('button', { name: en.ratings.section.submit }).click()
  await expect(ratings.getByText('Impeccable du début à la fin.')).toBeVisible()
  await expectAccessible(page)
  await client.reload()
  await expect(client.getByText(fr.ratings.criteria.decisions)).toBeVisible()
  await page.goto('/dashboard')
  // Anyone could have opened a copied link: it is shown, and doesn't count.
  await expect(tile(page, 'Client Rating')).not.toContainText('5.0')
  const name = (await client.locator('body').innerText()).match(/Atelier \w+/)![0]
  const shown = { headline: 'Designer', availability: 'now', is_public: true }
  await maker.call('save_maker_profile', { document: shown, base_revision: 0 })
  await client.goto(`/makers/${name.toLowerCase().replace(' ', '-')}`)
  await expect(client.getByText('Impeccable du début à la fin.')).toBeVisible()
  await expect(client.getByText(fr.ratings.section.unconfirmed)).toBeVisible()
  await expectSound(page)
  await phone.close()
})

test('a drag is one write and stays; lists, filters and clients have their own address', async ({
  page,
  request,
}) => {
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email, { at: '/dashboard/projects' })
  for (const title of ['Alpha', 'Beta']) {
    await page.getByRole('button', { name: en.projects.add, exact: true }).first().click()
    await page.getByLabel(en.projects.form.title).fill(title)
    await page
      .getByRole('dialog')
      .getByLabel('Client', { exact: true })
      .selectOption({ label: title === 'Alpha' ? en.projects.form.newClient : en.projects.form.noClient })
    if (title === 'Alpha') await page.getByLabel(en.projects.form.clientName).fill('Zeta & Sons')
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
    (await section(page, en.projects.statuses.done).boundingBox())!,
  ]
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.mouse.up()
  await expect(cardIn(page, en.projects.statuses.done, 'Alpha')).toBeVisible()
  await answered
  await expect(cardIn(page, en.projects.statuses.done, 'Alpha')).toBeVisible()
  expect(writes).toEqual(['PATCH'])

  await page.goto('/dashboard/projects?view=list&q=zeta')
  await expect(page.getByRole('row', { name: /Alpha/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Beta/ })).toHaveCount(0)
  await expectSound(page)
  await page.goto('/dashboard/clients?q=nobody')
  await expect(page.getByRole('heading', { name: en.clients.list.nothing })).toBeVisible()
  await page.getByLabel(en.clients.list.search).fill('ZETA')
  await expect(page.getByRole('link', { name: 'Zeta & Sons' })).toBeVisible()
  await expectSound(page)
})
