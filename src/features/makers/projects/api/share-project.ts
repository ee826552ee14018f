import { call } from '../../../../lib/rpc.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'

/** Creates a new link, shown only once; the previous one ends. */
export const useShareProject = (onSuccess: (token: string) => void) =>
  useMakerChange((projectId: string) => call('share_project', { project_id: projectId }), onSuccess)

export const useUnshareProject = (onSuccess: () => void) =>
  useMakerChange((projectId: string) => call('unshare_project', { project_id: projectId }), onSuccess)
