import { SimpleGrid, Stack, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../../lib/formats/numbers.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { StatTile } from '../../../../ui/StatTile.tsx'
import { figuresQuery } from '../api/get-figures.ts'
import { isSilent } from '../board.ts'
import { stages } from '../model.ts'
import type { Applications } from '../use-applications.ts'
import { useColumnName } from '../use-column-name.ts'

/** Analytics from the history of all cards, regardless of filters. */
export function FiguresView({ applications }: { applications: Applications }) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const { userId, board } = applications
  const query = useQuery(figuresQuery(userId))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<CardsSkeleton />} />
  const { funnel, applied, answered, days } = data
  const columnOf = new Map(board.columns.map((column) => [column.id, column]))
  const silent = board.cards.filter((card) => isSilent(card, columnOf.get(card.column_id), board.silent_days))
  const rate = applied > 0 ? Math.round((answered / applied) * 100) : 0
  const reached = stages.filter((stage) => stage !== 'closed')
  return (
    <Stack gap="lg">
      <VisuallyHidden component="h2">{t('views.figures')}</VisuallyHidden>
      <SimpleGrid cols={{ base: 2, lg: 4 }}>
        <StatTile label={t('figures.applications')} value={board.cards.length} />
        <StatTile
          label={t('figures.answerRate')}
          value={applied > 0 ? formatPercent(rate) : undefined}
          hint={t('figures.answered', { count: answered, applied })}
        />
        <StatTile label={t('figures.interviews')} value={funnel.interview} />
        <StatTile
          label={t('figures.silent')}
          value={silent.length}
          hint={t('figures.silentHint', { count: board.silent_days })}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <ChartFigure
          title={t('figures.funnel')}
          summary={t('figures.funnelText', funnel)}
          kind="across"
          axis={t('figures.stage')}
          points={reached.map((stage) => ({ label: t(`stages.${stage}`), count: funnel[stage] }))}
          series={[{ key: 'count', label: t('figures.applications') }]}
          fileName="applications-funnel"
        />
        <ChartFigure
          title={t('figures.days')}
          summary={t('figures.daysText')}
          kind="across"
          axis={t('fields.column')}
          points={board.columns.map((column) => ({ label: nameOf(column), days: days[column.id] ?? null }))}
          series={[{ key: 'days', label: t('figures.medianDays') }]}
          format={(value) => t('figures.dayCount', { text: formatNumber(value) })}
          fileName="applications-days"
        />
      </SimpleGrid>
    </Stack>
  )
}
