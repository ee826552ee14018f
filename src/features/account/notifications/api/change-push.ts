import { AppError, unwrap } from '../../../../lib/errors.ts'
import { endPush, replacedSubscription, setPushOwner } from '../../../../lib/push.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { PushDevice } from './get-push.ts'
import { notificationKeys } from './keys.ts'

/** Asks for permission, so it must be called by a click. */
async function turnOn(userId: string): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new AppError('push_not_allowed', 'Notifications are not allowed.')
  const key = await call('push_public_key', {})
  if (!key) throw new AppError('push_not_ready', 'The server has no key yet.')
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One that belongs to another account or an earlier key can't be used.
  await endPush()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((cause: Error) => {
      throw new AppError('push_failed', cause.message, { cause })
    })
  try {
    await saveDevice(userId, subscription)
  } catch (error) {
    await endPush()
    throw error
  }
}

async function saveDevice(userId: string, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON()
  await call('save_push_device', { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
  setPushOwner(userId, endpoint)
}

/** The server replaces this session's device. */
export async function renewDevice(userId: string): Promise<void> {
  const subscription = await replacedSubscription(userId)
  if (subscription) await saveDevice(userId, subscription)
}

async function removeDevice({ id, is_current }: PushDevice): Promise<void> {
  const client = await connect()
  unwrap(await client.from('push_devices').delete().eq('id', id))
  if (is_current) await endPush()
}

const around = (userId: string) => ({ refresh: [notificationKeys.push(userId)], failure: 'caller' }) as const

export const useTurnOnPush = (userId: string) => useChange(() => turnOn(userId), around(userId))

export const useRemoveDevice = (userId: string) => useChange(removeDevice, around(userId))
