import { Button, Progress, Text } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { AppRole } from '../../../features/core/session/roles.ts'
import type { GuideStep } from '../../../ui/home/task.ts'
import { Section } from '../../../ui/Section.tsx'
import { useHideGuide } from './api/hide-guide.ts'
import classes from './Home.module.css'

export interface Props {
  steps: readonly GuideStep[]
  area: AppRole
  /** The query that says which steps are done. */
  home: QueryKey
}

/** Steps to a first result, checked off automatically; hidden once all are done or dismissed. */
export function FirstStepsCard({ steps, area, home }: Props) {
  const { t } = useTranslation('shell')
  const path = useAreaPath()
  const hide = useHideGuide(area, home)
  const count = steps.filter(({ isDone }) => isDone).length
  if (hide.isPending) return null
  const label = t('firstSteps.count', { count, total: steps.length })
  return (
    <Section
      title={t('firstSteps.title')}
      aside={
        <Button variant="subtle" size="compact-sm" onClick={() => hide.mutate()}>
          {t('firstSteps.hide')}
        </Button>
      }
    >
      <div>
        <Progress value={(count / steps.length) * 100} color="moss" aria-label={label} />
        <Text size="sm" c="dimmed" mt={6}>
          {label}
        </Text>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ id, label: step, to, isDone }) => (
          <li key={id}>
            {isDone ? (
              <span className={classes.done}>
                <IconCircleCheck size={20} stroke={1.8} role="img" aria-label={t('firstSteps.done')} />
                {step}
              </span>
            ) : (
              <Link to={path(to)}>
                <IconCircle size={20} stroke={1.6} aria-hidden />
                {step}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
