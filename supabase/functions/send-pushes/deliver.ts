import { encrypt } from '../_shared/web-push/encrypt.ts'
import { authorization, type PushKey } from '../_shared/web-push/vapid.ts'
import type { QueuedPush } from './push.ts'

/** The push service answered with something other than success. */
class PushRefused extends Error {
  override readonly name = 'PushRefused'
  readonly responseCode: number

  constructor(responseCode: number) {
    super(`the push service answered ${responseCode}`)
    this.responseCode = responseCode
  }
}

/** A busy or broken service may accept it later; anything else is refused again. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof PushRefused && error.responseCode < 500 && ![408, 425, 429].includes(error.responseCode)
  )
}

/** Hands a message to the push service. False if the browser no longer wants any. */
export async function deliver(
  push: QueuedPush,
  message: object,
  key: PushKey,
  contact: string,
): Promise<boolean> {
  const response = await fetch(push.endpoint, {
    method: 'POST',
    headers: {
      authorization: await authorization(push.endpoint, contact, key),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(push.seconds_left),
      urgency: push.topic === 'account' || push.topic === 'appointments' ? 'high' : 'normal',
      // If it is sent twice, the service keeps one.
      topic: push.notification_id.replaceAll('-', ''),
    },
    body: await encrypt(JSON.stringify(message), push),
    // The endpoint's host was checked; that of a redirect wasn't.
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  await response.body?.cancel()
  if (response.ok) return true
  if (response.status === 404 || response.status === 410) return false
  throw new PushRefused(response.status)
}
