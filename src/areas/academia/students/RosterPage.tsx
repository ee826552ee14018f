import { Button, Stack } from '@mantine/core'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { rosterQuery } from '../../../features/organizations/roster/api/get-roster.ts'
import { studentsAtOnce, studentsQuery } from '../../../features/schools/students/api/find-students.ts'
import { BulkBar } from '../../../features/schools/students/components/BulkBar.tsx'
import { RosterFilters } from '../../../features/schools/students/components/RosterFilters.tsx'
import { RosterTable } from '../../../features/schools/students/components/RosterTable.tsx'
import { StudentDialog } from '../../../features/schools/students/components/StudentDialog.tsx'
import { useSelection } from '../../../features/schools/students/use-selection.ts'
import { useStudentFilter } from '../../../features/schools/students/use-student-filter.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { NothingFound } from '../../../ui/NothingFound.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { toast } from '../../../ui/toast.ts'

/** Everyone on the school's roster, with or without an account. */
export function RosterPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const list = useStudentFilter()
  const roster = useQuery(rosterQuery())
  const query = useQuery(studentsQuery({ ...list.filter, sort: list.sort }, list.page))
  const { data } = query
  const isInviting = useLocation().hash === '#invite'
  const selection = useSelection(list.filter, data, isInviting)
  const [isAdding, setAdding] = useState(false)
  const mayWrite = roster.data?.mayWrite ?? false
  const isNew = data?.total === 0 && !list.isFiltered
  return (
    <>
      <PageHeader
        title={t('roster.title')}
        description={t('roster.description')}
        actions={
          (mayWrite || roster.isPending) && (
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
      <LoadState query={[query, roster]} />
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
            <NothingFound
              title={t('roster.noneFitting')}
              text={t('roster.noneFittingText')}
              onReset={list.reset}
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
            onChange={list.goToPage}
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
