import { asService } from '../_shared/backend.ts'
import { currentProduct } from '../_shared/current-product.ts'
import { drain } from '../_shared/drain.ts'
import { oneAtATime } from '../_shared/one-at-a-time.ts'
import { deliver } from './deliver.ts'
import type { QueuedWebhook } from './webhook.ts'

const backend = asService()
/** A run ends before the call that started it. The next minute's call continues. */
const longestRunMs = 45_000

async function call<Answer>(name: string, values: Record<string, unknown>): Promise<Answer> {
  const { data, error } = await backend.rpc(name, values)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data
}

async function sendWhatIsDue(): Promise<void> {
  const { name } = await currentProduct(backend)
  const agent = `${name.replace(/[^\w.-]/g, '') || 'Product'}-Webhooks/1`
  const end = Date.now() + longestRunMs
  let taken: number
  do {
    taken = 0
    await drain<QueuedWebhook>({
      noun: 'webhook',
      async take(batch) {
        if (Date.now() > end) return []
        const webhooks = await call<QueuedWebhook[]>('claim_webhooks', { batch })
        taken += webhooks.length
        return webhooks
      },
      send: (webhook) => deliver(webhook, agent),
      async sent({ id, lease, outcome }) {
        await call('mark_webhook_sent', { delivery_id: id, held_lease: lease, ...outcome })
      },
      failed: ({ id, lease, outcome }) =>
        call<boolean>('mark_webhook_failed', { delivery_id: id, held_lease: lease, ...outcome }),
      // The database decides by the response.
      isFinal: () => false,
      log: console.error,
    })
    // An endpoint gets a few places in a batch, so there can be more although it wasn't full.
  } while (taken > 0)
}

const run = oneAtATime(sendWhatIsDue)

/** Doesn't reveal to the caller what was sent. */
Deno.serve(async () => {
  await run().catch((error) => console.error((error as Error).message))
  return new Response(null, { status: 204 })
})
