import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedPartner } from './support/reviewing.ts'

test('a school writes its page and its departments, runs its staff, and everyone reads it', async ({
  page,
  request,
}) => {
  const school = await approvedPartner(request, 'academia')
  await signIn(page, school.email, { at: '/dashboard/admin' })
  await expect(page.getByText('Your public page has no story yet.')).toBeVisible()
  await expect(page.getByText('You run this space alone')).toBeVisible()
  await page.getByLabel('New department').fill('Design')
  await page.getByLabel('New department').press('Enter')
  await expectToast(page, 'Design is added.')
  await page.getByLabel('New department').fill('design')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'There is a department of this name already.')
  await page.getByRole('button', { name: 'Actions for Design' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').fill('Design and media')
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await expectToast(page, 'It is now called Design and media.')
  await page.getByLabel('New department').fill('Mistake')
  await page.getByLabel('New department').press('Enter')
  await page.getByRole('button', { name: 'Actions for Mistake' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Actions for Mistake' })).toHaveCount(0)
  await expectSound(page)

  await page.getByRole('link', { name: 'See the staff' }).click()
  await page.getByLabel('Email addresses').fill(randomEmail('atelier.example'))
  await page.getByRole('radio', { name: 'Teacher' }).check()
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expectToast(page, '1 person is invited.')
  await expectSound(page)

  await page.goto('/dashboard/institution-profile')
  await page.getByLabel('In one sentence').fill('We learn by doing.')
  await page
    .getByLabel('Your story')
    .fill(`## How\n\n**Twice a week** we go out. ${'We listen. '.repeat(20)}`)
  await page.getByRole('combobox', { name: 'Students' }).selectOption('250 to 999 students')
  await expect(page.getByRole('combobox', { name: 'Sector' })).toHaveCount(0)
  await page.getByText('Preview', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Departments' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Your page is saved, and public.')
  await expectSound(page)

  await page.getByRole('link', { name: 'See the public page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
  // Approved is not verified.
  await expect(page.getByText(/(confirmed|checked) on|Verified/)).toHaveCount(0)
  await expect(page.getByText('Design and media')).toBeVisible()
  await expect(page.getByText('We learn by doing.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByText('250 à 999 étudiants')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
