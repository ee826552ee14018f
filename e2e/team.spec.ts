import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { confirmedAccount, expectToast, fillSignIn, signInAsDemo } from './support/people.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a colleague is invited by mail, joins, gets another role, and is out at once when removed', async ({
  page,
  browser,
  request,
}) => {
  const guest = await confirmedAccount(request)
  await signInAsDemo(page, 'company', '/dashboard/company-profile')
  await page.getByRole('navigation', { name: 'The company' }).getByRole('link', { name: 'Team' }).click()
  await expect(row(page, '(you)').getByRole('combobox')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Leave the team' })).toBeDisabled()

  // With the keyboard alone.
  await page.getByLabel('Email addresses').focus()
  await page.keyboard.insertText(`Camille <${guest}>, company@essor.test`)
  await expect(page.getByText('company@essor.test is a member or invited already.')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Reviewer' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectToast(page, '1 person is invited.')
  await expect(row(page, guest)).toContainText('Reviewer')

  const mail = await latestMail(request, guest, /Nordelia/)
  const link = /\S+\/join\/\S+/.exec(mail.text)![0]
  const colleague = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await colleague.goto(new URL(link).pathname.replace('/dashboard', ''))
  await expect(colleague.getByRole('heading', { name: 'Join Nordelia Logistique' })).toBeVisible()
  await expectAccessible(colleague)
  await colleague.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(colleague, guest)
  await colleague.getByRole('button', { name: 'Join the team' }).click()
  await expect(colleague.getByRole('heading', { name: 'Company Dashboard' })).toBeVisible()
  await colleague
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Reviews' })
    .click()
  await expect(colleague.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()

  // The owner's page learns of it by itself.
  const role = page.getByRole('combobox', { name: 'Role of Camille Roux' }).last()
  await role.selectOption('Recruiter')
  await expectToast(page, 'Camille Roux is now: Recruiter')
  await row(page, guest).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, guest)).toBeHidden()

  await expect(colleague.getByRole('link', { name: 'Company Profile' })).toBeHidden()
  await colleague.goto('/dashboard/team')
  await expect(colleague.getByText('Page not found')).toBeVisible()
})
