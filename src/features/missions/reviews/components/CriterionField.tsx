import { Group, Stack, Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { Criterion } from '../../missions/model.ts'
import type { ReviewComment } from '../api/answers.ts'
import type { CommentChanges } from '../comments.ts'
import { levelInputId } from '../use-rubric-keys.ts'
import { CommentLibrary } from './CommentLibrary.tsx'
import { AsksChange } from './passages/AsksChange.tsx'
import classes from './RubricPanel.module.css'

interface Props {
  criterion: Criterion
  level?: number
  comment?: ReviewComment
  /** What the last attempt reached. */
  before?: { attempt: number; level: number }
  library: string[]
  canEdit: boolean
  isActive: boolean
  onActivate: () => void
  onLevel: (level: number) => void
  onComment: (changes: CommentChanges) => void
}

/** A criterion's level and comment. */
export function CriterionField(props: Props) {
  const { t } = useTranslation('reviews')
  const { criterion, comment, before, library, canEdit, isActive, onComment } = props
  const { id, title, weight, levels } = criterion
  const body = comment?.body ?? ''
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
            data-is-chosen={props.level === index}
          >
            <input
              type="radio"
              id={levelInputId(id, index)}
              name={`level-${id}`}
              checked={props.level === index}
              disabled={!canEdit}
              onChange={() => props.onLevel(index)}
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
      {before && levels[before.level] && (
        <Text size="sm" c="dimmed">
          {t('attempt', { attempt: before.attempt })}
          {' · '}
          {t('earlier.level', { level: before.level + 1, title: levels[before.level]!.title })}
        </Text>
      )}
      {canEdit ? (
        <>
          <Textarea
            aria-label={t('rubric.comment', { criterion: title })}
            placeholder={t('rubric.commentHint')}
            autosize
            minRows={2}
            maxLength={3000}
            value={body}
            onChange={(event) => onComment({ body: event.currentTarget.value })}
          />
          {comment && body.trim() && (
            <AsksChange
              subject={title}
              isAsked={comment.asks_change}
              onChange={(asks_change) => onComment({ asks_change })}
            />
          )}
          {library.length > 0 && (
            <CommentLibrary
              subject={title}
              comments={library}
              onInsert={(text) => onComment({ body: [body.trim(), text].filter(Boolean).join('\n\n') })}
            />
          )}
        </>
      ) : (
        body && <Markdown>{body}</Markdown>
      )}
    </Stack>
  )
}
