import { expectAccessible } from './support/axe.ts'
import { publishedMission, startMission } from './support/missions.ts'
import { confirmedAccount, signIn } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has the last page that must open without a network. */
async function expectAppKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('essor-app')).keys()
      return kept.some(({ url }) => url.includes('/assets/EventPage'))
    })
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
}

const copies = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('essor-copies')))

test('the app installs, opens without a network, sends later, and leaves nothing behind', async ({
  page,
  context,
  request,
}) => {
  const mission = await publishedMission(request, 20)
  await signIn(page, await confirmedAccount(request), { at: `/dashboard/missions/${mission.id}` })
  await startMission(page)
  for (let step = 0; step < 2; step++)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('radio', { name: 'Count the till' }).check()
  await page.getByRole('button', { name: en.player.decision.confirm }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const work = page.getByLabel(en.player.deliverable.text, { exact: true })
  await work.fill('Written at home')
  await expect(page.getByText('Saved at')).toBeVisible()
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!
    return (await fetch(href)).json()
  })
  expect(manifest.share_target.action).toBe('/dashboard/booster/posting')
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')

  // Opening it again saves the mission as it is now.
  await page.reload()
  await expect(work).toHaveValue('Written at home')
  await expectAppKept(page)
  await context.setOffline(true)
  await work.fill('Written on the train')
  await expect(page.getByText(en.common.saving.offline)).toBeVisible()
  await page.reload()
  await expect(page.getByText(en.shell.offline.title)).toBeVisible()
  await expect(work).toHaveValue('Written on the train')
  await expectAccessible(page)
  const other = await context.newPage()
  await other.goto('/dashboard/career-plan')
  await expect(other.getByRole('heading', { name: en.common.failure.offline })).toBeVisible()
  await other.close()
  await context.setOffline(false)
  await expect(page.getByText('Saved at')).toBeVisible()
  await expect(page.getByText(en.shell.offline.title)).toBeHidden()

  expect(await copies(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).not.toHaveURL(/dashboard/)
  await expect.poll(() => copies(page)).toEqual([])
})

test('changes to the board made without a network outlive the tab, are sent once, and show conflicts', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const texts = en.applications
  const email = await confirmedAccount(request)
  const at = '/dashboard/applications'
  const cardIn = (where: Page, column: string, company: string) =>
    where
      .getByRole('region', { name: column, exact: true })
      .getByRole('listitem')
      .filter({ hasText: company })
  const add = async (company: string) => {
    await page.getByRole('button', { name: texts.add.title, exact: true }).click()
    await page.getByRole('dialog').getByLabel(texts.fields.company).fill(company)
    await page.getByRole('button', { name: texts.add.submit, exact: true }).click()
    await expect(cardIn(page, texts.stages.wishlist, company)).toBeVisible()
  }
  const place = (where: Page) => where.getByLabel(texts.fields.location, { exact: true })
  await signIn(page, email, { at })
  await add('Acme')
  await cardIn(page, texts.stages.wishlist, 'Acme').getByRole('link').click()
  await expect(place(page)).toBeVisible()
  await page.reload()
  await expect(place(page)).toBeVisible()
  await expectAppKept(page)

  await context.setOffline(true)
  await page.getByLabel(texts.fields.column, { exact: true }).selectOption(texts.stages.applied)
  await place(page).fill('Lyon')
  await expect(page.getByText(en.common.saving.offline)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: en.common.close }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await add('Bolt')
  const waiting = (where: Page) => where.getByText(fill(texts.pending.waiting_other, { count: 3 }))
  await expect(waiting(page)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await signIn(other, email, { at })
  await cardIn(other, texts.stages.wishlist, 'Acme').getByRole('link').click()
  await place(other).fill('Paris')
  await expect(other.getByText(/^Saved at/)).toBeVisible()

  await page.close()
  const later = await context.newPage()
  await later.goto(at)
  await expect(waiting(later)).toBeVisible()
  await expect(cardIn(later, texts.stages.applied, 'Acme')).toBeVisible()
  await expect(cardIn(later, texts.stages.wishlist, 'Bolt')).toBeVisible()
  await context.setOffline(false)
  await expect(later.getByText(fill(texts.pending.changed, { card: 'Acme' }))).toBeVisible()
  await expectAccessible(later)
  await later.getByRole('button', { name: en.common.saving.changed.mine }).click()
  await expect(later.getByRole('alert')).toHaveCount(0)

  await other.goto(at)
  await expect(cardIn(other, texts.stages.applied, 'Acme')).toHaveCount(1)
  await expect(cardIn(other, texts.stages.wishlist, 'Bolt')).toHaveCount(1)
  await cardIn(other, texts.stages.applied, 'Acme').getByRole('link').click()
  await expect(place(other)).toHaveValue('Lyon')

  // A card deleted without a network is gone everywhere once there is one.
  await cardIn(later, texts.stages.wishlist, 'Bolt').getByRole('link').click()
  await expect(place(later)).toBeVisible()
  await context.setOffline(true)
  await later.getByRole('button', { name: texts.card.delete, exact: true }).click()
  const question = later.getByRole('dialog', { name: texts.card.delete, exact: true })
  await question.getByRole('button', { name: texts.card.delete, exact: true }).click()
  const alone = later.getByText(fill(texts.pending.waiting_one, { count: 1 }))
  await expect(alone).toBeVisible()
  await expect(cardIn(later, texts.stages.wishlist, 'Bolt')).toHaveCount(0)
  // So is an empty column.
  const offer = (where: Page) => where.getByRole('region', { name: texts.stages.offer, exact: true })
  await later
    .getByRole('button', { name: fill(texts.columns.menu, { column: texts.stages.offer }), exact: true })
    .click()
  await later.getByRole('menuitem', { name: texts.columns.remove }).click()
  await expect(offer(later)).toHaveCount(0)
  await expect(later.getByText(fill(texts.pending.waiting_other, { count: 2 }))).toBeVisible()
  await context.setOffline(false)
  await expect(later.getByRole('status').filter({ hasText: /on this device/ })).toHaveCount(0)
  await other.goto(at)
  await expect(offer(other)).toHaveCount(0)
  await expect(cardIn(other, texts.stages.applied, 'Acme')).toHaveCount(1)
  await expect(cardIn(other, texts.stages.wishlist, 'Bolt')).toHaveCount(0)
  await elsewhere.close()
})

test('a posting shared with the app is analyzed', async ({ page, request }) => {
  const posting = new URLSearchParams({ title: 'Data analyst', text: 'SQL and patience, Lyon' })
  await signIn(page, await confirmedAccount(request), { at: `/dashboard/booster/posting?${posting}` })
  await expect(page.getByLabel(en.booster.posting.paste)).toHaveValue(
    'Data analyst\n\nSQL and patience, Lyon',
  )
  await expect(page).toHaveURL(/\/posting$/)
})
