import { toAppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useMakerChange } from './use-maker-change.ts'

/** Creates a new link, shown only once; the previous one ends. */
export const useShareProject = (onSuccess: (token: string) => void) =>
  useMakerChange(async (projectId: string) => {
    const client = await connect()
    return unwrap(await client.rpc('share_project', { project_id: projectId }))
  }, onSuccess)

export const useUnshareProject = (onSuccess: () => void) =>
  useMakerChange(async (projectId: string) => {
    const client = await connect()
    const { error } = await client.rpc('unshare_project', { project_id: projectId })
    if (error) throw toAppError(error)
  }, onSuccess)
