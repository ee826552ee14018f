import { expectSound } from './support/axe.ts'
import { sql } from './support/database.ts'
import { latestMail } from './support/mailbox.ts'
import { confirmedAccount, demoPassword, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const invitationIn = ({ html }: { html: string }) =>
  /href="([^"]*\/join[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&')

test('an owner invites a moderator, who sees moderation only, and a school whose owner joins', async ({
  page,
  browser,
  request,
}) => {
  const { administrators, invite, inviteAdmin } = en.administration
  const moderator = await confirmedAccount(request, { first_name: 'Maud', last_name: 'Reynier' })
  await signInAsDemo(page, 'admin', '/admin-dashboard/administrators')
  await page.getByRole('button', { name: inviteAdmin.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(inviteAdmin.email).fill(moderator)
  await dialog.getByLabel(administrators.roles.moderation.name).check()
  await dialog.getByLabel(invite.language).selectOption('fr')
  await dialog.getByLabel(en.account.identity.password).fill(demoPassword)
  await expectSound(page)
  await dialog.getByRole('button', { name: inviteAdmin.submit }).click()
  await expectToast(page, fill(inviteAdmin.sent, { email: moderator }))

  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await signIn(other, moderator, { at: '/dashboard' })
  await other.goto(invitationIn(await latestMail(request, moderator, /administr/i)))
  await other.getByRole('button', { name: fr.team.joinAdmins.accept }).click()
  const places = other.getByRole('navigation').first()
  await expect(places.getByRole('link', { name: fr.shell.nav.moderation })).toBeVisible()
  await expect(places.getByRole('link', { name: fr.shell.nav.settings })).toHaveCount(0)
  await other.goto('/admin-dashboard/settings')
  await expect(other.getByRole('heading', { name: fr.administration.missing.title })).toBeVisible()
  await expect(other.getByRole('link', { name: 'admin@essor.test' })).toBeVisible()
  await expectSound(other)

  await page.goto('/admin-dashboard/administrators')
  await page
    .getByRole('button', { name: fill(administrators.removeOf, { name: 'Maud Reynier' }) })
    .first()
    .click()
  await dialog.getByLabel(en.administration.reason).fill('The queue is empty again.')
  await dialog.getByRole('button', { name: administrators.removeConfirm }).click()
  await expectToast(page, fill(administrators.removed, { name: 'Maud Reynier' }))
  await other.reload()
  await expect(places.getByRole('link', { name: fr.shell.nav.moderation })).toHaveCount(0)

  const owner = await confirmedAccount(request, { first_name: 'Lise', last_name: 'Tardieu' })
  const school = `Lycée ${owner.slice(0, 8)}`
  await page.goto('/admin-dashboard/users')
  await page.getByRole('button', { name: invite.button, exact: true }).click()
  await dialog.getByLabel(invite.as).selectOption('academia')
  await dialog.getByLabel(invite.name).fill(school)
  await dialog.getByLabel(invite.owner).fill(owner)
  await dialog.getByRole('button', { name: inviteAdmin.submit }).click()
  await expectToast(page, fill(inviteAdmin.sent, { email: owner }))
  const head = await (await browser.newContext()).newPage()
  await signIn(head, owner)
  await head.goto(invitationIn(await latestMail(request, owner, new RegExp(school))))
  await head.getByRole('button', { name: en.team.join.accept }).click()
  await expect(head).toHaveURL(/\/dashboard/)
  const members = await sql<{ member_role: string }>(
    `select member.member_role from public.organization_members as member
     join public.organizations as school on school.id = member.organization_id where school.name = $1`,
    [school],
  )
  expect(members).toEqual([{ member_role: 'owner' }])
})
