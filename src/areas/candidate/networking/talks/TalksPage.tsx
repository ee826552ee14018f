import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CalendarLink } from '../../../../features/account/calendar-feed/components/CalendarLink.tsx'
import { talksPageSize, talksQuery } from '../../../../features/community/talks/api/find-talks.ts'
import { myTalksQuery } from '../../../../features/community/talks/api/get-my-talks.ts'
import { MyTalks } from '../../../../features/community/talks/components/MyTalks.tsx'
import { NotAnInterview } from '../../../../features/community/talks/components/NotAnInterview.tsx'
import { TalkCard } from '../../../../features/community/talks/components/TalkCard.tsx'
import { TalkFilters } from '../../../../features/community/talks/components/TalkFilters.tsx'
import { useTalkFilter } from '../../../../features/community/talks/use-talk-filter.ts'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../../features/core/session/me-context.ts'
import { deviceZone, zoneName } from '../../../../lib/formats/zones.ts'
import cards from '../../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../../../ui/Drawing.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ListView } from '../../../../ui/ListView.tsx'

/** People who offer talks, below the person's own talks. */
export function TalksPage() {
  const { t } = useTranslation('talks')
  const path = useAreaPath()
  const filter = useTalkFilter()
  const { search, page, values } = filter
  const { id } = useSignedIn()
  // The person's own talks above the list would push it down.
  const isPending = useQuery(myTalksQuery(id)).isPending
  const query = useQuery(talksQuery(id, { ...values, search, page: page - 1 }))
  const { data } = query
  const toOffer = (
    <LinkButton to={path('/networking/talks/offer')} variant="default">
      {t('browse.offer')}
    </LinkButton>
  )
  return (
    <Stack gap="lg">
      <NotAnInterview side="text" />
      <MyTalks side="guest" />
      {isPending ? (
        <CardsSkeleton tiles={3} rows={0} />
      ) : (
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
            <Group gap="sm">
              <CalendarLink />
              {toOffer}
            </Group>
          </Group>
          <Stack gap="md">
            <TalkFilters filter={filter} topics={data?.topics ?? []} found={data?.total} />
            <ListView
              query={query}
              rows={data?.talks}
              list={filter}
              skeleton={<CardsSkeleton tiles={3} rows={0} />}
              empty={
                <EmptyState
                  drawing={<Drawing of="talks" />}
                  title={t('browse.none')}
                  text={t('browse.noneText')}
                  action={toOffer}
                />
              }
              noMatch={{ title: t('browse.nothing'), text: t('browse.nothingText') }}
              pages={{ label: t('browse.pages'), total: Math.ceil((data?.total ?? 0) / talksPageSize) }}
            >
              {(talks) => (
                <ul className={cards.cards}>
                  {talks.map((talk) => (
                    <li key={talk.host_id}>
                      <TalkCard talk={talk} />
                    </li>
                  ))}
                </ul>
              )}
            </ListView>
          </Stack>
        </section>
      )}
    </Stack>
  )
}
