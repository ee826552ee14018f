import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { Criterion } from '../../missions/model.ts'
import { selfChecksQuery, useRateOwnWork } from '../../reviews/api/self-checks.ts'
import type { Play } from '../api/answers.ts'
import classes from './SelfCheck.module.css'

interface Props {
  play: Play
  rubric: Criterion[]
}

/** The candidate's own rating of what was just submitted, by the criteria of the reviewer. */
export function SelfCheck({ play: { enrollment }, rubric }: Props) {
  const { t } = useTranslation('player')
  const query = useQuery(selfChecksQuery(enrollment.id))
  const rate = useRateOwnWork(enrollment.id, enrollment.attempts)
  if (!query.data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={0} />} />
  const own = query.data[enrollment.attempts] ?? {}
  const done = rubric.filter(({ id }) => own[id] !== undefined).length
  return (
    <Card padding="xl" mb="lg" component="section" aria-labelledby="self-check-title">
      <Stack gap="lg">
        <div>
          <Group justify="space-between" gap="xs">
            <Title order={2} fz="h3" id="self-check-title">
              {t('check.title')}
            </Title>
            <Text size="sm" c="dimmed" role="status">
              {done === rubric.length && !rate.isPending
                ? t('check.saved')
                : t('check.count', { done, total: rubric.length })}
            </Text>
          </Group>
          <Text c="dimmed" mt={6} maw="68ch">
            {t('check.text')}
          </Text>
        </div>
        {rubric.map((criterion) => (
          <OwnLevel
            key={criterion.id}
            criterion={criterion}
            language={enrollment.language}
            level={own[criterion.id]}
            onRate={(level) => rate.mutate({ criterion: criterion.id, level })}
          />
        ))}
      </Stack>
    </Card>
  )
}

interface LevelProps {
  criterion: Criterion
  language: string
  level?: number
  onRate: (level: number) => void
}

function OwnLevel({ criterion: { id, title, levels }, language, level, onRate }: LevelProps) {
  const { t } = useTranslation('player')
  return (
    <fieldset className={classes.criterion} aria-label={t('check.levels', { criterion: title })}>
      <Text fw={600} lang={language} mb="xs">
        {title}
      </Text>
      <div className={classes.levels} lang={language}>
        {levels.map((one, index) => (
          <label key={`${id}-${one.title}`} className={classes.level} data-is-chosen={level === index}>
            <input type="radio" name={`own-${id}`} checked={level === index} onChange={() => onRate(index)} />
            <span>
              <b>{one.title}</b>
              {one.description && <small>{one.description}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
