import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { myDecisionsQuery, useAppeal } from '../api/my-decisions.ts'
import type { Decision, MyDecisions } from '../model.ts'
import { DecisionCard } from './DecisionCard.tsx'
import classes from './Moderation.module.css'

/** Decisions about the person, with a way to appeal, and the outcome of their own reports. */
export function DecisionsPage() {
  const { t } = useTranslation('reports')
  const { data, error, refetch } = useQuery(myDecisionsQuery())
  return (
    <>
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data && (
        <Stack gap="xl" maw={760}>
          <section>
            <Title order={2} mb="md">
              {t('mine.aboutMe')}
            </Title>
            <Stack gap="md">
              {data.decisions.map((decision) => (
                <Own key={decision.id} decision={decision} />
              ))}
              {data.decisions.length === 0 && (
                <EmptyState compact title={t('mine.none')} text={t('mine.noneText')} />
              )}
            </Stack>
          </section>
          <section>
            <Title order={2} mb="md">
              {t('mine.reports')}
            </Title>
            <Reports reports={data.reports} />
          </section>
        </Stack>
      )}
    </>
  )
}

function Own({ decision }: { decision: Decision }) {
  return <DecisionCard decision={decision} appeal={useAppeal(decision.id)} />
}

function Reports({ reports }: Pick<MyDecisions, 'reports'>) {
  const { t } = useTranslation('reports')
  if (reports.length === 0) return <Text c="dimmed">{t('mine.noReports')}</Text>
  return (
    <ul className={classes.list}>
      {reports.map(({ id, kind, reason, at, outcome }) => (
        <Card key={id} component="li" padding="md">
          <Text fw={600}>
            {t(`kinds.${kind}`)} · {t(`reasons.${reason}`)}
          </Text>
          <Text size="sm">{t(`mine.outcome.${outcome}`)}</Text>
          <Text size="sm" c="dimmed">
            {t('mine.reportedOn', { date: formatDate(at) })}
          </Text>
        </Card>
      ))}
    </ul>
  )
}
