import { isSignedBy, startReceiver } from '../supabase/tests/webhook-receiver.ts'
import { expectSound } from './support/axe.ts'
import { sql } from './support/database.ts'
import { demoPassword, expectToast, signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { webhooks, integrations } = en

async function confirmIdentity(page: Page, action: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.account.identity.password, { exact: true }).fill(demoPassword)
  await expectSound(page)
  await dialog.getByRole('button', { name: action }).click()
  const secret = await dialog.getByLabel(webhooks.secret.label, { exact: true }).inputValue()
  await dialog.getByRole('button', { name: webhooks.secret.done }).click()
  return secret
}

test('an owner adds an endpoint, which gets each event once although it was down, and deletes it', async ({
  page,
  request,
}) => {
  let receiver = await startReceiver()
  const { url } = receiver
  const { host, port } = new URL(url)
  const send = () => request.post('/functions/v1/send-webhooks')
  await signInAsDemo(page, 'company', '/dashboard/integrations')
  await page.getByRole('link', { name: integrations.cards.webhooks.action }).click()
  await page.getByRole('button', { name: webhooks.add.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(webhooks.add.url).fill('https://localhost/hooks')
  for (const type of Object.values(webhooks.events).slice(0, 7))
    if (type !== webhooks.events.opening_closed) await dialog.getByLabel(type).uncheck()
  await dialog.getByLabel(en.account.identity.password, { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: webhooks.add.submit }).click()
  await expect(dialog.getByText(webhooks.errors.webhook_url).first()).toBeVisible()
  await dialog.getByLabel(webhooks.add.url).fill(url)
  const secret = await confirmIdentity(page, webhooks.add.submit)
  expect(secret).toMatch(/^whsec_/)

  const endpoint = page.getByRole('region', { name: host })
  const log = endpoint.getByRole('list', { name: fill(webhooks.log.of, { host }) })
  await endpoint.getByRole('button', { name: webhooks.test.button }).click()
  await expectToast(page, fill(webhooks.test.done, { host }))
  await expect(log.getByText(webhooks.log.statuses.delivered)).toHaveCount(1)
  expect(receiver.of('webhook.test')).toHaveLength(1)
  expect(isSignedBy(secret, receiver.received[0]!)).toBe(true)
  await log.getByRole('button', { name: webhooks.log.details }).click()
  await expect(log.getByText('thanks')).toBeVisible()
  await expectSound(page)

  // The receiver is down while three openings close.
  await receiver.close()
  const [{ id }] = (await sql<{ id: string }>('select id from public.webhook_endpoints where url = $1', [
    url,
  ])) as [{ id: string }]
  await sql(
    `select private.emit_webhook(organization_id, 'opening.closed', jsonb_build_object('opening_id', gen_random_uuid()))
     from public.webhook_endpoints, generate_series(1, 3) where id = $1`,
    [id],
  )
  await send()
  const waiting = () =>
    sql<{ attempts: number }>(
      `select attempts from public.webhook_deliveries where endpoint_id = $1 and status = 'waiting' and attempts > 0
         and lease is null`,
      [id],
    )
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
  await page.reload()
  await endpoint.getByRole('button', { name: fill(webhooks.log.showLabel, { host }) }).click()
  await expect(log.getByText(webhooks.log.failures.connection).first()).toBeVisible()
  await expectSound(page)

  receiver = await startReceiver(Number(port))
  await expect
    .poll(async () => {
      await sql(
        `update public.webhook_deliveries set due_at = now() where endpoint_id = $1 and status = 'waiting' and lease is null`,
        [id],
      )
      await send()
      return receiver.received.length
    })
    .toBe(3)
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(3)
  await page.reload()
  await endpoint.getByRole('button', { name: fill(webhooks.log.showLabel, { host }) }).click()
  await expect(log.getByText(webhooks.log.statuses.delivered)).toHaveCount(4)

  // The oldest is the test event.
  await log.getByRole('button', { name: webhooks.log.resend }).last().click()
  await expect.poll(() => receiver.of('webhook.test').length).toBe(1)

  await endpoint.getByRole('button', { name: fill(webhooks.rotate.label, { host }) }).click()
  const rotated = await confirmIdentity(page, webhooks.rotate.submit)
  await endpoint.getByRole('button', { name: webhooks.test.button }).click()
  await expect.poll(() => receiver.of('webhook.test').length).toBe(2)
  for (const one of [secret, rotated]) expect(isSignedBy(one, receiver.received.at(-1)!)).toBe(true)

  await endpoint.getByRole('button', { name: fill(webhooks.remove.label, { host }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: webhooks.remove.button }).click()
  await expectToast(page, fill(webhooks.remove.done, { host }))
  await expect(page.getByText(webhooks.none)).toBeVisible()
  expect(receiver.asked).toBe(5)
  await receiver.close()
})
