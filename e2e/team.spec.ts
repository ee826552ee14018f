import { expectAccessible } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { confirmedAccount, expectToast, fillSignIn, signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { before, en, fill } from './support/texts.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a team member is invited by email, joins, gets another role, and loses access immediately when removed', async ({
  page,
  browser,
  request,
}) => {
  const guest = await confirmedAccount(request)
  await signInAsDemo(page, 'company', '/dashboard/company-profile')
  await page
    .getByRole('navigation', { name: en.company.tabs.label })
    .getByRole('link', { name: en.team.title })
    .click()
  await expect(row(page, '(you)').getByRole('combobox')).toBeDisabled()
  await expect(page.getByRole('button', { name: before(en.team.leave.label) })).toBeDisabled()

  // By keyboard alone.
  await page.getByLabel(en.team.invite.addresses).focus()
  await page.keyboard.insertText(`Camille <${guest}>, company@essor.test`)
  await expect(
    page.getByText(fill(en.team.invite.problem.already, { address: 'company@essor.test' })),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: en.team.roles.reviewer.name })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectToast(page, fill(en.team.invite.sent_one, { count: 1 }))
  await expect(row(page, guest)).toContainText(en.team.roles.reviewer.name)

  const mail = await latestMail(request, guest, /Nordelia/)
  const link = /\S+\/join\/\S+/.exec(mail.text)![0]
  const colleague = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await colleague.goto(new URL(link).pathname.replace('/dashboard', ''))
  await expect(colleague.getByRole('heading', { name: 'Join Nordelia Logistique' })).toBeVisible()
  await expectAccessible(colleague)
  await colleague.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(colleague, guest)
  await colleague.getByRole('button', { name: en.team.join.accept }).click()
  await expect(colleague.getByRole('heading', { name: en.company.home.title })).toBeVisible()
  await colleague
    .getByRole('navigation', { name: en.shell.mainNavigation })
    .getByRole('link', { name: en.shell.nav.reviews })
    .click()
  await expect(colleague.getByRole('heading', { level: 1, name: en.shell.nav.reviews })).toBeVisible()

  // The owner's page updates automatically.
  const role = page.getByRole('combobox', { name: fill(en.team.roleOf, { name: 'Camille Roux' }) }).last()
  await role.selectOption('Recruiter')
  await expectToast(page, fill(en.team.roleChanged, { name: 'Camille Roux', role: 'Recruiter' }))
  await row(page, guest).getByRole('button', { name: en.team.remove.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.team.remove.button }).click()
  await expect(row(page, guest)).toBeHidden()

  await expect(colleague.getByRole('link', { name: 'Company Profile' })).toBeHidden()
  await colleague.goto('/dashboard/team')
  await expect(colleague.getByText('Page not found')).toBeVisible()
})
