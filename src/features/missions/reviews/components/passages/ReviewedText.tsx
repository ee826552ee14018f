import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Range, shownText, toPassage } from '../../../../../ui/diff/passages.ts'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import type { PublishedStep } from '../../../missions/model.ts'
import type { ReviewWork } from '../../api/answers.ts'
import { withChanges } from '../../comments.ts'
import type { useReviewDraft } from '../../use-review-draft.ts'
import { TextAnswer } from '../TextAnswer.tsx'
import { CommentedText } from './CommentedText.tsx'
import { drawMarked } from './draw-marked.tsx'
import { NoteEditor } from './NoteEditor.tsx'
import { PassageNote } from './PassageNote.tsx'
import { PassagePicker } from './PassagePicker.tsx'
import { ThreadHistory } from './ThreadHistory.tsx'
import { useNumberedMarks } from './use-numbered-marks.ts'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  canEdit: boolean
  step: PublishedStep
  text: string
}

/** A submitted text as its reviewer reads it, with comments on its passages. */
export function ReviewedText({ work, draft: { draft, change }, canEdit, step, text }: Props) {
  const { t } = useTranslation('reviews')
  const { rubric, library, earlier } = work
  const { comments } = draft
  const { numbered, marks } = useNumberedMarks(comments, step.id, text)
  const last = earlier.at(-1)
  const before = last?.content[step.id]?.text

  const repliesTo = (id: string) => work.review?.comments.find((one) => one.id === id)?.replies ?? []
  function begin(range: Range): void {
    const id = crypto.randomUUID()
    const passage = toPassage(text, range)
    const comment = { id, criterion: null, step_id: step.id, ...passage, body: '', asks_change: true }
    change({ comments: [...comments, comment] })
  }
  const answer = (
    <TextAnswer
      text={shownText(text)}
      before={last && before ? { attempt: last.attempt, text: shownText(before) } : undefined}
      drawWords={drawMarked(marks)}
    />
  )
  const notes = numbered.map(({ comment, number }) =>
    canEdit ? (
      <NoteEditor
        key={comment.id}
        comment={comment}
        number={number}
        rubric={rubric}
        library={library}
        onChange={(changes) => change({ comments: withChanges(comments, comment.id, changes) })}
        onRemove={() => change({ comments: comments.filter(({ id }) => id !== comment.id) })}
      />
    ) : (
      <PassageNote key={comment.id} comment={comment} number={number}>
        <Markdown>{comment.body}</Markdown>
        <ThreadHistory replies={repliesTo(comment.id)} reader="reviewer" />
        {comment.criterion && (
          <Text size="sm" c="dimmed">
            {rubric.find(({ id }) => id === comment.criterion)?.title}
          </Text>
        )}
      </PassageNote>
    ),
  )
  return (
    <CommentedText notes={notes}>
      {canEdit ? (
        <PassagePicker
          text={shownText(text)}
          label={t('passages.textOf', { step: step.title })}
          onPick={begin}
        >
          {answer}
        </PassagePicker>
      ) : (
        answer
      )}
    </CommentedText>
  )
}
