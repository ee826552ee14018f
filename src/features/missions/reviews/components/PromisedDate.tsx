import { IconClock, IconFlame } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { promiseAt } from '../model.ts'
import classes from './ReviewQueue.module.css'

/** When the feedback is due, compared with the promise. */
export function PromisedDate({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('reviews')
  const state = promiseAt(dueAt)
  const Icon = state === 'overdue' ? IconFlame : IconClock
  return (
    <span className={classes.promise} data-state={state}>
      <Icon size={18} stroke={1.7} aria-hidden />
      {t(`promise.${state}`, { date: formatDate(dueAt) })}
    </span>
  )
}
