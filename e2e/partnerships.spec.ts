import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedCompany, approvedPartner, publishedMission } from './support/reviewing.ts'
import { linkedStudent } from './support/students.ts'

test('a school asks, a company answers with other terms, and a student plays the shared mission until the end', async ({
  page,
  browser,
  request,
}) => {
  // Three people at once, each with a browser.
  test.slow()
  const school = await approvedPartner(request, 'academia')
  const company = await approvedCompany(request)
  const title = `Seulement pour vous ${randomEmail().slice(1, 9)}`
  const mission = await publishedMission(company, title)
  await company.call('set_mission_access', { mission_id: mission, by_invitation: true, closes_on: null })
  const student = await linkedStudent(request, school, ['progress'])

  // The school asks, by keyboard alone.
  await signIn(page, school.email, { at: '/dashboard/partnerships' })
  await expect(page.getByText('No partnership yet')).toBeVisible()
  await page.getByRole('link', { name: 'Propose a partnership' }).first().press('Enter')
  await expect(page.getByRole('button', { name: 'Send the proposal' })).toBeDisabled()
  const search = page.getByRole('combobox', { name: 'With whom' })
  await search.fill(company.name)
  // What was found before the last letter may hold others.
  await expect(page.getByRole('option')).toHaveText([new RegExp(company.name)])
  await search.press('ArrowDown')
  await search.press('Enter')
  await page.getByLabel('A word with it').fill('Our students like what you do.')
  await expectSound(page)
  await page.getByRole('button', { name: 'Send the proposal' }).press('Enter')
  await expect(page.getByRole('heading', { name: `Proposal 1 of ${school.name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept exactly this' })).toHaveCount(0)
  expect((await latestMail(request, company.email, /proposes a partnership/)).text).toContain(
    'Our students like',
  )

  // The company answers in French, on a phone, and adds its private mission.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
  const small = await phone.newPage()
  await signIn(small, company.email, { at: '/dashboard/partnerships' })
  await expect(small.getByText('Votre réponse est attendue')).toBeVisible()
  await small.getByRole('link', { name: school.name }).click()
  await small.getByRole('button', { name: 'Proposer d’autres conditions' }).click()
  await small.getByRole('checkbox', { name: `${title} (sur invitation)` }).check()
  await small.getByRole('radio', { name: 'La progression' }).check()
  await small.getByRole('button', { name: 'Envoyer la proposition' }).click()
  await expect(small.getByRole('heading', { name: `Proposition 2 de ${company.name}` })).toBeVisible()
  await expectFits(small)
  await expectAccessible(small)

  // What the other side does appears by itself.
  await expect(page.getByRole('heading', { name: `Proposal 2 of ${company.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Accept exactly this' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept exactly this' }).click()
  await expectToast(page, 'The partnership is agreed.')
  await expect(small.getByText('En vigueur')).toBeVisible()

  // The student finds and begins it.
  const desk = await browser.newContext()
  const third = await desk.newPage()
  await signIn(third, student.email, { at: '/dashboard/missions' })
  const shared = third.getByRole('region', { name: 'By way of your school' })
  await shared.getByRole('link', { name: title }).click()
  await expect(third.getByText(`Open to you by way of ${school.name}`)).toBeVisible()
  await third.getByRole('button', { name: 'Start the mission' }).click()
  await expect(third).toHaveURL(/missions\/work\//)
  const begun = third.url()
  // P1-2 Seen by name only after a yes.
  await small.reload()
  const seen = small.getByRole('region', { name: 'Étudiants' })
  await expect(seen.getByText('Aucun étudiant n’a encore accepté que son nom apparaisse.')).toBeVisible()
  await third.goto('/dashboard/profile/schools')
  const consent = third.getByRole('checkbox', { name: `${school.name} may show my name to ${company.name}` })
  await expect(consent).not.toBeChecked()
  await expectSound(third)
  await consent.check()
  await expectToast(third, `${company.name} can see your name.`)
  await expect(third.getByText('Sees your name and your progress in the missions it shares')).toBeVisible()
  await small.reload()
  await expect(seen.getByText('Camille Roux')).toBeVisible()
  await expect(seen.getByText(/En cours/)).toBeVisible()

  // One ends it: for both, and for who has not begun, at once.
  await small.getByRole('button', { name: 'Mettre fin au partenariat' }).click()
  await small.getByLabel('Pourquoi').fill('Nous déménageons.')
  await small.getByRole('button', { name: 'Y mettre fin maintenant' }).click()
  await expect(page.getByText(/ended it on .*Nous déménageons/)).toBeVisible()
  await expect(page.getByText('By the terms, nothing of the students is shown.')).toBeVisible()
  await expect(small.getByText('Camille Roux')).toHaveCount(0)
  const late = await linkedStudent(request, school, ['progress'])
  expect(await late.call('my_invitations')).toEqual([])
  await third.goto(begun)
  await expect(third.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.goto('/dashboard/partnerships')
  await page.getByText('Over', { exact: true }).click()
  await expect(page.getByRole('link', { name: company.name })).toBeVisible()
  await expectSound(page)
  await Promise.all([phone.close(), desk.close()])
})
