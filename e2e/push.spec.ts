import { type PushBrowser, startPushService } from '../supabase/tests/push-service.ts'
import { expectSound } from './support/axe.ts'
import { wholeBrowser } from './support/browsers.ts'
import { confirmedAccount, password, signIn } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en } from './support/texts.ts'

// Only the whole browser shows notifications.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: wholeBrowser })

/** Browsers in tests have no push service: this one's keys and address come from the one on loopback. */
async function subscribeHere(page: Page, browser: PushBrowser): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const key = 'stub-subscribed'
    const subscription = {
      // The browser may replace it.
      get endpoint() {
        return endpoint + (localStorage.getItem('stub-replaced') ?? '')
      },
      toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => localStorage.removeItem(key),
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(key, 'yes')
        return subscription
      },
      getSubscription: async () => (localStorage.getItem(key) ? subscription : null),
    })
  }, browser)
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
  })

/** What the push service got goes to the real service worker, as a browser would pass it on. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  })
}

/** Runs in the worker: what a browser does when someone clicks the notification. */
async function clickNotification(): Promise<void> {
  const { registration, NotificationEvent: Click } = self as unknown as {
    registration: ServiceWorkerRegistration
    NotificationEvent: new (type: string, init: object) => Event
  }
  const [notification] = await registration.getNotifications()
  self.dispatchEvent(new Click('notificationclick', { notification }))
}

test('notifications reach the device, and end with the session', async ({ page, request }) => {
  const service = await startPushService()
  const browser = service.subscribe()
  // Creates the server's key, as its job does every minute.
  await request.post('/functions/v1/send-pushes')
  await subscribeHere(page, browser)
  const email = await confirmedAccount(request)
  await signIn(page, email, { at: '/dashboard/notifications/preferences' })
  const { push } = en.notifications
  await page.getByRole('button', { name: push.turnOn }).click()
  await expect(page.getByText(push.thisDevice, { exact: true })).toBeVisible()
  const choice = push.choice.replace('{{topic}}', en.notifications.topics.feedback.title)
  await page.getByRole('switch', { name: choice }).click()
  await expect(page.getByRole('switch', { name: choice })).not.toBeChecked()
  await page.getByRole('switch', { name: push.quiet }).click()
  await expect(page.getByLabel(push.until, { exact: true })).toHaveValue('8')
  await expectSound(page)
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('switch', { name: push.quiet }).click()
  await saved
  await expect(page.getByLabel(push.until, { exact: true })).toBeHidden()

  // A replaced subscription is saved without asking, and still delivers.
  const renewed = page.waitForResponse(/save_push_device/)
  await page.evaluate(() => localStorage.setItem('stub-replaced', '?2'))
  await page
    .context()
    .serviceWorkers()[0]!
    .evaluate(() => {
      const waitUntil = (work: Promise<unknown>) => work
      self.dispatchEvent(
        Object.assign(new Event('pushsubscriptionchange'), { newSubscription: {}, waitUntil }),
      )
    })
  expect((await renewed).ok()).toBe(true)

  const { supabaseKey } = await (await request.get('/config.json')).json()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('essor-session')!).access_token)
  const changed = await request.put('/auth/v1/user', {
    headers: { apikey: supabaseKey, authorization: `Bearer ${token}` },
    data: { password: `${password}2`, current_password: password },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await expect.poll(() => browser.received.length, { timeout: 30_000 }).toBe(1)
  const { message } = browser.received[0]!
  expect(message).toMatchObject({
    body: en.notificationTexts.account_password_changed,
    path: `/dashboard/account?notification=${message.id}`,
  })
  await deliver(page, message)
  await expect.poll(() => shown(page)).toEqual([{ title: 'Essor', body: message.body }])
  await page.context().serviceWorkers()[0]!.evaluate(clickNotification)
  await expect(page).toHaveURL(/\/dashboard\/account$/)

  const unread = () =>
    page.evaluate(async () => {
      const { access_token: key } = JSON.parse(localStorage.getItem('essor-session')!)
      const { supabaseKey: apikey } = await (await fetch('/config.json')).json()
      const path = '/rest/v1/notifications?select=id&kind=eq.account_password_changed&read_at=is.null'
      return (await fetch(path, { headers: { apikey, authorization: `Bearer ${key}` } })).json()
    })
  await expect.poll(unread).toEqual([])

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).not.toHaveURL(/dashboard/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stub-subscribed'))).toBeNull()
  await expect.poll(() => shown(page)).toEqual([])
  // The notification's token no longer works: the device was deleted with the session.
  expect((await request.post(message.offUrl!)).status()).toBe(204)
  expect(service.faults).toEqual([])
  await service.close()
})
