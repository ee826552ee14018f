import type { QueuedWebhook } from './webhook.ts'

const encoder = new TextEncoder()

/** As Standard Webhooks asks, with one signature for each secret that is valid. */
export async function signedHeaders(
  { event_id, body, secrets }: Pick<QueuedWebhook, 'event_id' | 'body' | 'secrets'>,
  seconds: number,
): Promise<Record<string, string>> {
  const content = encoder.encode(`${event_id}.${seconds}.${body}`)
  const signatures = await Promise.all(secrets.map((secret) => signature(secret, content)))
  return {
    'webhook-id': event_id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.map((one) => `v1,${one}`).join(' '),
  }
}

async function signature(secret: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, content)
  return btoa(String.fromCharCode(...new Uint8Array(signed)))
}
