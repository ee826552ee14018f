import { List, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { CandidateCard } from '../../discovery/components/CandidateCard.tsx'
import { myCardQuery } from '../../matching/api/get-my-card.ts'

/** The card exactly as companies see it, and what is never on it. */
export function CardPreview({ level = 3 }: { level?: 2 | 3 }) {
  const { t } = useTranslation('discoveryConsent')
  const query = useQuery(myCardQuery())
  const { data } = query
  return (
    <Stack gap="sm" component="section" aria-label={t('findable.preview')}>
      <Text fw={600}>{t('findable.preview')}</Text>
      <LoadState query={query} skeleton={<Skeleton height={140} />} />
      {data !== undefined && <CandidateCard facts={data ?? {}} level={level} />}
      <List spacing={6}>
        <List.Item>{t('findable.never')}</List.Item>
        <List.Item>{t('findable.contact')}</List.Item>
        <List.Item>{t('findable.anytime')}</List.Item>
      </List>
    </Stack>
  )
}
