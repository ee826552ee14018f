import { Skeleton, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Section } from '../Section.tsx'
import classes from './Tasks.module.css'
import type { Task } from './task.ts'

interface Props {
  title: string
  /** Undefined while they load. */
  tasks: readonly Omit<Task, 'action'>[] | undefined
  path: (page: string) => string
  /** Text shown when there are no tasks. */
  empty?: string
}

/** What else is worth doing, each a link to where it is done. */
export function TaskList({ title, tasks, path, empty }: Props) {
  const { t } = useTranslation()
  if (!tasks) return <Skeleton h={240} role="status" aria-busy="true" />
  return (
    <Section title={title}>
      {tasks.length === 0 && <Text c="dimmed">{empty ?? t('nothingElse')}</Text>}
      <ul className={classes.list}>
        {tasks.map(({ id, icon: Icon, label, detail, to, isUrgent }) => (
          <li key={id}>
            <Link to={path(to)} data-urgent={isUrgent || undefined}>
              <Icon size={20} stroke={1.6} aria-hidden />
              <span className={classes.words}>
                <span>{label}</span>
                {detail && <small>{detail}</small>}
              </span>
              <IconArrowRight size={18} stroke={1.7} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
