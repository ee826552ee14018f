import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, partner, randomEmail, signIn, signInAsDemo } from './support/people.ts'

/** Waits for the page itself, not its skeleton. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function check(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

const publicPages = [
  '/auth',
  '/auth?tab=signup',
  '/auth?as=partner',
  '/auth?tab=signup&as=partner',
  '/auth/forgot-password',
  '/auth/new-password',
  '/admin-access',
  '/unsubscribe?token=x&topic=feedback',
  '/no/such/page',
]

for (const path of publicPages) {
  test(`${path} breaks no rule of accessibility`, async ({ page }) => {
    await open(page, path)
    await check(page)
  })
}

const areas: Record<string, string[]> = {
  candidate: [
    '',
    '/missions',
    '/profile',
    '/progress',
    '/progress/attestation',
    '/career-plan',
    '/applications',
    '/networking',
    '/booster',
    '/account',
    '/notifications',
    '/notifications/preferences',
    '/nowhere',
  ],
  company: ['', '/missions', '/reviews', '/candidates', '/company-profile', '/analytics'],
  academia: [
    '',
    '/admin',
    '/users',
    '/analytics',
    '/students',
    '/programs',
    '/partnerships',
    '/institution-profile',
  ],
  maker: ['', '/missions', '/reviews', '/maker-profile', '/portfolio', '/projects', '/clients'],
  admin: ['', '/users', '/companies', '/analytics', '/settings'],
}

for (const [who, pages] of Object.entries(areas)) {
  test(`the space of ${who} breaks no rule of accessibility`, async ({ page }) => {
    test.setTimeout(120_000)
    await signInAsDemo(page, who)
    for (const path of pages) {
      await open(page, `/dashboard${path}`)
      await check(page)
    }
  })
}

test('what opens on top is accessible too', async ({ page }) => {
  await signInAsDemo(page, 'candidate')
  await open(page, '/dashboard/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Where do you want to go?')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
})

test('the welcome page and a closed page are accessible', async ({ page, request }) => {
  const data = partner('company', 'Les Ateliers du Port')
  await signIn(page, await confirmedAccount(request, data, randomEmail('ateliers.example')))
  await open(page, '/dashboard')
  await check(page)
  await open(page, '/dashboard/admin')
  await check(page)
})
