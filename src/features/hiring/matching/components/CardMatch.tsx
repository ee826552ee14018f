import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { id } from '../../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { cardMatchQuery } from '../api/get-card-match.ts'
import { openingsQuery } from '../api/get-openings.ts'
import { MatchPanel } from './MatchPanel.tsx'

const place = { opening: id() }

/** How one card matches one of the company's openings; the opening is kept in the address. */
export function CardMatch({ card }: { card: string }) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { values, set } = useUrlState(place)
  const { data: openings } = useQuery(openingsQuery())
  const openingId = openings?.find(({ id: known }) => known === values.opening)?.id
  const { data: match, error, isLoading, refetch } = useQuery(cardMatchQuery(openingId ?? '', card))
  if (!openings) return null
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2} fz="lg">
          {t('card.title')}
        </Title>
        {openings.length === 0 ? (
          <>
            <Text size="sm">{t('card.none')}</Text>
            <LinkButton to={path('/openings/new')} variant="default">
              {t('card.make')}
            </LinkButton>
          </>
        ) : (
          <FilterSelect
            label={t('card.choose')}
            all={t('card.chooseOne')}
            value={openingId}
            choices={openings.map((opening) => ({ value: opening.id, label: opening.title }))}
            onChange={(opening) => set({ opening })}
          />
        )}
        {isLoading && <CardsSkeleton tiles={0} rows={2} />}
        {error && !match && <LoadFailure error={error} onRetry={refetch} />}
        {match && <MatchPanel match={match} />}
      </Stack>
    </Card>
  )
}
