import { expectSound } from './support/axe.ts'
import { expectToast, signIn, signInAsDemo } from './support/people.ts'
import { approvedCompany } from './support/reviewing.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { openingEditor: editor, openingReview: review, matching } = en

async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.focus()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('a recruiter writes an opening by keyboard and fixes its wording; an administrator approves it', async ({
  page,
  request,
  browser,
}) => {
  const company = await approvedCompany(request)
  const title = `Buoy keeper ${company.email.slice(0, 12)}`
  await signIn(page, company.email, { at: '/dashboard/openings' })
  await page.getByRole('link', { name: matching.openings.new }).press('Enter')
  await page.getByLabel(`${matching.editor.title} *`).fill(`${title}, salesman`)
  // The first save gives the page its address, and what is typed goes on.
  await page.waitForURL(/\/openings\/[0-9a-f-]+\/edit$/)
  const publish = page.getByRole('button', { name: editor.publish.ask })
  await expect(page.getByRole('button', { name: editor.problems.pay_missing })).toBeVisible()
  await publish.press('Enter')
  const description = page.getByRole('textbox', { name: editor.text.description })
  await expect(description).toBeFocused()
  await description.fill(
    'You keep twelve buoys in place, and tell ships when one has moved. We want a rockstar.',
  )
  await choose(page, matching.editor.addSkill, 'customer serv', 'Customer service')
  await choose(page, matching.editor.town, 'brest', 'Brest')
  await page.getByLabel(`${editor.work.contract} *`).selectOption('permanent')
  await page.getByLabel(`${editor.pay.min} *`).fill('1500')
  await page.getByLabel(`${editor.pay.max} *`).fill('2000')
  await page.getByRole('button', { name: editor.process.addQuestion }).press('Enter')
  const question = page.getByRole('textbox', { name: fill(editor.process.question, { number: 1 }) })
  await question.fill('How old are you?')
  await expect(
    page.getByText(fill(editor.checks.refused, { words: 'How old' }), { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /below the legal minimum of €12\.02 an hour/ })).toBeVisible()
  await expectSound(page)

  await question.fill('Which boats have you worked on?')
  await page.getByLabel(`${editor.pay.min} *`).fill('1900')
  const coded = page
    .getByRole('listitem')
    .filter({ hasText: fill(editor.checks.flagged, { words: 'rockstar' }) })
  await coded.getByRole('button', { name: editor.checks.use }).press('Enter')
  const gendered = page
    .getByRole('listitem')
    .filter({ hasText: fill(editor.checks.flagged, { words: 'salesman' }) })
  await gendered.getByRole('button', { name: editor.checks.use }).press('Enter')
  await expect(page.getByLabel(`${matching.editor.title} *`)).toHaveValue(`${title}, salesperson`)
  await expect(page.getByText(/^“/)).toHaveCount(0)
  await publish.press('Enter')
  await expectToast(page, editor.publish.submitted)
  await expect(page.getByText(editor.review.waiting)).toBeVisible()

  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signInAsDemo(admin, 'admin', '/admin-dashboard/openings')
  const waiting = admin.getByRole('article', { name: `${title}, salesperson` })
  await expect(waiting.getByText('Which boats have you worked on?')).toBeVisible()
  await expectSound(admin)
  await waiting.getByRole('button', { name: review.approve }).press('Enter')
  await expectToast(admin, fill(review.approved, { title: `${title}, salesperson` }))
  await expect(waiting).toHaveCount(0)

  await page.goto('/dashboard/openings')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText(editor.status.open, { exact: true })).toBeVisible()
  await expectSound(page)
})
