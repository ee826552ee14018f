import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { writeLabeled } from '../../../../../supabase/functions/_shared/formats/words.ts'
import type { Criterion } from '../model.ts'
import classes from './RubricPreview.module.css'

interface Props {
  criteria: Criterion[]
  language: string
}

/** How submissions are reviewed, if the author shows it. */
export function RubricPreview(rubric: Props) {
  const { t } = useTranslation('missions')
  return (
    <section>
      <Title order={2} mb="sm">
        {t('rubric.title')}
      </Title>
      <RubricCriteria {...rubric} />
    </section>
  )
}

export function RubricCriteria({ criteria, language }: Props) {
  const { t } = useTranslation('missions')
  return criteria.map(({ id, title, weight, levels }) => (
    <div key={id} className={classes.criterion}>
      <Title order={3} lang={language}>
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {t('rubric.weight', { percent: weight })}
      </Text>
      <ol className={classes.levels} lang={language}>
        {levels.map((level) => (
          <li key={level.title}>
            <strong>{level.title}</strong>
            {level.description && writeLabeled(language, '', level.description)}
          </li>
        ))}
      </ol>
    </div>
  ))
}
