import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { Criterion } from '../../missions/model.ts'
import type { EarlierComment } from '../model.ts'
import classes from './RubricPanel.module.css'

interface Props {
  criterion: Criterion
  earlier: EarlierComment
}

/** What an earlier attempt was told, and whether its author took care of it. */
export function CarriedComment({ criterion, earlier }: Props) {
  const { t } = useTranslation('reviews')
  const { attempt, level, comment, answer, isDone } = earlier
  const reached = level !== undefined ? criterion.levels[level] : undefined
  return (
    <div className={classes.before}>
      <Text size="sm" fw={600}>
        {t('attempt', { attempt })}
        {reached && ` · ${t('earlier.level', { level: level! + 1, title: reached.title })}`}
      </Text>
      {comment && (
        <>
          <Markdown>{comment}</Markdown>
          <Text size="sm" c={isDone ? 'var(--moss-text)' : 'var(--amber-text)'}>
            {t(isDone ? 'earlier.done' : 'earlier.open')}
          </Text>
        </>
      )}
      {answer && (
        <Text size="sm" className={classes.answer}>
          <b>{t('earlier.answer')}</b> · {answer}
        </Text>
      )}
    </div>
  )
}
