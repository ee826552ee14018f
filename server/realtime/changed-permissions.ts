import type { ServerContext } from '../context.ts'
import { channelKey, type Hub } from './hub.ts'

const notifications = 'realtime_permissions'

/**
 * SQL can announce that a private channel's policies may have changed: `pg_notify('realtime_permissions', topic)`.
 * Its members are then checked right away instead of with their next token. Hosted Supabase does not listen for this.
 */
export async function watchPermissions({ db }: ServerContext, hub: Hub): Promise<() => void> {
  const stop = await db.listener.on(notifications, (topic) => {
    for (const channel of hub.members(channelKey(topic, true))) channel.askAgain()
  })
  // Announcements may have been missed while disconnected.
  db.listener.onReconnect(() => {
    for (const channel of [...hub.all()]) channel.askAgain()
  })
  return stop
}
