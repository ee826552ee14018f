import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { toAppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { useAreaPath } from '../../session/area-base.ts'

interface Start {
  missionId: string
  /** The company invited the anonymous card, and may now see who it is. */
  agrees?: boolean
}

export const asksToAgree = (error: unknown): boolean => toAppError(error).code === 'starting_names_you'

/** Starts a mission, or continues it, and opens the player. */
export function useStartMission() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const path = useAreaPath()
  return useMutation({
    mutationFn: async ({ missionId, agrees }: Start): Promise<string> => {
      const client = await connect()
      if (agrees) unwrap(await client.rpc('agree_to_be_known', { mission_id: missionId }))
      return unwrap(await client.rpc('start_mission', { mission_id: missionId, language: currentLanguage() }))
    },
    onSuccess: async (enrollmentId) => {
      void queries.invalidateQueries({ queryKey: ['enrollments'] })
      void queries.invalidateQueries({ queryKey: ['progress'] })
      await navigate(path(`/missions/work/${enrollmentId}`))
    },
    onError: (error) => !asksToAgree(error) && toast.error(error),
  })
}
