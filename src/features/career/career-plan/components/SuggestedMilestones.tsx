import { Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Day, formatDayAs } from '../../../../lib/weeks.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Plan } from '../api/answers.ts'
import { useAddMilestone } from '../api/change-milestones.ts'
import { type Job, jobTitle } from '../api/get-jobs.ts'
import { pathQuery } from '../api/get-path.ts'
import { gapOf } from '../gap.ts'
import { suggestMilestones } from '../suggestions.ts'
import classes from './Milestones.module.css'

/** Suggested dates, based on the path; one click adds them. */
export function SuggestedMilestones({ plan, job, today }: { plan: Plan; job: Job; today: Day }) {
  const { t, i18n } = useTranslation('careerPlan')
  const { id } = useSignedIn()
  const { data: path } = useQuery(pathQuery(id, job.slug))
  const add = useAddMilestone()
  const { proven, essential } = gapOf(job, plan)
  const target = { slug: job.slug, title: jobTitle(job), isProven: proven === essential.length }
  const suggestions = path ? suggestMilestones({ plan, path, job: target, today }) : []
  if (suggestions.length === 0) return null
  return (
    <div>
      <Title order={3} fz="sm" c="dimmed" mb={4}>
        {t('milestones.suggestions')}
      </Title>
      <ul className={classes.suggestions}>
        {suggestions.map(({ name, ...suggestion }) => {
          const title = t(`milestones.suggest.${suggestion.kind as 'mission' | 'skills' | 'application'}`, {
            name,
          })
          const date = formatDayAs(suggestion.due_on, i18n.language, { dateStyle: 'long' })
          return (
            <li key={title}>
              <div>
                <Text>{title}</Text>
                <Text size="sm" c="dimmed">
                  {t('milestones.due', { date })}
                </Text>
              </div>
              <Group>
                <Button
                  variant="subtle"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  aria-label={t('milestones.acceptNamed', { title })}
                  onClick={() =>
                    add.mutate({
                      ...suggestion,
                      id: crypto.randomUUID(),
                      title: title.slice(0, 200),
                      note: '',
                      done_at: null,
                      remind_days: 7,
                    })
                  }
                >
                  {t('milestones.accept')}
                </Button>
              </Group>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
