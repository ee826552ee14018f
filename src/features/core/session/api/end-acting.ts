import { type Acting, actingStore } from '../../../../lib/acting.ts'
import { call } from '../../../../lib/rpc.ts'

/** From here on everything is the administrator's own again, even if the server can't be reached now. */
export async function endActing(): Promise<Acting | undefined> {
  const acting = actingStore.get()
  if (!acting) return undefined
  actingStore.set(undefined)
  await call('end_acting', {}).catch(() => undefined)
  return acting
}
