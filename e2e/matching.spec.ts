import { expectAccessible, expectFits } from './support/axe.ts'
import { findableCandidate } from './support/findable.ts'
import { expectToast, signIn } from './support/people.ts'
import { approvedCompany } from './support/reviewing.ts'
import { expect, type Page, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

/** The text of a match, with everything expanded. */
async function words(page: Page, trade: RegExp | string): Promise<string> {
  const match = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: trade }) })
  const reasons = match.getByText(en.matching.showReasons)
  await reasons.focus()
  await page.keyboard.press('Enter')
  await expect(match.getByText(en.matching.changes.title)).toBeVisible()
  const panel = match.getByRole('group').locator('..')
  const lines = (await panel.innerText()).split('\n').filter((line) => line.trim() !== '')
  return lines.filter((line) => line !== en.matching.mirror.fix).join('\n')
}

test('an opening is written by keyboard; the candidate reads what the company sees, asks, and hides a criterion', async ({
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
  await signIn(page, company.email, { at: '/dashboard/openings' })
  await page.getByRole('link', { name: en.matching.openings.new }).press('Enter')
  await page.getByRole('radio', { name: en.openingEditor.audience.names.private }).press('Space')
  await page.getByRole('combobox', { name: en.matching.editor.job }).focus()
  await page.keyboard.type('carbon')
  await expect(page.getByRole('option', { name: 'Carbon analyst' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title *')).toHaveValue('Carbon analyst')
  await expect(
    page.getByLabel(fill(en.matching.editor.importance, { skill: 'Carbon accounting' })),
  ).toHaveValue('must')
  await page
    .getByLabel(fill(en.matching.editor.level, { skill: 'Carbon accounting' }))
    .selectOption('Intermediate')
  await page.getByRole('combobox', { name: en.matching.editor.town }).focus()
  await page.keyboard.type('annec')
  await expect(page.getByRole('option', { name: 'Annecy' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: en.matching.editor.town })).toHaveValue('Annecy')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByText(en.openingEditor.checks.fine)).toBeVisible()
  await page.getByRole('button', { name: en.openingEditor.publish.matches }).press('Enter')
  await expectToast(page, en.openingEditor.publish.saved)
  const theirs = await words(page, trade)
  expect(theirs).toContain(fill(en.matching.gradeOf, { grade: 'Fair' }))
  expect(theirs).toContain(en.matching.evidence.declared)
  await expect(page.locator('main')).not.toContainText(/Camille|Roux/)
  await expectAccessible(page)

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signIn(other, person.email, { at: '/dashboard/profile/match' })
  await expect(other.getByRole('heading', { level: 2, name: trade })).toBeVisible()
  expect(await words(other, /Carbon analyst/)).toBe(theirs)
  await expectAccessible(other)
  await other.getByRole('button', { name: before(en.matching.mirror.askNamed) }).click()
  await other.getByLabel(en.matching.mirror.question).fill('Would my thesis count?')
  await other.getByRole('button', { name: en.matching.mirror.send }).click()
  await expect(other.getByText(en.matching.mirror.waiting)).toBeVisible()

  await page.reload()
  await page.getByLabel(en.matching.questions.answer).fill('It does. Tell us about it.')
  await page.getByRole('button', { name: en.matching.questions.send, exact: true }).click()
  await expect(page.getByText(en.matching.questions.answered)).toBeVisible()
  await other.reload()
  await expect(other.getByText('It does. Tell us about it.')).toBeVisible()
  await other.getByLabel(en.matching.mirror.criteria.place).click({ force: true })
  await expectToast(other, en.matching.mirror.saved)
  await page.reload()
  await expect(page.getByRole('img', { name: en.matching.outcomes.unshared }).first()).toBeVisible()
})

test('everyone can read how matching works, in French, with the numbers of the formula', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr' })
  const page = await context.newPage()
  await page.goto('/how-matching-works')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.matching.how)
  await expect(page.getByRole('row', { name: /Compétences indispensables/ })).toContainText('40')
  await expectAccessible(page)
  await expectFits(page)
  await context.close()
})
