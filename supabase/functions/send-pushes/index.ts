import { asService, backendUrl, siteUrl } from '../_shared/backend.ts'
import { currentProduct } from '../_shared/current-product.ts'
import { drain } from '../_shared/drain.ts'
import { oneAtATime } from '../_shared/one-at-a-time.ts'
import { newPushKey, type PushKey } from '../_shared/web-push/vapid.ts'
import { deliver, isFinal } from './deliver.ts'
import type { QueuedPush } from './push.ts'
import { write } from './write.ts'

const backend = asService()

async function call(name: string, values: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await backend.rpc(name, values)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data
}

/** Created on first use; two concurrent calls store the same one. */
async function pushKey(): Promise<PushKey> {
  const known = (await call('push_key', {})) as PushKey | null
  if (known) return known
  const offered = await newPushKey()
  return (await call('push_key', {
    offered_public: offered.public_key,
    offered_private: offered.private_key,
  })) as PushKey
}

/** Where operators of push services can reach ours; they refuse addresses without TLS. */
function contact(): string {
  if (siteUrl.startsWith('https:')) return siteUrl
  const address = /[^\s<>]+@[^\s<>]+/.exec(Deno.env.get('MAIL_FROM') ?? '')?.[0]
  return `mailto:${address ?? 'noreply@localhost'}`
}

async function sendWhatIsDue(): Promise<void> {
  const key = await pushKey()
  const product = await currentProduct(backend)
  await drain<QueuedPush>({
    noun: 'push',
    take: (batch) => call('claim_pushes', { batch }) as Promise<QueuedPush[]>,
    async send(push) {
      const isWanted = await deliver(push, write(push, product, backendUrl), key, contact())
      if (!isWanted) await call('forget_push_device', { push_id: push.id, held_lease: push.lease })
    },
    async sent({ id, lease }) {
      await call('mark_push_sent', { push_id: id, held_lease: lease })
    },
    failed: ({ id, lease }, _reason, isLast) =>
      call('mark_push_failed', { push_id: id, held_lease: lease, is_final: isLast }) as Promise<boolean>,
    isFinal,
    log: console.error,
  })
}

const run = oneAtATime(sendWhatIsDue)

/** Doesn't reveal to the caller what was sent. */
Deno.serve(async () => {
  await run().catch((error) => console.error((error as Error).message))
  return new Response(null, { status: 204 })
})
