import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Habits } from '../api/answers.ts'
import { useSaveHabits } from '../api/save-habits.ts'
import { type FirstStep, firstSteps } from '../model.ts'
import classes from './Habits.module.css'

const steps = Object.keys(firstSteps) as FirstStep[]

/** The first steps, checked off by what was actually done. */
export function Checklist({ habits }: { habits: Habits }) {
  const { t } = useTranslation('weeklyGoals')
  const path = useAreaPath()
  const save = useSaveHabits('toast')
  if (habits.is_checklist_hidden || save.isPending) return null
  const done = steps.filter((step) => habits.first_steps[step])
  const open = steps.filter((step) => !habits.first_steps[step])
  const count = done.length
  const label = t('first.count', { count, total: steps.length })
  return (
    <Card padding="lg" component="section" aria-labelledby="first-steps">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} fz="lg" id="first-steps">
            {t('first.title')}
          </Title>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => save.mutate({ is_checklist_hidden: true })}
          >
            {t('first.hide')}
          </Button>
        </Group>
        <Text c="dimmed">{open.length === 0 ? t('first.all') : label}</Text>
        <Progress value={(count / steps.length) * 100} color="moss" aria-label={label} />
        {open.length > 0 && (
          <ul className={classes.steps}>
            {open.map((step) => (
              <li key={step}>
                <Link to={path(firstSteps[step])}>
                  <IconCircle size={20} stroke={1.6} aria-hidden />
                  {t(`first.steps.${step}`)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <details className={classes.rules}>
          <summary>{t('first.showDone', { count: done.length })}</summary>
          <ul className={classes.steps}>
            {done.map((step) => (
              <li key={step} className={classes.done}>
                <IconCircleCheck size={20} stroke={1.8} aria-hidden />
                {t(`first.steps.${step}`)}
              </li>
            ))}
          </ul>
        </details>
      </Stack>
    </Card>
  )
}
