import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Decision, MyDecisions } from '../../features/account/reports/api/answers.ts'
import { myDecisionsQuery, useAppeal } from '../../features/account/reports/api/my-decisions.ts'
import { DecisionCard } from '../../features/account/reports/components/DecisionCard.tsx'
import { formatDate } from '../../lib/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import lists from '../../ui/Lists.module.css'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Decisions about the person, with a way to appeal, and the outcome of their own reports. */
export function DecisionsPage() {
  const { t } = useTranslation('reports')
  const query = useQuery(myDecisionsQuery())
  const { data } = query
  return (
    <>
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      <LoadState query={query} />
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
    <ul className={lists.list}>
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
