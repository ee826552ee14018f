import { expectAccessible, expectFits } from './support/axe.ts'
import { findableCandidate } from './support/findable.ts'
import { pressOn } from './support/keyboard.ts'
import { expectToast, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

test('a recruiter finds a nameless candidate by keyboard, saves the search, and the candidate hides', async ({
  page,
  request,
}) => {
  const trade = 'Eco-design officer'
  const craft = `Gardening${Math.random().toString(36).slice(2, 8)}`
  const person = await findableCandidate(request, {
    first_name: 'Philippine',
    last_name: 'Kerdraon',
    job_title: `${trade}, second floor`,
    skills: ['SQL', 'Negotiation', craft],
    location: 'Lyon',
    contract_kinds: ['permanent'],
  })
  await signInAsDemo(page, 'company', '/dashboard/candidates?town=lyon&within=25')
  await page.getByLabel(en.discovery.search).fill(craft.toLowerCase().slice(0, -1))
  await expect(
    page.getByRole('status').filter({ hasText: fill(en.discovery.found_one, { count: 1 }) }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lyon 1', pressed: true })).toBeVisible()

  await page.getByRole('button', { name: 'Negotiation 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/skill=negotiation/)
  await expect(
    page.getByRole('combobox', { name: fill(en.discovery.filters.levelOf, { skill: 'Negotiation' }) }),
  ).toBeVisible()
  // P2-candidates: a selected filter becomes a chip that removes it.
  await page
    .getByRole('list', { name: en.discovery.filters.active })
    .getByRole('button', { name: /^Remove Lyon/ })
    .click()
  await expect(page).not.toHaveURL(/town=lyon/)
  await page.getByRole('button', { name: 'Lyon 1', pressed: false }).click()
  await expect(page.getByRole('button', { name: 'Lyon 1', pressed: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: en.discovery.kept.open }).press('Enter')
  const dialog = page.getByRole('dialog', { name: en.discovery.kept.open })
  await expect(dialog.getByLabel(en.discovery.kept.name)).toBeFocused()
  await page.keyboard.type(craft)
  await page.keyboard.press('Enter')
  await expectToast(page, en.discovery.kept.saved)
  await expect(dialog.getByRole('link', { name: craft })).toHaveAttribute('href', /town=lyon/)
  await expectAccessible(page)
  await pressOn(dialog.getByRole('button', { name: fill(en.discovery.filters.remove, { what: craft }) }))
  await expect(dialog.getByRole('link', { name: craft })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Every action of a result is in sight; "j" moves to it, and Enter opens it.
  for (const action of [en.contacts.ask.open, en.pools.add.open, en.contacts.invite.open])
    await expect(page.getByRole('button', { name: `${action}: ${trade}` })).toBeVisible()
  await page.getByRole('button', { name: `${en.pools.entry.compare}: ${trade}` }).click()
  await expect(page.getByRole('link', { name: en.pools.compare.open, exact: true })).toBeVisible()
  await page.getByRole('button', { name: en.pools.compare.clear, exact: true }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: trade })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: trade })).toBeVisible()
  await expect(page.getByText(en.discovery.anonymous)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Philippine|Kerdraon|second floor/)
  await expectAccessible(page)

  await person.call('set_my_discovery', { is_findable: false, hidden: [] })
  await page.reload()
  await expect(page.getByRole('heading', { name: en.discovery.gone })).toBeVisible()
})

test('on a phone, in French, filters expand and nothing overflows', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr' })
  const page = await context.newPage()
  await signInAsDemo(page, 'company', '/dashboard/candidates?q=rien-de-tel')
  await expect(page.getByRole('heading', { name: fr.discovery.nobody })).toBeVisible()
  await page.getByText(fr.discovery.filters.title, { exact: true }).click()
  await expect(page.getByLabel(fr.discovery.filters.availableBy)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: fr.discovery.clear }).first().click()
  await expect(page.getByRole('list').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectFits(page)
  await context.close()
})
