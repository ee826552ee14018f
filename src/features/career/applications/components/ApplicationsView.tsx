import { Button, SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { NothingFound } from '../../../../ui/NothingFound.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { views } from '../filters.ts'
import type { Column } from '../model.ts'
import { useApplications } from '../use-applications.ts'
import { useCardMoves } from '../use-card-moves.ts'
import { ApplicationsMenu } from './ApplicationsMenu.tsx'
import classes from './ApplicationsView.module.css'
import { Board } from './Board.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import { PendingChanges } from './PendingChanges.tsx'
import { QuickAdd } from './QuickAdd.tsx'

const CalendarView = lazy(async () => ({ default: (await import('./CalendarView.tsx')).CalendarView }))
const CardDrawer = lazy(async () => ({ default: (await import('./CardDrawer.tsx')).CardDrawer }))
const FiguresView = lazy(async () => ({ default: (await import('./FiguresView.tsx')).FiguresView }))
const ListView = lazy(async () => ({ default: (await import('./ListView.tsx')).ListView }))

const waiting = <Skeleton h={420} radius="lg" role="status" aria-busy="true" />

/** The application board with its other views, filters and open card. */
export function ApplicationsView() {
  const { t } = useTranslation('applications')
  const applications = useApplications()
  const { userId, board, lists, cards, list, isLoaded, error, refetch, view, openCard, show } = applications
  const { moveTo, announcement } = useCardMoves(userId, board.columns, lists.all)
  const [addTo, setAddTo] = useState<Column | null>(null)
  const onAdd = useCallback((column: Column) => setAddTo(column), [])
  const isEmpty = isLoaded && board.cards.length === 0
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAddTo(board.columns[0] ?? null)}>
      {t('add.title')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          isLoaded && (
            <>
              {add}
              <ApplicationsMenu applications={applications} />
            </>
          )
        }
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {error && !isLoaded && <LoadFailure error={error} onRetry={refetch} />}
      {!isLoaded && !error && waiting}
      {isLoaded && (
        <>
          <PendingChanges userId={userId} columns={board.columns} />
          <div className={classes.views}>
            <SegmentedControl
              aria-label={t('views.label')}
              fullWidth
              value={view}
              onChange={(next) => show({ view: next })}
              data={views.map((value) => ({ value, label: t(`views.${value}`) }))}
            />
          </div>
          {!isEmpty && view !== 'figures' && <BoardFilters applications={applications} />}
          {isEmpty && view !== 'board' && (
            <EmptyState title={t('empty.title')} text={t('empty.text')} action={add} />
          )}
          {cards.length === 0 && list.isFiltered && view === 'list' && (
            <NothingFound title={t('filters.nothing')} text={t('filters.nothingText')} onReset={list.reset} />
          )}
          <Suspense fallback={waiting}>
            {view === 'board' && (
              <Board applications={applications} moveTo={moveTo} onAdd={onAdd} isEmpty={isEmpty} />
            )}
            {view === 'list' && cards.length > 0 && <ListView applications={applications} moveTo={moveTo} />}
            {view === 'calendar' && !isEmpty && <CalendarView applications={applications} />}
            {view === 'figures' && !isEmpty && <FiguresView applications={applications} />}
          </Suspense>
          {openCard && (
            <Suspense>
              <CardDrawer key={openCard} cardId={openCard} applications={applications} moveTo={moveTo} />
            </Suspense>
          )}
        </>
      )}
      {addTo && <QuickAdd applications={applications} column={addTo} onClose={() => setAddTo(null)} />}
    </>
  )
}
