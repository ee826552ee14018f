import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OpeningCards } from '../../../hiring/opening-board/components/OpeningCards.tsx'
import { SaveOpeningButton } from '../../../hiring/opening-board/components/SaveOpeningButton.tsx'
import { myRecommendationsQuery } from '../api/get-my-recommendations.ts'
import { SchoolWords } from './RecommendedBy.tsx'

/** What the candidate's schools recommend, above what the match recommends. */
export function MyRecommendations() {
  const { t } = useTranslation('schoolOpenings')
  const { data } = useQuery(myRecommendationsQuery())
  if (!data || data.length === 0) return null
  return (
    <Stack component="section" gap="md" mb="md" aria-label={t('mine')}>
      <Title order={2} fz="xl">
        {t('mine')}
      </Title>
      <OpeningCards
        level={3}
        openings={data.map(({ opening, isSaved, schools }) => ({ ...opening, isSaved, schools }))}
        corner={(opening) => <SaveOpeningButton opening={opening} isSaved={opening.isSaved} />}
        footer={({ schools }) => <SchoolWords schools={schools} />}
      />
    </Stack>
  )
}
