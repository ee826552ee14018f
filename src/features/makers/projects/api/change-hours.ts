import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'

interface Hours {
  project_id: string
  worked_on: string
  seconds: number
  note: string
}

export const useNoteHours = (onSuccess: () => void) =>
  useMakerChange(
    async (hours: Hours) => {
      const client = await connect()
      return unwrap(await client.from('time_entries').insert(hours).select('id').single())
    },
    onSuccess,
    'caller',
  )

export const useRemoveHours = () =>
  useMakerChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.from('time_entries').delete().eq('id', id).select('id'))
  })

/**
 * The database keeps the timer: it continues when this window is closed. Starting one stops the one that is
 * running.
 */
export const useStartTimer = () =>
  useMakerChange((projectId: string) => call('start_timer', { project_id: projectId }))

export const useStopTimer = (onSuccess: () => void) => useMakerChange(() => call('stop_timer', {}), onSuccess)
