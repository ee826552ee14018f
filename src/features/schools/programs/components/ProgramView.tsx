import { Alert, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatItems, formatList } from '../../../../lib/formats/lists.ts'
import { formatDays } from '../../../../lib/weeks.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ProgramPage } from '../api/answers.ts'
import { matrixOf } from '../matrix.ts'
import { useMatrixFilter } from '../use-matrix-filter.ts'
import { AskingCard } from './AskingCard.tsx'
import { LateNotice } from './LateNotice.tsx'
import { MatrixCard } from './matrix/MatrixCard.tsx'
import { ProgramActions } from './ProgramActions.tsx'
import { ProgramBadge } from './ProgramBadge.tsx'
import { ProgramTiles } from './ProgramTiles.tsx'
import { UnlinkedNotice } from './UnlinkedNotice.tsx'
import { VotesCard } from './VotesCard.tsx'

export function ProgramView({ page }: { page: ProgramPage }) {
  const { t, i18n } = useTranslation('programs')
  const path = useAreaPath()
  const view = useMatrixFilter(page)
  const { show, cohort, search } = view.filter
  const matrix = useMemo(() => matrixOf(page, { show, cohort, search }), [page, show, cohort, search])
  // A search finds people in the table; it doesn't change what the cohort reached.
  const totals = useMemo(() => matrixOf(page, { show, cohort, search: '' }), [page, show, cohort])
  const { program, teachers, cohorts } = page
  const facts = [
    formatItems(cohorts.map(({ name }) => name)),
    t(`modes.${program.mode}`, { count: program.choose_count ?? 0 }),
    program.starts_on &&
      program.ends_on &&
      formatDays(program.starts_on, program.ends_on, i18n.language, 'short'),
    teachers.length > 0 && t('page.by', { names: formatList(teachers.map(({ name }) => name)) }),
  ]
  const linked = cohorts.reduce((sum, one) => sum + one.linked, 0)
  const silent = linked - cohorts.reduce((sum, one) => sum + one.sharing, 0)
  const [hasStudents, hasMissions] = [
    page.students.length + page.unlinked.length > 0,
    matrix.missions.length > 0,
  ]
  return (
    <>
      <PageHeader
        title={program.name}
        back={{ to: path('/programs'), label: t('back') }}
        badge={<ProgramBadge program={program} />}
        description={facts.filter(Boolean).join(' · ')}
        actions={<ProgramActions page={page} matrix={matrix} filter={view.filter} />}
      />
      <Stack gap="lg">
        {!program.assigned_at && <Text c="dimmed">{t('page.draft')}</Text>}
        {program.description && <Markdown>{program.description}</Markdown>}
        <ProgramTiles matrix={totals} page={page} />
        <LateNotice page={page} />
        <AskingCard page={page} />
        <VotesCard page={page} />
        {!hasMissions && (
          <EmptyState
            title={t('page.noMissions')}
            text={t('page.noMissionsText')}
            action={<LinkButton to={path(`/programs/${program.id}/edit`)}>{t('page.edit')}</LinkButton>}
          />
        )}
        {hasMissions && !hasStudents && (
          <EmptyState
            title={t('page.nobody')}
            text={t('page.nobodyText')}
            action={<LinkButton to={path('/students')}>{t('page.toStudents')}</LinkButton>}
          />
        )}
        {hasMissions && hasStudents && <MatrixCard page={page} matrix={matrix} view={view} />}
        <UnlinkedNotice cohorts={cohorts} />
        {silent > 0 && (
          <Alert color="gray" variant="light">
            {t('page.unshared', { count: silent, of: linked })}
          </Alert>
        )}
      </Stack>
    </>
  )
}
