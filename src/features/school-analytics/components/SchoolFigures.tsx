import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { StatTile } from '../../../ui/StatTile.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { schoolAnalyticsQuery } from '../api/get-school-analytics.ts'
import type { SchoolAnalytics } from '../model.ts'
import { useCut } from '../use-cut.ts'
import { CutFilters } from './CutFilters.tsx'
import { GroupsFigure } from './GroupsFigure.tsx'
import { SkillsFigure } from './SkillsFigure.tsx'
import { TimeFigure } from './TimeFigure.tsx'

/** Activity, progress, skills and placements of a school's students. */
export function SchoolFigures({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('schoolAnalytics')
  const path = useAreaPath()
  const { cut } = useCut()
  const { data: figures, error, refetch } = useQuery(schoolAnalyticsQuery(organization.id, cut))
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
      <CutFilters figures={figures} />
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
  return (
    <>
      <Text size="sm" c="dimmed" maw="80ch">
        {t('fives')}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <TimeFigure figures={figures} name="activity" lines={['worked']} fileName={fileName} />
        <TimeFigure
          figures={figures}
          name="progress"
          lines={['started', 'submitted', 'validated']}
          fileName={fileName}
        />
        <SkillsFigure figures={figures} fileName={fileName} />
        <TimeFigure
          figures={figures}
          name="placements"
          lines={['applied', 'interviewed', 'offered']}
          fileName={fileName}
        />
      </SimpleGrid>
      <GroupsFigure
        name="programs"
        axis={t('program')}
        groups={figures.programs}
        columns={['worked', 'started', 'submitted', 'validated']}
        fileName={fileName}
      />
      <GroupsFigure
        name="cohorts"
        axis={t('cohort')}
        groups={figures.cohorts}
        columns={[
          'worked',
          'started',
          'submitted',
          'validated',
          'certified',
          'applied',
          'interviewed',
          'offered',
        ]}
        fileName={fileName}
      />
    </>
  )
}

/** Whether there is a number to draw: neither zero nor hidden for too few people. */
const isTold = ({ series, skills }: SchoolAnalytics) =>
  series.some(({ counts }) => Object.values(counts).some(Boolean)) || skills.some(({ people }) => people)

/** Instead of several empty charts: why there is no data yet, and what comes next. */
function Quiet({ figures: { students, series, skills } }: { figures: SchoolAnalytics }) {
  const { t } = useTranslation('schoolAnalytics')
  const path = useAreaPath()
  if (series.length > 0 || skills.length > 0)
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
