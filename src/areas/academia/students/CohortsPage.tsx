import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { Cohort, Roster } from '../../../features/organizations/roster/api/answers.ts'
import { rosterQuery } from '../../../features/organizations/roster/api/get-roster.ts'
import { useArchiveCohort } from '../../../features/schools/students/api/save-cohort.ts'
import { CohortDialog } from '../../../features/schools/students/components/CohortDialog.tsx'
import { LabelsCard } from '../../../features/schools/students/components/LabelsCard.tsx'
import { formatDate } from '../../../lib/dates.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../ui/toast.ts'

/** How the school groups its students. */
export function CohortsPage() {
  const { t } = useTranslation('students')
  const query = useQuery(rosterQuery())
  const { data: roster } = query
  const [open, setOpen] = useState<Cohort | 'new'>()
  const create = roster?.mayWrite && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setOpen('new')}
    >
      {t('cohorts.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('cohorts.title')} description={t('cohorts.description')} actions={create} />
      <LoadState query={query} />
      {roster && (
        <Stack gap="xl">
          {roster.cohorts.length === 0 ? (
            <EmptyState title={t('cohorts.empty')} text={t('cohorts.emptyText')} />
          ) : (
            <CohortsTable roster={roster} onChange={setOpen} />
          )}
          <LabelsCard roster={roster} />
        </Stack>
      )}
      {open && roster && (
        <CohortDialog
          cohort={open === 'new' ? undefined : open}
          roster={roster}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function CohortsTable({ roster, onChange }: { roster: Roster; onChange: (cohort: Cohort) => void }) {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const archive = useArchiveCohort((isArchived) =>
    toast.success({ title: t(isArchived ? 'cohorts.archived' : 'cohorts.restored') }),
  )
  const departmentOf = ({ department }: Cohort) =>
    roster.departments.find(({ id }) => id === department)?.name
  return (
    <ResponsiveTable
      caption={t('cohorts.title')}
      rows={roster.cohorts}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('cohorts.name'),
          cell: (cohort) => (
            <>
              <Anchor component={Link} to={path(`/students?cohort=${cohort.id}`)} fw={600}>
                {cohort.name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {[departmentOf(cohort), cohort.isArchived && t('cohorts.isArchived')]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </>
          ),
        },
        { header: t('cohorts.period'), cell: (cohort) => <Period cohort={cohort} /> },
        { header: t('cohorts.students'), cell: ({ students }) => students },
        ...(roster.mayWrite
          ? [
              {
                header: t('cohorts.actions'),
                cell: (cohort: Cohort) => (
                  <Group gap="xs">
                    <Button
                      variant="default"
                      size="compact-md"
                      aria-haspopup="dialog"
                      aria-label={t('cohorts.changeOne', { name: cohort.name })}
                      onClick={() => onChange(cohort)}
                    >
                      {t('cohorts.change')}
                    </Button>
                    <Button
                      variant="subtle"
                      size="compact-md"
                      aria-label={t(cohort.isArchived ? 'cohorts.restoreOne' : 'cohorts.archiveOne', {
                        name: cohort.name,
                      })}
                      onClick={() => archive.mutate({ id: cohort.id, isArchived: !cohort.isArchived })}
                    >
                      {t(cohort.isArchived ? 'cohorts.restore' : 'cohorts.archive')}
                    </Button>
                  </Group>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

function Period({ cohort: { startsOn, endsOn } }: { cohort: Cohort }) {
  const { t } = useTranslation('students')
  if (startsOn && endsOn) return t('cohorts.fromTo', { from: formatDate(startsOn), to: formatDate(endsOn) })
  if (startsOn) return t('cohorts.from', { from: formatDate(startsOn) })
  return endsOn ? t('cohorts.to', { to: formatDate(endsOn) }) : noValue
}
