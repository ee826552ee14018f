import { Card, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { cardMatchQuery } from '../api/get-card-match.ts'
import { needsQuery } from '../api/get-needs.ts'
import { MatchPanel } from './MatchPanel.tsx'

/** How one card matches one of the company's openings; the opening is kept in the address. */
export function CardMatch({ card }: { card: string }) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const [params, setParams] = useSearchParams()
  const { data: needs } = useQuery(needsQuery())
  const chosen = params.get('need') ?? ''
  const needId = needs?.some(({ id }) => id === chosen) ? chosen : ''
  const { data: match, error, isLoading, refetch } = useQuery(cardMatchQuery(needId, card))
  if (!needs) return null
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2} fz="lg">
          {t('card.title')}
        </Title>
        {needs.length === 0 ? (
          <>
            <Text size="sm">{t('card.none')}</Text>
            <LinkButton to={path('/candidates/needs/new')} variant="default">
              {t('card.make')}
            </LinkButton>
          </>
        ) : (
          <NativeSelect
            label={t('card.choose')}
            value={needId}
            onChange={(event) => {
              const need = event.currentTarget.value
              setParams(need ? { need } : {}, { replace: true })
            }}
            data={[
              { value: '', label: t('card.chooseOne') },
              ...needs.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        {isLoading && <CardsSkeleton tiles={0} rows={2} />}
        {error && !match && <LoadFailure error={error} onRetry={refetch} />}
        {match && <MatchPanel match={match} />}
      </Stack>
    </Card>
  )
}
