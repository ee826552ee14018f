import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { byPosition, positionAt } from '../../../../ui/board/positions.ts'
import { UndoBar } from '../../../../ui/editor/UndoBar.tsx'
import { useRemoval } from '../../../../ui/editor/use-removal.ts'
import lists from '../../../../ui/Lists.module.css'
import { toast } from '../../../../ui/toast.ts'
import type { OwnCase, Portfolio } from '../api/answers.ts'
import { useDeleteCase, useMoveCase, useRestoreCase } from '../api/change-cases.ts'
import { CaseItem } from './CaseItem.tsx'

interface Props {
  organizationId: string
  portfolio: Portfolio
  /** Shown in place of an empty list. */
  children: ReactNode
}

const placed = (one: OwnCase) => ({ ...one, position: one.place })

/** Reordered by dragging, or from the menu of each. */
export function CaseList({ organizationId, portfolio: { cases, handle }, children }: Props) {
  const { t } = useTranslation('portfolio')
  const move = useMoveCase(organizationId)
  const remove = useDeleteCase()
  const restore = useRestoreCase()
  const { removal, remember, undo } = useRemoval()
  const [said, setSaid] = useState('')
  const ordered = cases.map(placed).sort(byPosition)
  const nameOf = (one: OwnCase) => one.title || t('untitled')

  function moveTo(id: string, to: number): void {
    const moved = ordered.find((one) => one.id === id)
    if (!moved) return
    const others = ordered.filter((one) => one.id !== id)
    move.mutate({ id, place: positionAt(others, to) })
    setSaid(t('moved', { title: nameOf(moved), place: to + 1, total: ordered.length }))
  }
  function deleteOne(one: OwnCase): void {
    remove.mutate(one.id, {
      onSuccess: () =>
        remember(nameOf(one), () =>
          restore.mutate(one.id, {
            onSuccess: () => toast.success({ title: t('restored', { title: nameOf(one) }) }),
          }),
        ),
    })
  }

  const drop = useRef(moveTo)
  const list = useRef(ordered)
  drop.current = moveTo
  list.current = ordered
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => 'caseId' in source.data,
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets
          if (!target) return
          const others = list.current.filter(({ id }) => id !== source.data.caseId)
          const at = others.findIndex(({ id }) => id === target.data.caseId)
          drop.current(source.data.caseId as string, extractClosestEdge(target.data) === 'top' ? at : at + 1)
        },
      }),
    [],
  )

  return (
    <>
      <UndoBar removal={removal} onUndo={undo} />
      {ordered.length === 0 && children}
      {ordered.length > 0 && (
        <ol className={lists.list} data-dense aria-label={t('list')}>
          {ordered.map((one, place) => (
            <CaseItem
              key={one.id}
              one={one}
              place={place}
              total={ordered.length}
              handle={handle}
              onMove={(to) => moveTo(one.id, to)}
              onDelete={() => deleteOne(one)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
