import { expectAccessible, expectDrawn, expectReflows, expectSound } from './support/axe.ts'
import { expectFrenchFormats, rememberWritten } from './support/formats.ts'
import { confirmedAccount, partner, randomEmail, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en } from './support/texts.ts'

const publicPages = [
  '/missions',
  '/openings',
  '/companies',
  '/how-matching-works',
  '/auth',
  '/auth?tab=signup',
  '/auth?as=partner',
  '/auth?tab=signup&as=partner',
  '/auth/forgot-password',
  '/auth/new-password',
  '/admin-access',
  '/unsubscribe?token=x&topic=feedback',
  '/events/e7000000-0000-4000-8000-000000000001',
  '/no/such/page',
]

/** Pages that no menu entry leads to; the entries are covered with the dashboards. */
const innerPages = {
  'the network': [
    '/networking/talks',
    '/networking/talks/offer',
    '/networking/talks/fa000000-0000-4000-8000-000000000001',
    '/networking/events',
    '/networking/events/e7000000-0000-4000-8000-000000000001',
  ],
  'the booster': [
    '/booster/posting',
    '/booster/stories',
    '/booster/letters',
    '/booster/practice',
    '/booster/practice/live',
    '/booster/practice/progress',
  ],
  'an account': [
    '/progress/attestation',
    '/account',
    '/notifications',
    '/notifications/preferences',
    '/nowhere',
  ],
}

test('public pages are accessible', async ({ page }) => {
  test.setTimeout(120_000)
  rememberWritten(page)
  for (const path of publicPages) {
    await page.goto(path)
    await expectSound(page)
    await expectReflows(page)
  }
})

for (const [what, paths] of Object.entries(innerPages)) {
  test(`the inner pages of ${what} are accessible`, async ({ page }) => {
    test.setTimeout(120_000)
    await signInAsDemo(page, 'candidate', `/dashboard${paths[0]}`)
    await expectSound(page)
    for (const path of paths.slice(1)) {
      await page.goto(`/dashboard${path}`)
      await expectSound(page)
      await expectFrenchFormats(page)
    }
  })
}

test('P2 the editor of a maker’s page leaves room to click everything on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsDemo(page, 'maker', '/dashboard/maker-profile')
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expectSound(page)
})

test('dialogs and menus are accessible', async ({ page }) => {
  await signInAsDemo(page, 'candidate', '/dashboard/profile')
  await expectDrawn(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder(en.shell.search.placeholder)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /’s account$/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
})

test('the welcome page and a locked page are accessible', async ({ page, request }) => {
  const data = partner('company', 'Les Ateliers du Port')
  await signIn(page, await confirmedAccount(request, data, randomEmail('ateliers.example')))
  await expectSound(page)
  await page.goto('/dashboard/admin')
  await expectSound(page)
})

test('finds text that is hard to read, even on a page checked before', async ({ page }) => {
  await page.goto('/auth')
  await expectDrawn(page)
  await expectAccessible(page)
  await page.evaluate(() => {
    const text = document.createElement('p')
    text.textContent = 'Hardly there'
    text.style.cssText = 'position: relative; z-index: 9; color: #7a7a7a; background: #8a8a8a'
    document.querySelector('main')!.prepend(text)
  })
  await expect(expectAccessible(page)).rejects.toThrow('Hardly there')
  await page.evaluate(() => {
    document.querySelector('main > p')!.remove()
    document.querySelector('h1')!.style.color = 'color-mix(in srgb, Canvas 90%, CanvasText)'
  })
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
})
