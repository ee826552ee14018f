import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { findableCandidate } from './support/findable.ts'
import { expectToast, signIn } from './support/people.ts'
import { approvedCompany } from './support/reviewing.ts'

/** The words of a match, with everything unfolded. */
async function words(page: Page, trade: RegExp | string): Promise<string> {
  const match = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: trade }) })
  const reasons = match.getByText('Show the reasons')
  await reasons.focus()
  await page.keyboard.press('Enter')
  await expect(match.getByText('What would change it')).toBeVisible()
  const panel = match.getByRole('group').locator('..')
  const lines = (await panel.innerText()).split('\n').filter((line) => line.trim() !== '')
  return lines.filter((line) => line !== 'Correct it').join('\n')
}

test('a need is written by keyboard, and the candidate reads the company’s words, asks, and hides a criterion', async ({
  page,
  request,
  browser,
}) => {
  const trade = 'Circular economy coordinator'
  const [company, person] = [
    await approvedCompany(request),
    await findableCandidate(request, {
      job_title: trade,
      skills: ['Carbon accounting', 'Data analysis'],
      location: 'Annecy',
      contract_kinds: ['freelance'],
    }),
  ]
  await signIn(page, company.email, { at: '/dashboard/candidates/needs' })
  await page.getByRole('link', { name: 'New need' }).press('Enter')
  await page.getByRole('button', { name: 'Save and see who fits' }).press('Enter')
  await expect(page.getByText('Name at least one skill that is a must.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Job of the catalogue' }).focus()
  await page.keyboard.type('carbon')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title *')).toHaveValue('Carbon analyst')
  await expect(page.getByLabel('Importance of Carbon accounting')).toHaveValue('must')
  await page.getByLabel('Level of Carbon accounting').selectOption('Intermediate')
  await page.getByRole('combobox', { name: 'Town' }).focus()
  await page.keyboard.type('annec')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Town' })).toHaveValue('Annecy')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and see who fits' }).press('Enter')
  await expectToast(page, 'The need is saved')
  const theirs = await words(page, trade)
  expect(theirs).toContain('Match: Fair')
  expect(theirs).toContain('In their own words')
  await expect(page.locator('main')).not.toContainText(/Camille|Roux/)
  await expectAccessible(page)

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signIn(other, person.email, { at: '/dashboard/profile/match' })
  await expect(other.getByRole('heading', { level: 2, name: trade })).toBeVisible()
  expect(await words(other, /Carbon analyst/)).toBe(theirs)
  await expectAccessible(other)
  await other.getByRole('button', { name: /^Ask a human at/ }).click()
  await other.getByLabel('What should they look at?').fill('Would my thesis count?')
  await other.getByRole('button', { name: 'Send the question' }).click()
  await expect(other.getByText('No answer yet.')).toBeVisible()

  await page.reload()
  await page.getByLabel('Your answer').fill('It does. Tell us about it.')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Your company answered')).toBeVisible()
  await other.reload()
  await expect(other.getByText('It does. Tell us about it.')).toBeVisible()
  await other.getByLabel('Place and remote work').click({ force: true })
  await expectToast(other, 'Saved. It holds from now on.')
  await page.reload()
  await expect(page.getByRole('img', { name: 'Not shared' }).first()).toBeVisible()
})

test('tout le monde lit comment fonctionne la correspondance, avec les chiffres de la formule', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr' })
  const page = await context.newPage()
  await page.goto('/how-matching-works')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment fonctionne la correspondance')
  await expect(page.getByRole('row', { name: /Compétences indispensables/ })).toContainText('40')
  await expectAccessible(page)
  await expectFits(page)
  await context.close()
})
