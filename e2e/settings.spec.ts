import sharp from 'sharp'
import { expectAccessible, expectSound } from './support/axe.ts'
import { OwnServer } from './support/own-server.ts'
import { expectToast, signInAsDemo } from './support/people.ts'
import { type Browser, expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

// Has its own server: what changes here changes for everyone.
test.describe.configure({ mode: 'default', timeout: 240_000 })
let server: OwnServer
test.beforeAll(async () => {
  server = await OwnServer.start(Number(process.env.E2E_PORT) + 7)
})
test.afterAll(() => server?.close())

async function visit(browser: Browser, who: string, at?: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage()
  await signInAsDemo(page, who, at)
  return page
}

test('what administrators set applies to everyone', async ({ browser }) => {
  const admin = await visit(browser, 'admin', '/dashboard/settings')
  const candidate = await visit(browser, 'candidate', '/dashboard/networking')
  const header = (page: Page) => page.getByRole('banner')
  const tab = (name: string) => admin.getByRole('link', { name, exact: true }).click()

  await admin.getByLabel(en.settings.identity.name).fill('Envol')
  await admin.getByRole('button', { name: 'Save' }).first().click()
  await expectToast(admin, en.settings.saved)
  await expect(header(admin).getByText('Envol')).toBeVisible()
  await expectSound(admin)
  await admin.reload()
  await expect(header(admin).getByText('Envol')).toBeVisible()
  await expect(admin).toHaveTitle('Settings · Envol')

  // An image of another type is refused at the field; a valid one appears in everyone's header.
  const logo = admin.locator('input[type=file]')
  await logo.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(admin.getByRole('alert').getByText(/PNG or WebP/)).toBeVisible()
  const size = { width: 64, height: 64, channels: 3, background: '#468' } as const
  const buffer = await sharp({ create: size }).png().toBuffer()
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expectToast(admin, en.settings.identity.uploaded)
  const shown = header(candidate).getByRole('link', { name: 'Envol' }).locator('img')
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(64)

  await tab(en.settings.tabs.announcements)
  await admin.getByRole('button', { name: en.settings.announcements.add }).click()
  await admin.getByLabel(en.settings.announcements.en).fill('Maintenance tonight at ten.')
  await admin.getByLabel(en.settings.announcements.fr).fill('Maintenance ce soir à vingt-deux heures.')
  await admin
    .getByRole('textbox', { name: en.settings.announcements.ends })
    .fill(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`)
  await expectAccessible(admin)
  await admin.getByRole('button', { name: en.settings.announcements.publish }).click()
  const told = candidate.getByText('Maintenance tonight at ten.')
  await expect(told).toBeVisible()
  await candidate.getByRole('button', { name: en.shell.dismiss }).click()
  await expect(told).toBeHidden()

  const talks = candidate.getByRole('link', { name: en.settings.features.feature_talks, exact: true })
  await expect(talks).toBeVisible()
  await tab(en.settings.tabs.features)
  await admin.getByLabel(en.settings.features.feature_talks).click()
  await admin.getByRole('button', { name: 'Save' }).click()
  await expectToast(admin, en.settings.saved)
  await expect(talks).toBeHidden()
  await candidate.goto('/dashboard/networking/talks')
  await expect(candidate.getByRole('heading', { name: en.common.switchedOff.title })).toBeVisible()
  const refused = await candidate.evaluate(async () => {
    const { supabaseKey } = await (await fetch('/config.json')).json()
    const { access_token } = JSON.parse(localStorage.getItem('essor-session')!)
    const headers = { apikey: supabaseKey, authorization: `Bearer ${access_token}` }
    return (await fetch('/rest/v1/rpc/find_talks', { headers })).json()
  })
  expect(refused.hint).toBe('feature_off')

  await tab(en.settings.tabs.mails)
  await admin.getByLabel('Email', { exact: true }).selectOption('review_revise')
  await admin.getByText(fr.events.languages.fr, { exact: true }).click()
  await expect(admin.getByLabel(en.settings.mails.subject)).toHaveValue('Un retour sur {mission}')
  await admin.getByLabel(en.settings.mails.subject).fill('À reprendre : {mission}')
  await expect(admin.getByText('À reprendre : Une première campagne')).toBeVisible()
  const mail = admin.frameLocator('iframe')
  await expect(mail.getByText('Bonjour Zoé')).toBeVisible()
  await expect(mail.getByText('Envol', { exact: true })).toBeVisible()
  await expectSound(admin)
  await admin.getByRole('button', { name: 'Save' }).click()
  await expectToast(admin, en.settings.mails.saved)

  await admin.goto('/dashboard/health')
  const jobs = admin.getByRole('region', { name: en.health.jobs.title })
  await jobs.getByRole('button', { name: /Show all/ }).click()
  await expect(jobs.getByText(en.health.jobs.names['send mails that are due'], { exact: true })).toBeVisible()
  await expectSound(admin)
})

test("everyone is asked to accept new terms, and people who don't agree can leave", async ({ browser }) => {
  const admin = await visit(browser, 'admin', '/dashboard/legal')
  const candidate = await visit(browser, 'candidate')
  await expect(candidate.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  await admin.getByRole('button', { name: en.legal.admin.begin }).click()
  await admin.getByLabel(en.legal.admin.changesEn).fill('Feedback comes within ten days.')
  await admin.getByLabel(en.legal.admin.changesFr).fill('Le retour vient sous dix jours.')
  await expect(admin.getByRole('switch', { name: en.legal.admin.needsConsent })).toBeChecked()
  await admin.getByRole('button', { name: en.legal.admin.save }).click()
  await expectToast(admin, en.legal.admin.saved)
  await expectSound(admin)
  await admin.getByRole('button', { name: en.legal.admin.publish, exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: en.legal.admin.publishNow }).click()
  await expectToast(admin, fill(en.legal.admin.publishedToast, { version: 2 }))

  await candidate.goto('/dashboard/profile')
  await expect(candidate.getByText('Feedback comes within ten days.')).toBeVisible()
  await expectSound(candidate)
  await candidate.getByRole('link', { name: en.legal.gate.account }).click()
  await expect(candidate.getByRole('button', { name: en.shell.places.deleteAccount })).toBeVisible()
  await candidate.goto('/dashboard/profile')
  await candidate.getByRole('button', { name: 'I agree' }).click()
  await expectToast(candidate, en.legal.gate.thanks)
  await expect(candidate.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await candidate.reload()
  await expect(candidate.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const given = await server.sql<{ version: string }>(
    `select version from public.consent_events join auth.users on users.id = user_id
     where email = 'candidate@essor.test' and kind = 'terms' and given order by consent_events.id desc limit 1`,
  )
  expect(given).toEqual([{ version: '2' }])

  const french = await (await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })).newPage()
  await french.goto('/terms')
  await expect(french.getByText('Le retour vient sous dix jours.')).toBeVisible()
})
