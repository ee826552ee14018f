import sharp from 'sharp'
import { expectAccessible, expectFits } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { demoPassword, expectToast, signIn } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1640, height: 820, channels: 3, background } })
    .png()
    .toBuffer(),
})
const expectAlts = (page: Page, ...alts: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('list', { name: en.companyProfile.photos.title })
        .getByRole('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt'))),
    )
    .toEqual(alts)

test('a company writes its page, previews it, and everyone reads it', async ({ page }) => {
  await signIn(page, 'david.okonjo@pixandre.example', {
    secret: demoPassword,
    at: '/dashboard/company-profile',
  })
  await expect(page.getByText(en.companyProfile.completeness.next.story)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  const [dock, team] = await Promise.all([picture('dock.png', '#468'), picture('team.png', '#a64')])
  await page.locator('input[type=file]').first().setInputFiles(dock)
  await expect(page.getByRole('button', { name: en.companyProfile.logo.replace })).toBeVisible()
  await page.locator('input[type=file]').last().setInputFiles([dock, team])
  await expect(
    page.getByRole('button', { name: fill(en.companyProfile.photos.menu, { what: 'Photo 2' }) }),
  ).toBeVisible()
  await page.getByLabel(en.companyProfile.tagline).fill('Interfaces that explain themselves.')
  await page
    .getByLabel(en.companyProfile.story)
    .fill(`## How we work\n\n**Twice a week** we test. ${'We listen. '.repeat(20)}`)

  // Errors appear where something is missing.
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en.companyProfile.errors.alt)).toHaveCount(2)
  await page.getByLabel(en.companyProfile.photos.alt).first().fill('The studio by the river')
  await page.getByLabel(en.companyProfile.photos.alt).last().fill('Three of us at the wall')
  await pressOn(
    page.getByRole('button', {
      name: fill(en.companyProfile.photos.menu, { what: 'Three of us at the wall' }),
    }),
  )
  await pressOn(page.getByRole('menuitem', { name: en.companyProfile.photos.first }))
  await expect(page.getByLabel(en.companyProfile.photos.alt).first()).toHaveValue('Three of us at the wall')

  // The story has a preview of its own.
  await page.getByText(en.companyProfile.preview, { exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 3, name: en.companyProfile.page.story })).toBeVisible()
  await expectAlts(page, 'Three of us at the wall', 'The studio by the river')
  await page.getByRole('link', { name: en.schoolProfile.profile.publicPage }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.companyProfile.stay }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, en.companyProfile.saved)

  await page.goto('/companies/pixandre')
  await expect(page.getByRole('heading', { level: 1, name: 'Pixandre' })).toBeVisible()
  await expect(page.getByText('Interfaces that explain themselves.')).toBeVisible()
  // Checks are named; nothing vouches for the rest.
  await expect(page.getByText(/^Website domain confirmed on /)).toBeVisible()
  await expect(page.getByText('Verified by Essor')).toHaveCount(0)
  await expectAlts(page, 'Three of us at the wall', 'The studio by the river')
  const width = page.getByRole('img', { name: 'The studio by the river' })
  await expect.poll(() => width.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1600)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: fr.events.languages.fr }).click()
  await expect(page.getByText(/^Site web confirmé le /)).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
