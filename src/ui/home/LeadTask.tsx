import { IconArrowRight } from '@tabler/icons-react'
import { LinkButton } from '../LinkButton.tsx'
import classes from './Tasks.module.css'
import type { Task } from './task.ts'

/** The one thing most worth doing, above everything else on a home. */
export function LeadTask({ task, path }: { task: Task; path: (page: string) => string }) {
  const { icon: Icon, label, detail, to, action, isUrgent } = task
  return (
    <section className={classes.lead} data-urgent={isUrgent || undefined} data-lead aria-label={label}>
      <span className={classes.mark}>
        <Icon size={24} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.words}>
        <h2>{label}</h2>
        {detail && <p data-lead-detail>{detail}</p>}
      </div>
      <LinkButton to={path(to)} rightSection={<IconArrowRight size={18} aria-hidden />}>
        {action}
      </LinkButton>
    </section>
  )
}
