import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { toAppError } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { enrollmentKeys } from '../../missions/api/keys.ts'

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
      if (agrees) await call('agree_to_be_known', { mission_id: missionId })
      return call('start_mission', { mission_id: missionId, language: currentLanguage() })
    },
    onSuccess: async (enrollmentId) => {
      void queries.invalidateQueries({ queryKey: enrollmentKeys.all })
      void queries.invalidateQueries({ queryKey: ['progress'] })
      await navigate(path(`/missions/work/${enrollmentId}`))
    },
  })
}
