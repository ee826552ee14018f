import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { CriterionFeedback } from '../api/get-feedback.ts'
import classes from './DeliveredFeedback.module.css'

export function CriterionResult({ criterion }: { criterion: CriterionFeedback }) {
  const { t } = useTranslation('reviews')
  const { level, levels, level_title: title, level_description: description, comment } = criterion
  return (
    <li>
      <Group justify="space-between" gap="xs" align="center">
        <Text fw={600}>{criterion.title}</Text>
        <div
          className={classes.scale}
          role="img"
          aria-label={t('feedback.level', { level: level + 1, levels })}
        >
          {Array.from({ length: levels }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
            <span key={index} data-reached={index <= level} />
          ))}
        </div>
      </Group>
      <Text size="sm" c="dimmed" mb={comment ? 'xs' : 0}>
        {[title, description].filter(Boolean).join(' — ')}
      </Text>
      {comment && <Markdown>{comment}</Markdown>}
    </li>
  )
}
