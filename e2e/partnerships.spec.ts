import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { startMission } from './support/missions.ts'
import { expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedCompany, approvedPartner, publishedMission } from './support/reviewing.ts'
import { linkedStudent } from './support/students.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

test('a school proposes, a company counters with other terms, and a student plays the shared mission to the end', async ({
  page,
  browser,
  request,
}) => {
  // Three people, each with a browser.
  test.slow()
  const school = await approvedPartner(request, 'academia')
  const company = await approvedCompany(request)
  const title = `Seulement pour vous ${randomEmail().slice(1, 9)}`
  const mission = await publishedMission(company, title)
  await company.call('set_mission_access', { mission_id: mission, by_invitation: true, closes_on: null })
  const student = await linkedStudent(request, school, ['progress'])

  // The school proposes, by keyboard alone.
  await signIn(page, school.email, { at: '/dashboard/partnerships' })
  await expect(page.getByText(en.partnerships.empty)).toBeVisible()
  await page.getByRole('link', { name: en.partnerships.propose }).first().press('Enter')
  await expect(page.getByRole('button', { name: en.partnerships.form.send })).toBeDisabled()
  const search = page.getByRole('combobox', { name: en.partnerships.form.search })
  await search.fill(company.name)
  // Results from before the last letter may contain others.
  await expect(page.getByRole('option')).toHaveText([new RegExp(company.name)])
  await search.press('ArrowDown')
  await search.press('Enter')
  await page.getByLabel(en.partnerships.form.note).fill('Our students like what you do.')
  await expectSound(page)
  await page.getByRole('button', { name: en.partnerships.form.send }).press('Enter')
  await expect(
    page.getByRole('heading', { name: fill(en.partnerships.page.open, { version: 1, name: school.name }) }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: en.partnerships.page.accept })).toHaveCount(0)
  expect((await latestMail(request, company.email, /proposes a partnership/)).text).toContain(
    'Our students like',
  )

  // The company answers in French, on a phone, and adds its private mission.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
  const small = await phone.newPage()
  await signIn(small, company.email, { at: '/dashboard/partnerships' })
  await expect(small.getByText(fr.partnerships.yourTurn)).toBeVisible()
  await small.getByRole('link', { name: school.name }).click()
  await small.getByRole('button', { name: fr.partnerships.form.titleChange }).click()
  await small.getByRole('checkbox', { name: `${title} (sur invitation)` }).check()
  await small.getByRole('radio', { name: fr.partnerships.levels.full.name }).check()
  await small.getByRole('button', { name: fr.partnerships.form.send }).click()
  await expect(
    small.getByRole('heading', { name: fill(fr.partnerships.page.open, { version: 2, name: company.name }) }),
  ).toBeVisible()
  await expectFits(small)
  await expectAccessible(small)

  // What the other side does appears automatically.
  await expect(
    page.getByRole('heading', { name: fill(en.partnerships.page.open, { version: 2, name: company.name }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: en.partnerships.page.accept }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.partnerships.page.accept }).click()
  await expectToast(page, en.partnerships.page.accepted)
  await expect(small.getByText(fr.partnerships.states.active)).toBeVisible()

  // The student finds and starts it.
  const desk = await browser.newContext()
  const third = await desk.newPage()
  await signIn(third, student.email, { at: '/dashboard/missions' })
  const shared = third.getByRole('region', { name: en.catalog.invitation.schoolSection })
  await shared.getByRole('link', { name: title }).click()
  await expect(
    third.getByText(fill(en.catalog.invitation.schoolTitle, { school: school.name })),
  ).toBeVisible()
  await startMission(third)
  await expect(third).toHaveURL(/missions\/work\//)
  const begun = third.url()
  // P1-2 Visible by name only after consent.
  await small.reload()
  const seen = small.getByRole('region', { name: fr.partnerships.students.title })
  await expect(seen.getByText(fr.partnerships.students.noPeople)).toBeVisible()
  await third.goto('/dashboard/profile/schools')
  const consent = third.getByRole('checkbox', {
    name: fill(en.students.mine.partners.allow, { school: school.name, name: company.name }),
  })
  await expect(consent).not.toBeChecked()
  await expectSound(third)
  await consent.check()
  await expectToast(third, fill(en.students.mine.partners.given, { name: company.name }))
  await expect(third.getByText('Sees your name and your progress in the missions it shares')).toBeVisible()
  await small.reload()
  await expect(seen.getByText('Camille Roux')).toBeVisible()
  await expect(seen.getByText(/En cours/)).toBeVisible()

  // One side ends it: for both, and immediately for those who haven't started.
  await small.getByRole('button', { name: fr.partnerships.page.end }).click()
  await small.getByLabel(fr.partnerships.page.reason).fill('Nous déménageons.')
  await small.getByRole('button', { name: fr.partnerships.page.endNow }).click()
  await expect(page.getByText(/ended it on .*Nous déménageons/)).toBeVisible()
  await expect(page.getByText(en.partnerships.students.none)).toBeVisible()
  await expect(small.getByText('Camille Roux')).toHaveCount(0)
  const late = await linkedStudent(request, school, ['progress'])
  expect(await late.call('my_invitations')).toEqual([])
  await third.goto(begun)
  await expect(third.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.goto('/dashboard/partnerships')
  await page.getByText(en.partnerships.shows.over, { exact: true }).click()
  await expect(page.getByRole('link', { name: company.name })).toBeVisible()
  await expectSound(page)
  await Promise.all([phone.close(), desk.close()])
})
