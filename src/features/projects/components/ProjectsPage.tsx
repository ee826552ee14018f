import { Button, SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { boardQuery } from '../api/get-board.ts'
import { filtered, filtersFrom, isFiltered } from '../filters.ts'
import type { Board, Status } from '../model.ts'
import { useProjectMoves } from '../use-project-moves.ts'
import { ProjectBoard } from './ProjectBoard.tsx'
import { ProjectDialog } from './ProjectDialog.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { ProjectList } from './ProjectList.tsx'
import classes from './Projects.module.css'
import { TimerBar } from './TimerBar.tsx'

/** All projects, as a board or list. Filters are kept in the address. */
export function ProjectsPage() {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(boardQuery(useSignedIn().id))
  const [addTo, setAddTo] = useState<Status>()
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
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={420} radius="lg" role="status" aria-busy="true" />}
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
  const { set } = useListParams([])
  const [params] = useSearchParams()
  const view = params.get('view') === 'list' ? 'list' : 'board'
  const query = ['q', 'client', 'due'].map((key) => `${key}=${encodeURIComponent(params.get(key) ?? '')}`)
  const asked = query.join('&')
  const filters = useMemo(() => filtersFrom(new URLSearchParams(asked)), [asked])
  const shown = useMemo(() => filtered(board.projects, filters), [board.projects, filters])
  const { moveTo, announcement, all } = useProjectMoves(board.projects)
  const isNothing = isFiltered(filters) && shown.length === 0
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('views.label')}
          value={view}
          onChange={(next) => set({ view: next === 'board' ? '' : next })}
          data={(['board', 'list'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
        />
        <ProjectFilters filters={filters} clients={board.clients} />
      </div>
      {isNothing && <EmptyState title={t('filters.nothing')} text={t('filters.nothingText')} />}
      {!isNothing && view === 'board' && (
        <ProjectBoard projects={board.projects} shown={shown} all={all} moveTo={moveTo} onAdd={onAdd} />
      )}
      {!isNothing && view === 'list' && <ProjectList projects={shown} moveTo={moveTo} />}
    </>
  )
}
