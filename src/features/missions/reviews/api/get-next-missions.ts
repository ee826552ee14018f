import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../i18n/languages.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { MissionCategory } from '../../missions/model.ts'
import { reviewKeys } from './keys.ts'

export interface NextMission {
  mission_id: string
  title: string
  organization_name: string
  category: MissionCategory
}

/** Open missions that may help next: same category first, then newest. */
export const nextMissionsQuery = (missionId: string, category: MissionCategory, language: Language) =>
  queryOptions({
    queryKey: reviewKeys.nextMissions(missionId, language),
    queryFn: async ({ signal }): Promise<NextMission[]> => {
      const client = await connect()
      const listed = unwrap(
        await client
          .from('mission_listings')
          .select(
            'mission_id, title, organization_name, category, en:translations->en->>title, fr:translations->fr->>title',
          )
          .eq('is_open', true)
          .neq('mission_id', missionId)
          .order('published_at', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      )
      const isAlike = (mission: { category: MissionCategory }) => Number(mission.category === category)
      return listed
        .map(({ en, fr, ...mission }) => ({ ...mission, title: { en, fr }[language] ?? mission.title }))
        .sort((one, other) => isAlike(other) - isAlike(one))
    },
  })
