import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '../../missions/model.ts'
import classes from './MissionDetails.module.css'

/** How submissions are reviewed, if the author shows it. */
export function RubricPreview({ criteria }: { criteria: Criterion[] }) {
  const { t } = useTranslation('player')
  return (
    <section>
      <Title order={2} mb="sm">
        {t('mission.rubric')}
      </Title>
      <RubricCriteria criteria={criteria} />
    </section>
  )
}

export function RubricCriteria({ criteria }: { criteria: Criterion[] }) {
  const { t } = useTranslation(['player', 'common'])
  return criteria.map(({ id, title, weight, levels }) => (
    <div key={id} className={classes.criterion}>
      <Title order={3}>{title}</Title>
      <Text size="sm" c="dimmed">
        {t('mission.weight', { percent: weight })}
      </Text>
      <ol className={classes.levels}>
        {levels.map((level) => (
          <li key={level.title}>
            <strong>{level.title}</strong>
            {level.description && t('common:colon') + level.description}
          </li>
        ))}
      </ol>
    </div>
  ))
}
