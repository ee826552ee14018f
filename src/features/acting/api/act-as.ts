import { type Acting, actingStore } from '../../../lib/acting.ts'
import { AppError, unwrap } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { connect } from '../../../lib/supabase.ts'
import { endActing } from '../../session/api/end-acting.ts'

/** Both ends reload the page, so no data of one person stays in memory next to the other's. */
function openAnew(path: string): void {
  location.assign(path)
}

export async function beginActing({ person, reason }: { person: string; reason: string }): Promise<void> {
  const client = await connect()
  const acting = unwrap(await client.rpc('begin_acting', { person, reason })) as unknown as Acting
  actingStore.set(acting)
  try {
    // A backend that ignores the header would accept changes as the administrator's own.
    if (!unwrap(await client.rpc('acting_now')))
      throw new AppError('acting_unavailable', 'The gate is not asked.')
  } catch (error) {
    actingStore.set(undefined)
    throw error
  }
  openAnew(paths.dashboard)
}

export async function stopActing(): Promise<void> {
  const acting = await endActing()
  if (acting) openAnew(`${paths.adminDashboard}/users/${acting.person}`)
}
