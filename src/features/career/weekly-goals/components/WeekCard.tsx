import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconMoon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import { addDays, formatDays } from '../../../../lib/weeks.ts'
import { onDemand } from '../../../../ui/on-demand.tsx'
import type { Habits } from '../api/answers.ts'
import { type GoalKind, goalKinds } from '../model.ts'
import { streakOf } from '../streak.ts'
import classes from './Habits.module.css'

const GoalsEditor = onDemand(async () => (await import('./GoalsEditor.tsx')).GoalsEditor)

/** The person's goals for this week, what they have done, and their streak. */
export function WeekCard({ habits }: { habits: Habits }) {
  const { t, i18n } = useTranslation('weeklyGoals')
  const { goals, done, monday } = habits
  const chosen = goalKinds.filter((kind) => goals?.[kind])
  const amount = (kind: GoalKind) => (kind === 'hours' ? done.seconds / 3600 : done[kind])
  const decimal = formatDecimal
  return (
    <Card padding="lg" component="section" aria-labelledby="this-week">
      <Stack gap="md">
        <Group justify="space-between" gap="sm" align="flex-start">
          <div>
            <Title order={2} fz="lg" id="this-week">
              {t('week.title')}
            </Title>
            <Text c="dimmed">{formatDays(monday, addDays(monday, 6), i18n.language)}</Text>
          </div>
          <GoalsEditor habits={habits}>
            {(open) => (
              <Button variant="default" onClick={open}>
                {t(chosen.length > 0 ? 'week.change' : 'week.choose')}
              </Button>
            )}
          </GoalsEditor>
        </Group>
        {chosen.length === 0 && <Text>{t('week.none')}</Text>}
        <ul className={classes.goals}>
          {chosen.map((kind) => {
            const goal = goals?.[kind] ?? 1
            const isMet = amount(kind) >= goal
            const label = t('week.progress', {
              goal: t(`week.goals.${kind}`),
              done: decimal(amount(kind)),
              count: goal,
            })
            return (
              <li key={kind}>
                <Text size="sm" mb={6}>
                  {label}
                  {isMet && ` ${t('week.met')}`}
                </Text>
                <Progress
                  value={Math.min(100, (amount(kind) / goal) * 100)}
                  color={isMet ? 'moss' : 'indigo'}
                  aria-label={label}
                />
              </li>
            )
          })}
        </ul>
        <StreakLine habits={habits} />
      </Stack>
    </Card>
  )
}

function StreakLine({ habits }: { habits: Habits }) {
  const { t, i18n } = useTranslation('weeklyGoals')
  const { weeks, forgiven, recent } = streakOf(habits.active_weeks, habits.monday)
  return (
    <div>
      <Group gap="md" mb={6}>
        <Text fw={600}>
          {weeks === 0 ? t('streak.zero') : t('streak.weeks', { count: weeks })}
          {forgiven > 0 && ` ${t('streak.forgiven', { count: forgiven })}`}
        </Text>
        <ol className={classes.weeks} aria-label={t('streak.recent')}>
          {recent.map(({ monday, state }) => {
            const label = t(`streak.states.${state}`, {
              week: formatDays(monday, addDays(monday, 6), i18n.language, 'short'),
            })
            return (
              <li key={monday} data-state={state} title={label}>
                {state === 'active' && <IconCheck size={15} stroke={2.4} role="img" aria-label={label} />}
                {state === 'forgiven' && <IconMoon size={14} role="img" aria-label={label} />}
                {(state === 'open' || state === 'off') && <span role="img" aria-label={label} />}
              </li>
            )
          })}
        </ol>
      </Group>
      <details className={classes.rules}>
        <summary>{t('streak.how')}</summary>
        <Text c="dimmed" maw="70ch">
          {t('streak.rules')}
        </Text>
      </details>
    </div>
  )
}
