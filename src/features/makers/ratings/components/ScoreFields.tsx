import { Input, Rating, Stack } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Criterion, Scores } from '../model.ts'
import classes from './Ratings.module.css'

interface Props {
  criteria: readonly Criterion[]
  scores: Scores
  onChange: (scores: Scores) => void
}

/** One to five stars per criterion; arrow keys work as in any radio group. */
export function ScoreFields({ criteria, scores, onChange }: Props) {
  const { t } = useTranslation('ratings')
  return (
    <Stack gap="sm">
      {criteria.map((criterion) => (
        <fieldset key={criterion} className={classes.field}>
          <Input.Label component="legend">{t(`criteria.${criterion}`)}</Input.Label>
          <Rating
            size="lg"
            emptySymbol={<IconStar size={26} stroke={1.6} color="var(--mantine-color-dimmed)" />}
            fullSymbol={<IconStarFilled size={26} color="var(--coral)" />}
            value={scores[criterion] ?? 0}
            onChange={(score) => onChange({ ...scores, [criterion]: score })}
            getSymbolLabel={(count) => t('stars', { count })}
          />
        </fieldset>
      ))}
    </Stack>
  )
}
