import { Box, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { myEnrollmentsQuery } from '../../catalogue/api/get-my-enrollments.ts'
import { similarQuery } from '../../catalogue/api/get-similar.ts'
import { MissionCards } from '../../catalogue/components/MissionCards.tsx'
import { useSignedIn } from '../../session/me-context.ts'

/** What could come after a completed mission: the nearest that was not begun yet. */
export function NextMission({ missionId }: { missionId: string }) {
  const { t } = useTranslation('player')
  const { id } = useSignedIn()
  const { data: similar } = useQuery(similarQuery({ mission_id: missionId }))
  const { data: enrollments } = useQuery(myEnrollmentsQuery(id))
  const next = enrollments && similar?.find(({ mission_id }) => !enrollments.has(mission_id))
  if (!next) return null
  return (
    <Box component="section" mb="lg">
      <Title order={2} fz="h3" mb="sm">
        {t('after.nextMission')}
      </Title>
      <MissionCards listings={[next]} mySkills={[]} level={3} />
    </Box>
  )
}
