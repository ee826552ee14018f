import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { findableCandidate } from './support/findable.ts'
import { expectToast, signInAsDemo } from './support/people.ts'

test('a recruiter finds somebody without a name by keyboard, keeps the search, and the person hides', async ({
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
  await page.getByLabel('Search for candidates').fill(craft.toLowerCase().slice(0, -1))
  await expect(page.getByRole('status').filter({ hasText: '1 candidate' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lyon 1', pressed: true })).toBeVisible()

  await page.getByRole('button', { name: 'Negotiation 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/skill=negotiation/)
  await expect(page.getByRole('combobox', { name: 'How Negotiation is known' })).toBeVisible()
  // P2-candidates: what is chosen in the filters is a chip that takes it away.
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('button', { name: /^Remove Lyon/ })
    .click()
  await expect(page).not.toHaveURL(/town=lyon/)
  await page.getByRole('button', { name: 'Lyon 1' }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Kept searches' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kept searches' })
  await expect(dialog.getByLabel('Keep this search as')).toBeFocused()
  await page.keyboard.type(craft)
  await page.keyboard.press('Enter')
  await expectToast(page, 'The search is kept')
  await expect(dialog.getByRole('link', { name: craft })).toHaveAttribute('href', /town=lyon/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Remove ${craft}` }).press('Enter')
  await expect(dialog.getByRole('link', { name: craft })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: trade }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: trade })).toBeVisible()
  await expect(page.getByText('Without a name, on purpose')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Philippine|Kerdraon|second floor/)
  await expectAccessible(page)

  await person.call('set_my_discovery', { is_findable: false, hidden: [] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This candidate cannot be found any more' })).toBeVisible()
})

test('sur un téléphone, en français, les filtres se déplient et rien ne déborde', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr' })
  const page = await context.newPage()
  await signInAsDemo(page, 'company', '/dashboard/candidates?q=rien-de-tel')
  await expect(page.getByRole('heading', { name: 'Personne ne réunit tout cela' })).toBeVisible()
  await page.getByText('Filtres', { exact: true }).click()
  await expect(page.getByLabel('Disponible au plus tard le')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tout effacer' }).first().click()
  await expect(page.getByRole('list').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectFits(page)
  await context.close()
})
