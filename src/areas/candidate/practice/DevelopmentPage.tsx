import { Anchor, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Recording, Round } from '../../../features/career/practice/api/answers.ts'
import { practiceQuery } from '../../../features/career/practice/api/get-practice.ts'
import { questionsQuery } from '../../../features/career/practice/api/get-questions.ts'
import { DevelopmentCharts } from '../../../features/career/practice/components/DevelopmentCharts.tsx'
import classes from '../../../features/career/practice/components/Practice.module.css'
import { RecordingRows } from '../../../features/career/practice/components/RecordingRows.tsx'
import { maxRecordings, recordingDays } from '../../../features/career/practice/model.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { formatDate } from '../../../lib/dates.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'

/** How self-ratings changed, recordings, and completed rounds. */
export function DevelopmentPage() {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const query = useQuery(practiceQuery(id))
  const { data } = query
  useDocumentTitle(t('development.title'))
  return (
    <>
      <Group mb="sm">
        <BackLink to={path('/booster/practice')} label={t('back')} />
      </Group>
      <Title order={2}>{t('development.title')}</Title>
      <Text c="dimmed" maw="60ch" mb="lg">
        {t('development.text')}
      </Text>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} />} />
      {data && data.ratings.length === 0 && (
        <EmptyState
          title={t('development.empty')}
          text={t('development.emptyText')}
          action={<LinkButton to={path('/booster/practice')}>{t('development.find')}</LinkButton>}
        />
      )}
      {data && data.ratings.length > 0 && <DevelopmentCharts ratings={data.ratings} />}
      {data && (
        <SimpleGrid cols={{ base: 1, lg: 2 }} mt="xl">
          <Recordings recordings={data.recordings} />
          <Rounds rounds={data.rounds} />
        </SimpleGrid>
      )}
    </>
  )
}

function Recordings({ recordings }: { recordings: Recording[] }) {
  const { t } = useTranslation('practice')
  const { data: questions } = useQuery({
    ...questionsQuery(currentLanguage()),
    enabled: recordings.length > 0,
  })
  const values = { count: recordings.length, max: maxRecordings, days: recordingDays }
  return (
    <Card padding="lg" component="section" aria-labelledby="recordings">
      <Stack gap="sm">
        <Title order={2} size="h3" id="recordings">
          {t('recordings.title')}
        </Title>
        {recordings.length === 0 ? (
          <Text c="dimmed">
            {t('recordings.none')} {t('recordings.noneText')}
          </Text>
        ) : (
          <Text c="dimmed">{t('recordings.count', values)}</Text>
        )}
        <RecordingRows
          recordings={recordings}
          promptOf={(slug) => questions?.find((one) => one.slug === slug)?.prompt}
        />
      </Stack>
    </Card>
  )
}

function Rounds({ rounds }: { rounds: Round[] }) {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  return (
    <Card padding="lg" component="section" aria-labelledby="rounds">
      <Stack gap="sm">
        <Title order={2} size="h3" id="rounds">
          {t('development.rounds')}
        </Title>
        {rounds.length === 0 && <Text c="dimmed">{t('development.roundsNone')}</Text>}
        <ul className={classes.rows}>
          {rounds.map(({ id, started_at, questions, place, finished_at }) => (
            <li key={id}>
              <Anchor
                component={Link}
                underline="always"
                to={path(`/booster/practice/live/${id}`)}
                aria-label={t('development.open', { date: formatDate(started_at) })}
              >
                {formatDate(started_at)}
              </Anchor>{' '}
              <Text span c="dimmed">
                {t('development.round', { count: questions.length, place })}
                {!finished_at && ` · ${t('development.unfinished')}`}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
