import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { pushOwner, pushSubscription } from '../../../../lib/push.ts'
import { call } from '../../../../lib/rpc.ts'
import { notificationKeys } from './keys.ts'

export type PushDevice = Database['public']['Functions']['my_push_devices']['Returns'][number]

/** The devices that show notifications, and whether this browser is one of them. */
async function getPush(userId: string, signal: AbortSignal) {
  const devices = await call('my_push_devices', {}, signal)
  const isSubscribed = pushOwner() === userId && (await pushSubscription()) !== undefined
  return { devices, isOn: isSubscribed && devices.some((device) => device.is_current) }
}

export const pushQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationKeys.push(userId),
    queryFn: ({ signal }) => getPush(userId, signal),
  })
