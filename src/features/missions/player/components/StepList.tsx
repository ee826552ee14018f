import { Card, VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconLock, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Play } from '../api/answers.ts'
import { missingSteps } from '../play.ts'
import { handIn } from '../use-open-step.ts'
import classes from './StepList.module.css'

interface Props {
  play: Play
  /** If undefined, the place after the last step is open. */
  openId: string | undefined
  onOpen: (place: string) => void
}

/** Steps taken, in order; then those still locked, without their titles. */
export function StepList({ play, openId, onOpen }: Props) {
  const { t } = useTranslation(['player', 'missions'])
  const { steps, outline, enrollment } = play
  const canHandIn = enrollment.is_complete || enrollment.status !== 'in_progress'
  const missing = new Set(missingSteps(play).map(({ id }) => id))
  // Once the end is reached, the remaining steps are on paths not taken.
  const locked = enrollment.is_complete ? [] : outline.filter(({ id }) => id === null)
  return (
    <Card padding={0} component="nav" aria-label={t('work.steps')}>
      <ol className={classes.list}>
        {steps.map((step, index) => {
          const isDone = step.completedAt !== null && !missing.has(step.id)
          const Icon = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <li key={step.id} className={isDone ? classes.done : undefined}>
              <button
                type="button"
                className={classes.item}
                aria-current={step.id === openId ? 'step' : undefined}
                onClick={() => onOpen(step.id)}
              >
                <Icon size={20} stroke={1.7} aria-hidden />
                <span>
                  <VisuallyHidden>{t('work.stepOf', { number: index + 1, title: '' })}</VisuallyHidden>
                  {step.title}
                  {isDone && <VisuallyHidden> ({t('work.done')})</VisuallyHidden>}
                </span>
              </button>
            </li>
          )
        })}
        {locked.map(({ kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a locked step is identified only by its position.
          <li key={index} className={classes.locked}>
            <span className={classes.item}>
              <IconLock size={20} stroke={1.6} aria-hidden />
              <span>
                {t(`missions:stepKinds.${kind}`)}
                <VisuallyHidden> ({t('work.locked')})</VisuallyHidden>
              </span>
            </span>
          </li>
        ))}
        <li className={canHandIn ? undefined : classes.locked}>
          {canHandIn ? (
            <button
              type="button"
              className={classes.item}
              aria-current={openId === undefined ? 'step' : undefined}
              onClick={() => onOpen(handIn)}
            >
              <IconSend size={20} stroke={1.7} aria-hidden />
              {t('work.handIn')}
            </button>
          ) : (
            <span className={classes.item}>
              <IconLock size={20} stroke={1.6} aria-hidden />
              {t('work.handIn')}
            </span>
          )}
        </li>
      </ol>
    </Card>
  )
}
