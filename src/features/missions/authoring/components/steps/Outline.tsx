import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from '../../../missions/model.ts'
import { moveStep, removeStep } from '../../model/steps.ts'
import { useEditor } from '../../use-editor.ts'
import { AddStep } from './AddStep.tsx'
import { OutlineItem } from './OutlineItem.tsx'
import classes from './StepsTab.module.css'

/** The steps in order: open them, drag them, or move them from their menu. */
export function Outline() {
  const { t } = useTranslation('authoring')
  const { content, edit, undo, goTo } = useEditor()
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')
  const [deleted, setDeleted] = useState<{ step: Step; leaves: typeof content }>()
  const titleOf = (step: Step) => step.title.trim() || t('steps.untitled')

  function move(step: Step, to: number): void {
    edit(`move:${step.id}:${to}`, (now) => ({ ...now, steps: moveStep(now.steps, step.id, to) }))
    setSaid(t('steps.moved', { title: titleOf(step), place: to + 1, total: content.steps.length }))
  }
  function remove(step: Step, place: number): void {
    const leaves = { ...content, steps: removeStep(content.steps, step.id) }
    edit(`remove:${step.id}`, () => leaves)
    setDeleted({ step, leaves })
    const next = leaves.steps[Math.min(place, leaves.steps.length - 1)]
    goTo({ tab: 'steps', step: next?.id })
  }
  function bringBack(step: Step): void {
    undo()
    goTo({ tab: 'steps', step: step.id })
  }
  return (
    <nav aria-label={t('steps.outline')} className={classes.outline}>
      <ol className={classes.list}>
        {content.steps.map((step, place) => (
          <OutlineItem
            key={step.id}
            step={step}
            place={place}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={() => {
              const moved = content.steps.find(({ id }) => id === dragged)
              if (moved) move(moved, place)
            }}
            onMove={(to) => move(step, to)}
            onRemove={() => remove(step, place)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {deleted && deleted.leaves === content && (
        <div className={classes.deleted} role="status">
          {t('steps.deleted', { title: titleOf(deleted.step) })}
          <Button size="compact-sm" variant="default" onClick={() => bringBack(deleted.step)}>
            {t('steps.undo')}
          </Button>
        </div>
      )}
      <AddStep />
    </nav>
  )
}
