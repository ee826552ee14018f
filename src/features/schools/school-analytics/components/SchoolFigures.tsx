import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GroupsFigure } from '../../../../ui/analytics/GroupsFigure.tsx'
import { withUniqueLabels } from '../../../../ui/analytics/groups.ts'
import { figuresAt, momentsOf } from '../../../../ui/analytics/moments.ts'
import { TimeFigure } from '../../../../ui/analytics/TimeFigure.tsx'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { StatTile } from '../../../../ui/StatTile.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import type { SchoolAnalytics } from '../api/answers.ts'
import { schoolAnalyticsQuery } from '../api/get-school-analytics.ts'
import { type Count, counts } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'
import { SchoolFilters } from './SchoolFilters.tsx'
import { SkillsFigure } from './SkillsFigure.tsx'

/** Activity, progress, skills and placements of a school's students. */
export function SchoolFigures({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('schoolAnalytics')
  const path = useAreaPath()
  const { filter } = useAnalyticsFilter()
  const { data: figures, error, refetch } = useQuery(schoolAnalyticsQuery(organization.id, filter))
  if (error && !figures) return <LoadFailure error={error} onRetry={refetch} />
  if (!figures) return <CardsSkeleton tiles={4} />
  const fileName = (title: string) => `${organization.name} – ${title}`
  if (figures.cohorts.length === 0)
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={<LinkButton to={path('/students')}>{t('toStudents')}</LinkButton>}
      />
    )
  return (
    <Stack gap="lg">
      <SchoolFilters figures={figures} />
      <People students={figures.students} />
      {isTold(figures) ? <Charts figures={figures} fileName={fileName} /> : <Quiet figures={figures} />}
    </Stack>
  )
}

interface ChartsProps {
  figures: SchoolAnalytics
  fileName: (title: string) => string
}

function Charts({ figures, fileName }: ChartsProps) {
  const { t } = useTranslation('schoolAnalytics')
  const { filter } = useAnalyticsFilter()
  const moments = momentsOf(figures, filter.unit)
  const inTime = (name: 'activity' | 'progress' | 'placements', lines: Count[]) => {
    const title = t(`${name}.${filter.unit}`)
    return (
      <TimeFigure
        title={title}
        summary={t(`${name}.summary`)}
        unit={filter.unit}
        moments={moments}
        lines={lines.map((key) => ({ key, label: t(`counts.${key}`) }))}
        fileName={fileName(title)}
      />
    )
  }
  const byGroup = (name: 'programs' | 'cohorts', axis: string, columns: readonly Count[]) =>
    figures[name].length > 0 && (
      <GroupsFigure
        title={t(`${name}.title`)}
        summary={t(`${name}.summary`)}
        axis={axis}
        points={withUniqueLabels(figures[name].map((group) => ({ ...group, title: group.name }))).map(
          ({ label, students, counts }) => ({ label, students, ...figuresAt(counts, columns) }),
        )}
        series={[
          { key: 'students', label: t('students') },
          ...columns.map((key) => ({ key, label: t(`counts.${key}`) })),
        ]}
        drawn={['submitted', 'validated']}
        fileName={fileName(t(`${name}.title`))}
      />
    )
  return (
    <>
      <Text size="sm" c="dimmed" maw="80ch">
        {t('fives')}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        {inTime('activity', ['worked'])}
        {inTime('progress', ['started', 'submitted', 'validated'])}
        <SkillsFigure figures={figures} fileName={fileName} />
        {inTime('placements', ['applied', 'interviewed', 'offered'])}
      </SimpleGrid>
      {byGroup('programs', t('program'), ['worked', 'started', 'submitted', 'validated'])}
      {byGroup('cohorts', t('cohort'), counts)}
    </>
  )
}

/** Whether there is a number to draw: neither zero nor hidden for too few people. */
const isTold = ({ series, skills }: SchoolAnalytics) =>
  series.some(({ counts }) => Object.values(counts).some(Boolean)) || skills.length > 0

/** Instead of several empty charts: why there is no data yet, and what comes next. */
function Quiet({ figures: { students, series } }: { figures: SchoolAnalytics }) {
  const { t } = useTranslation('schoolAnalytics')
  const path = useAreaPath()
  if (series.length > 0)
    return (
      <EmptyState
        title={t('tooFew')}
        text={t('tooFewText')}
        action={<LinkButton to={path('/programs')}>{t('toPrograms')}</LinkButton>}
      />
    )
  if (students.progress) return <EmptyState title={t('quiet')} text={t('quietText')} />
  return (
    <EmptyState
      title={t('nobodyShares')}
      text={t('nobodySharesText')}
      action={
        <LinkButton to={path('/students?account=unlinked')}>
          {t(students.all ? 'invite' : 'toStudents')}
        </LinkButton>
      }
    />
  )
}

function People({ students }: { students: SchoolAnalytics['students'] }) {
  const { t } = useTranslation('schoolAnalytics')
  return (
    <SimpleGrid cols={{ base: 2, md: 5 }} aria-label={t('people.title')}>
      {(['all', 'linked', 'progress', 'skills', 'career'] as const).map((key) => (
        <StatTile key={key} label={t(`people.${key}`)} value={students[key]} />
      ))}
    </SimpleGrid>
  )
}
