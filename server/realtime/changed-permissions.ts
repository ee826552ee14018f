import type { Engine } from '../engine.ts'
import { channelKey, type Hub } from './hub.ts'

const notifications = 'realtime_permissions'

/**
 * SQL can say that the policies of a private channel may answer otherwise now: `pg_notify('realtime_permissions', topic)`.
 * Whoever has joined it is asked about again at once, instead of with the next token. Hosted Supabase does not listen.
 */
export async function watchPermissions({ db }: Engine, hub: Hub): Promise<() => void> {
  const stop = await db.listener.on(notifications, (topic) => {
    for (const channel of hub.members(channelKey(topic, true))) channel.askAgain()
  })
  // What was announced while nobody listened is not known.
  db.listener.onReconnect(() => {
    for (const channel of [...hub.all()]) channel.askAgain()
  })
  return stop
}
