import { deliver } from '../functions/send-webhooks/deliver.ts'
import type { QueuedWebhook } from '../functions/send-webhooks/webhook.ts'

/** Sends the delivery of the last argument to loopback, and writes what came of it: for Node and Deno, with their own trust. */
const webhook = JSON.parse(process.argv.at(-1)!) as QueuedWebhook
await deliver(webhook, 'Essor-Webhooks/1', async () => ['127.0.0.1']).catch(() => undefined)
process.stdout.write(JSON.stringify(webhook.outcome))
