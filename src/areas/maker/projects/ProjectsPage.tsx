import { Button, SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { Board } from '../../../features/makers/projects/api/get-board.ts'
import { boardQuery } from '../../../features/makers/projects/api/get-board.ts'
import { ProjectBoard } from '../../../features/makers/projects/components/ProjectBoard.tsx'
import { ProjectDialog } from '../../../features/makers/projects/components/ProjectDialog.tsx'
import { ProjectFilters } from '../../../features/makers/projects/components/ProjectFilters.tsx'
import { ProjectList } from '../../../features/makers/projects/components/ProjectList.tsx'
import { TimerBar } from '../../../features/makers/projects/components/TimerBar.tsx'
import { filtered } from '../../../features/makers/projects/filters.ts'
import type { Status } from '../../../features/makers/projects/model.ts'
import { useProjectMoves } from '../../../features/makers/projects/use-project-moves.ts'
import { projectViews, useProjectsList } from '../../../features/makers/projects/use-projects-list.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { NothingFound } from '../../../ui/NothingFound.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import classes from './Pages.module.css'

/** All projects, as a board or list. Filters are kept in the address. */
export function ProjectsPage() {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const navigate = useNavigate()
  const query = useQuery(boardQuery(useSignedIn().id))
  const { data } = query
  // The home links straight to the dialog.
  const isAdding = useLocation().hash === '#new'
  const [addTo, setAddTo] = useState<Status | undefined>(isAdding ? 'planning' : undefined)
  const onAdd = useCallback((status: Status) => setAddTo(status), [])
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setAddTo('planning')}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={data && add} />
      <LoadState query={query} skeleton={<Skeleton h={420} radius="lg" role="status" aria-busy="true" />} />
      {data && <TimerBar timer={data.timer} />}
      {data?.projects.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} action={add} />}
      {data && data.projects.length > 0 && <Projects board={data} onAdd={onAdd} />}
      {data && addTo && (
        <ProjectDialog
          clients={data.clients}
          status={addTo}
          onClose={() => setAddTo(undefined)}
          onSaved={(id) => void navigate(path(`/projects/${id}`))}
        />
      )}
    </>
  )
}

function Projects({ board, onAdd }: { board: Board; onAdd: (status: Status) => void }) {
  const { t } = useTranslation('projects')
  const list = useProjectsList()
  const { view } = list.values
  const shown = useMemo(() => filtered(board.projects, list.values), [board.projects, list.values])
  const { moveTo, announcement, all } = useProjectMoves(board.projects)
  const isNothing = list.isFiltered && shown.length === 0
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('views.label')}
          value={view}
          onChange={(next) => list.set({ view: next })}
          data={projectViews.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
        <ProjectFilters list={list} clients={board.clients} />
      </div>
      {isNothing && (
        <NothingFound title={t('filters.nothing')} text={t('filters.nothingText')} onReset={list.reset} />
      )}
      {!isNothing && view === 'board' && (
        <ProjectBoard projects={board.projects} shown={shown} all={all} moveTo={moveTo} onAdd={onAdd} />
      )}
      {!isNothing && view === 'list' && <ProjectList projects={shown} list={list} moveTo={moveTo} />}
    </>
  )
}
