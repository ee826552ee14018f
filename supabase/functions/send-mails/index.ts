import nodemailer from 'nodemailer'
import { asService, backendUrl, siteUrl } from '../_shared/backend.ts'
import { currentProduct } from '../_shared/current-product.ts'
import { drain } from '../_shared/drain.ts'
import { oneAtATime } from '../_shared/one-at-a-time.ts'
import { senderOf } from '../_shared/product.ts'
import { compose } from './compose.ts'
import { isFinal } from './is-final.ts'
import type { QueuedMail } from './mail.ts'

const backend = asService()
const from = Deno.env.get('MAIL_FROM')!
const around = {
  site: siteUrl,
  backend: backendUrl,
  from,
}

async function call(name: string, values: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await backend.rpc(name, values)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data
}

async function sendWhatIsDue(): Promise<void> {
  const product = await currentProduct(backend)
  const transport = nodemailer.createTransport({
    url: Deno.env.get('SMTP_URL'),
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  try {
    await drain<QueuedMail>({
      noun: 'mail',
      take: (batch) => call('claim_mails', { batch }) as Promise<QueuedMail[]>,
      async send(mail) {
        await transport.sendMail({ from: senderOf(from, product), ...compose(mail, { ...around, product }) })
      },
      async sent({ id, lease }) {
        await call('mark_mail_sent', { mail_id: id, held_lease: lease })
      },
      failed: ({ id, lease }, reason, isFinal) =>
        call('mark_mail_failed', {
          mail_id: id,
          held_lease: lease,
          reason,
          is_final: isFinal,
        }) as Promise<boolean>,
      isFinal,
      log: console.error,
    })
  } finally {
    transport.close()
  }
}

const run = oneAtATime(sendWhatIsDue)

/** Doesn't reveal to the caller what was sent. */
Deno.serve(async () => {
  await run().catch((error) => console.error((error as Error).message))
  return new Response(null, { status: 204 })
})
