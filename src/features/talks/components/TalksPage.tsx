import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deviceZone, zoneName } from '../../../lib/formats/zones.ts'
import cards from '../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { talksPageSize, talksQuery } from '../api/find-talks.ts'
import { useTalkFilter } from '../use-talk-filter.ts'
import { MyTalks } from './MyTalks.tsx'
import { NotAnInterview } from './NotAnInterview.tsx'
import { TalkCard } from './TalkCard.tsx'
import { TalkFilters } from './TalkFilters.tsx'

/** People who offer talks, below the person's own talks. */
export function TalksPage() {
  const { t } = useTranslation('talks')
  const path = useAreaPath()
  const filter = useTalkFilter()
  const { search, topic, language, meeting } = filter
  const { data, error, refetch } = useQuery(
    talksQuery(useSignedIn().id, { search, topic, language, meeting, page: filter.page - 1 }),
  )
  const toOffer = (
    <LinkButton to={path('/networking/talks/offer')} variant="default">
      {t('browse.offer')}
    </LinkButton>
  )
  return (
    <Stack gap="lg">
      <NotAnInterview side="text" />
      <MyTalks side="guest" />
      <section aria-labelledby="talks-title">
        <Group justify="space-between" mb="md">
          <div>
            <Title order={2} id="talks-title">
              {t('browse.title')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('zone', { zone: zoneName(deviceZone()) })}
            </Text>
          </div>
          {toOffer}
        </Group>
        <Stack gap="md">
          <TalkFilters filter={filter} topics={data?.topics ?? []} found={data?.total} />
          {error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <CardsSkeleton tiles={3} rows={0} />}
          {data?.talks.length === 0 &&
            (filter.isFiltered ? (
              <EmptyState
                title={t('browse.nothing')}
                text={t('browse.nothingText')}
                action={<Button onClick={filter.reset}>{t('browse.clear')}</Button>}
              />
            ) : (
              <EmptyState title={t('browse.none')} text={t('browse.noneText')} action={toOffer} />
            ))}
          {data && data.talks.length > 0 && (
            <ul className={cards.cards}>
              {data.talks.map((talk) => (
                <li key={talk.host_id}>
                  <TalkCard talk={talk} />
                </li>
              ))}
            </ul>
          )}
          <Pages
            label={t('browse.pages')}
            total={Math.ceil((data?.total ?? 0) / talksPageSize)}
            page={filter.page}
            onChange={filter.turnTo}
          />
        </Stack>
      </section>
    </Stack>
  )
}
