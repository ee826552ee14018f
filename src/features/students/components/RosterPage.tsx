import { Button, Stack } from '@mantine/core'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { studentsAtOnce, studentsQuery } from '../api/find-students.ts'
import { rosterQuery } from '../api/get-roster.ts'
import { useSelection } from '../use-selection.ts'
import { useStudentFilter } from '../use-student-filter.ts'
import { BulkBar } from './BulkBar.tsx'
import { RosterFilters } from './RosterFilters.tsx'
import { RosterTable } from './RosterTable.tsx'
import { StudentDialog } from './StudentDialog.tsx'

/** Everyone on the school's roster, with or without an account. */
export function RosterPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const list = useStudentFilter()
  const roster = useQuery(rosterQuery())
  const { data, error, refetch } = useQuery(studentsQuery({ ...list.filter, sort: list.sort }, list.page))
  const selection = useSelection(list.filter, data)
  const [isAdding, setAdding] = useState(false)
  const failure = (!data && error) || (!roster.data && roster.error)
  const mayWrite = roster.data?.mayWrite ?? false
  const isNew = data?.total === 0 && !list.isFiltered
  const retry = () => void Promise.all([refetch(), roster.refetch()])
  return (
    <>
      <PageHeader
        title={t('roster.title')}
        description={t('roster.description')}
        actions={
          mayWrite && (
            <>
              <LinkButton
                to={path('/students/imports/new')}
                variant="default"
                leftSection={<IconFileImport size={18} aria-hidden />}
              >
                {t('roster.import')}
              </LinkButton>
              <Button
                // Actions on the selection take precedence.
                variant={selection.count > 0 ? 'default' : 'filled'}
                leftSection={<IconUserPlus size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setAdding(true)}
              >
                {t('roster.add')}
              </Button>
            </>
          )
        }
      />
      {failure && <LoadFailure error={failure} onRetry={retry} />}
      {!failure && (!data || !roster.data) && <CardsSkeleton tiles={1} />}
      {data && roster.data && (
        <Stack gap="lg">
          {!isNew && <RosterFilters list={list} roster={roster.data} />}
          {isNew && (
            <EmptyState
              title={t('roster.empty')}
              text={t(mayWrite ? 'roster.emptyText' : 'roster.emptyReader')}
              action={
                mayWrite && <LinkButton to={path('/students/imports/new')}>{t('roster.import')}</LinkButton>
              }
            />
          )}
          {data.total === 0 && list.isFiltered && (
            <EmptyState
              title={t('roster.noneFitting')}
              text={t('roster.noneFittingText')}
              action={<Button onClick={list.reset}>{t('roster.reset')}</Button>}
            />
          )}
          {data.total > 0 && (
            <>
              <BulkBar list={list} selection={selection} found={data} roster={roster.data} />
              <RosterTable students={data.students} selection={mayWrite ? selection : undefined} />
            </>
          )}
          <Pages
            label={t('roster.pages')}
            total={Math.ceil(data.total / studentsAtOnce)}
            page={list.page}
            onChange={list.turnTo}
          />
        </Stack>
      )}
      {isAdding && roster.data && (
        <StudentDialog
          roster={roster.data}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false)
            toast.success({ title: t('form.added') })
          }}
        />
      )}
    </>
  )
}
