import { actingStore } from '../../../../lib/acting.ts'
import { AppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { endActing } from '../../../core/session/api/end-acting.ts'
import { answers } from './answers.ts'

/** Both ends reload the page, so no data of one person stays in memory next to the other's. */
function openAnew(path: string): void {
  location.assign(path)
}

export async function beginActing({ person, reason }: { person: string; reason: string }): Promise<void> {
  actingStore.set(await ask(answers, 'begin_acting', { person, reason }))
  try {
    // A backend that ignores the header would accept changes as the administrator's own.
    if (!(await call('acting_now', {}))) throw new AppError('acting_unavailable', 'The gate is not asked.')
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
