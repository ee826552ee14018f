import { expectSound } from './support/axe.ts'
import { findableCandidate } from './support/findable.ts'
import { confirmByLink } from './support/mailbox.ts'
import { expectToast, fillSignIn, password, randomEmail, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const texts = en.openingBoard
/** An opening of the demo world. */
const opening = { title: 'Plain language writer', slug: 'plain-language-writer-citelia' }

test('a visitor finds an opening by words and place, and signs up to apply', async ({ page, request }) => {
  await page.goto('/openings')
  await expect(page.getByRole('heading', { level: 1, name: texts.board.title })).toBeVisible()
  await page.getByRole('searchbox', { name: texts.filters.search }).fill('plain langage')
  const place = page.getByRole('combobox', { name: texts.filters.place })
  await place.click()
  await place.fill('Villeurb')
  await page.getByRole('option', { name: 'Villeurbanne' }).click()
  await expect(page).toHaveURL(/town=villeurbanne/)
  const found = page.getByRole('main').getByRole('link', { name: opening.title })
  await expect(found).toBeVisible()
  await expectSound(page)
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: opening.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: texts.page.process })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: texts.page.apply, exact: true }).click()
  const email = randomEmail()
  await page.getByLabel(en.auth.firstName).fill('Camille')
  await page.getByLabel(en.auth.lastName).fill('Roux')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await confirmByLink(request, email)
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await fillSignIn(page, email)
  await expect(page).toHaveURL(`/dashboard/opportunities/${opening.slug}/apply`)
})

test('a candidate gets recommendations with reasons, and saves an opening and a search on a phone', async ({
  page,
  request,
}) => {
  const { email } = await findableCandidate(request, {
    job_title: 'Copywriter',
    skills: ['Copywriting'],
    location: 'Lyon',
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, email, { at: '/dashboard/opportunities' })
  await expect(page.getByRole('heading', { level: 1, name: texts.opportunities.title })).toBeVisible()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: opening.title }) })
  await expect(card.getByText(/^Match: /)).toBeVisible()
  await card.getByRole('button', { name: fill(texts.saved.save, { title: opening.title }) }).click()
  await expect(
    card.getByRole('button', { name: fill(texts.saved.remove, { title: opening.title }) }),
  ).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: texts.opportunities.tabs.search, exact: true }).click()
  await page.getByRole('searchbox', { name: texts.filters.search }).fill('writer')
  await expect(page).toHaveURL(/q=writer/)
  await page.getByRole('button', { name: texts.searches.save }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.searches.name).fill('Writing')
  await dialog.getByLabel(texts.searches.alerts).selectOption(texts.searches.rhythms.weekly)
  await dialog.getByRole('button', { name: texts.searches.save }).click()
  await expectToast(page, texts.searches.saved)

  await page.getByRole('link', { name: texts.opportunities.tabs.saved, exact: true }).click()
  await expect(page.getByRole('link', { name: opening.title })).toBeVisible()
  const alerts = page.getByRole('combobox', { name: fill(texts.searches.alertsFor, { name: 'Writing' }) })
  await expect(alerts).toHaveValue('weekly')
  await expectSound(page)
  await page.getByRole('link', { name: 'Writing', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: texts.filters.search })).toHaveValue('writer')
})
