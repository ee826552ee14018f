import { ActionIcon, NativeSelect, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '../../../missions/model.ts'
import type { ReviewComment } from '../../api/answers.ts'
import type { CommentChanges } from '../../comments.ts'
import { CommentLibrary } from '../CommentLibrary.tsx'
import { AsksChange } from './AsksChange.tsx'
import { PassageNote } from './PassageNote.tsx'

interface Props {
  comment: ReviewComment
  number: number
  rubric: Criterion[]
  library: string[]
  onChange: (changes: CommentChanges) => void
  onRemove: () => void
}

/** Edits a comment on a passage; it may also be about a criterion. */
export function NoteEditor({ comment, number, rubric, library, onChange, onRemove }: Props) {
  const { t } = useTranslation('reviews')
  const subject = t('passages.number', { number })
  return (
    <PassageNote
      comment={comment}
      number={number}
      action={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('passages.remove', { number })}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      }
    >
      <Textarea
        aria-label={subject}
        placeholder={t('rubric.commentHint')}
        autosize
        minRows={2}
        maxLength={3000}
        autoFocus={!comment.body}
        value={comment.body}
        onChange={(event) => onChange({ body: event.currentTarget.value })}
      />
      {library.length > 0 && (
        <CommentLibrary
          subject={subject}
          comments={library}
          onInsert={(text) => onChange({ body: [comment.body.trim(), text].filter(Boolean).join('\n\n') })}
        />
      )}
      <NativeSelect
        size="xs"
        aria-label={t('passages.criterionOf', { number })}
        value={comment.criterion ?? ''}
        data={[
          { value: '', label: t('passages.noCriterion') },
          ...rubric.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => onChange({ criterion: event.currentTarget.value || null })}
      />
      <AsksChange
        subject={subject}
        isAsked={comment.asks_change}
        onChange={(asks_change) => onChange({ asks_change })}
      />
    </PassageNote>
  )
}
