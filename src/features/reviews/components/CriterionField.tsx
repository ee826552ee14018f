import { Group, Stack, Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { Criterion } from '../../missions/model.ts'
import type { EarlierComment, Scores } from '../model.ts'
import { levelInputId } from '../use-rubric-keys.ts'
import { CarriedComment } from './CarriedComment.tsx'
import { CommentLibrary } from './CommentLibrary.tsx'
import classes from './RubricPanel.module.css'

interface Props {
  criterion: Criterion
  score: Scores[string]
  /** What earlier attempts were told, so that one sees whether it was heard. */
  earlier: EarlierComment[]
  library: string[]
  canEdit: boolean
  isActive: boolean
  onActivate: () => void
  onChange: (part: Scores[string]) => void
}

/** A criterion's level and comment. */
export function CriterionField(props: Props) {
  const { t } = useTranslation('reviews')
  const { criterion, score, earlier, library, canEdit, isActive, onChange } = props
  const { id, title, weight, levels } = criterion
  return (
    <Stack gap="xs" className={classes.criterion} data-is-active={isActive} onFocus={props.onActivate}>
      <fieldset className={classes.levels} aria-label={t('rubric.levels', { criterion: title })}>
        <Group justify="space-between" align="baseline" wrap="nowrap" gap="sm" mb="xs">
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {t('rubric.weight', { weight })}
          </Text>
        </Group>
        {levels.map((level, index) => (
          <label
            key={levelInputId(id, index)}
            className={classes.level}
            data-is-chosen={score.level === index}
          >
            <input
              type="radio"
              id={levelInputId(id, index)}
              name={`level-${id}`}
              checked={score.level === index}
              disabled={!canEdit}
              onChange={() => onChange({ level: index })}
            />
            <span className={classes.digit} aria-hidden>
              {index + 1}
            </span>
            <span>
              <b>{level.title}</b>
              {level.description && <small>{level.description}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {earlier.map((told) => (
        <CarriedComment key={told.attempt} criterion={criterion} earlier={told} />
      ))}
      {canEdit ? (
        <>
          <Textarea
            aria-label={t('rubric.comment', { criterion: title })}
            placeholder={t('rubric.commentHint')}
            autosize
            minRows={2}
            maxLength={3000}
            value={score.comment ?? ''}
            onChange={(event) => onChange({ comment: event.currentTarget.value })}
          />
          {library.length > 0 && (
            <CommentLibrary
              criterion={title}
              comments={library}
              onInsert={(text) =>
                onChange({ comment: [score.comment?.trim(), text].filter(Boolean).join('\n\n') })
              }
            />
          )}
        </>
      ) : (
        score.comment && <Markdown>{score.comment}</Markdown>
      )}
    </Stack>
  )
}
