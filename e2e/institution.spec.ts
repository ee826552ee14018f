import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedPartner } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

test('a school writes its page and departments, manages its staff, and everyone reads it', async ({
  page,
  request,
}) => {
  const school = await approvedPartner(request, 'academia')
  await signIn(page, school.email, { at: '/dashboard/admin' })
  await expect(page.getByText(en.schoolProfile.admin.noProfile)).toBeVisible()
  await expect(page.getByText(en.schoolProfile.admin.alone)).toBeVisible()
  await page.getByLabel(en.schoolProfile.departments.name).fill('Design')
  await page.getByLabel(en.schoolProfile.departments.name).press('Enter')
  await expectToast(page, fill(en.schoolProfile.departments.added, { name: 'Design' }))
  await page.getByLabel(en.schoolProfile.departments.name).fill('design')
  await page.getByRole('button', { name: en.schoolProfile.departments.add, exact: true }).click()
  await expectToast(page, en.schoolProfile.errors.department_exists)
  await pressOn(
    page.getByRole('button', { name: fill(en.schoolProfile.departments.actions, { name: 'Design' }) }),
  )
  await pressOn(page.getByRole('menuitem', { name: en.schoolProfile.departments.rename }))
  await page.getByRole('dialog').getByLabel(en.schoolProfile.departments.newName).fill('Design and media')
  await page.getByRole('dialog').getByLabel(en.schoolProfile.departments.newName).press('Enter')
  await expectToast(page, fill(en.schoolProfile.departments.renamed, { name: 'Design and media' }))
  await page.getByLabel(en.schoolProfile.departments.name).fill('Mistake')
  await page.getByLabel(en.schoolProfile.departments.name).press('Enter')
  await pressOn(
    page.getByRole('button', { name: fill(en.schoolProfile.departments.actions, { name: 'Mistake' }) }),
  )
  await pressOn(page.getByRole('menuitem', { name: en.schoolProfile.departments.remove }))
  await page.getByRole('dialog').getByRole('button', { name: en.schoolProfile.departments.remove }).click()
  await expect(
    page.getByRole('button', { name: fill(en.schoolProfile.departments.actions, { name: 'Mistake' }) }),
  ).toHaveCount(0)
  await expectSound(page)

  await page.getByRole('link', { name: en.schoolProfile.admin.toStaff }).click()
  await page.getByLabel(en.authoring.invitations.addresses).fill(randomEmail('atelier.example'))
  await page.getByRole('radio', { name: en.team.roles.teacher.name }).check()
  await page.getByRole('button', { name: fill(en.authoring.invitations.invite_one, { count: 1 }) }).click()
  await expectToast(page, fill(en.authoring.invitations.sent_one, { count: 1 }))
  await expectSound(page)

  await page.goto('/dashboard/institution-profile')
  await page.getByLabel(en.companyProfile.tagline).fill('We learn by doing.')
  await page
    .getByLabel(en.companyProfile.story)
    .fill(`## How\n\n**Twice a week** we go out. ${'We listen. '.repeat(20)}`)
  await page.getByRole('combobox', { name: en.companyProfile.students }).selectOption('250 to 999 students')
  await expect(page.getByRole('combobox', { name: en.companyProfile.sector })).toHaveCount(0)
  await page.getByText(en.companyProfile.preview, { exact: true }).first().click()
  await expect(
    page.getByRole('heading', { level: 3, name: en.schoolProfile.departments.title }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, en.companyProfile.saved)
  await expectSound(page)

  await page.getByRole('link', { name: en.schoolProfile.profile.publicPage }).click()
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
  // Approved isn't verified.
  await expect(page.getByText(/(confirmed|checked) on|Verified/)).toHaveCount(0)
  await expect(page.getByText('Design and media')).toBeVisible()
  await expect(page.getByText('We learn by doing.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: fr.events.languages.fr }).click()
  // Other schools, listed below, may be of the same size.
  await expect(page.getByText(fr.schoolProfile.page.sizes['250-999']).first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
