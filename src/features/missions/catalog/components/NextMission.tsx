import { Box, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nextQuery } from '../api/get-next.ts'
import { MissionCards } from './MissionCards.tsx'

/** What could come after a completed mission; hidden if all are started. */
export function NextMission({ missionId }: { missionId: string }) {
  const { t } = useTranslation('catalog')
  const { data: next } = useQuery(nextQuery(missionId))
  if (!next) return null
  return (
    <Box component="section" mb="lg">
      <Title order={2} fz="h3" mb="sm">
        {t('mission.next')}
      </Title>
      <MissionCards listings={[next]} mySkills={[]} level={3} />
    </Box>
  )
}
