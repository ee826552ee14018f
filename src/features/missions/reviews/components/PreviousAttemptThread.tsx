import { SegmentedControl, Text, Textarea } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Changes } from '../../../../ui/diff/Changes.tsx'
import { changesIn } from '../../../../ui/diff/differences.ts'
import { shownText, toRange } from '../../../../ui/diff/passages.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { plainWords } from '../../../../ui/markdown-places.ts'
import type { ReviewerReply, ReviewWork, Thread } from '../api/answers.ts'
import { isOnPassage } from '../comments.ts'
import classes from './passages/passages.module.css'
import { ThreadHistory } from './passages/ThreadHistory.tsx'

interface Props {
  work: ReviewWork
  thread: Thread
  reply: ReviewerReply
  canEdit: boolean
  onChange: (reply: ReviewerReply) => void
}

/** An open comment of an earlier attempt: its replies, what became of its passage, and what happens next. */
export function PreviousAttemptThread({ work, thread, reply, canEdit, onChange }: Props) {
  const { t } = useTranslation('reviews')
  const { attempt, criterion, quote, body } = thread
  const about = work.rubric.find(({ id }) => id === criterion)?.title
  const words = quote ? t('passages.quoted', { words: plainWords(quote) }) : undefined
  const subject = [about, words].filter(Boolean).join(' · ')
  const became = useMemo(() => whatBecameOf(thread, work), [thread, work])
  return (
    <li className={classes.thread}>
      <Text size="sm">
        <b>{[t('attempt', { attempt }), about].filter(Boolean).join(' · ')}</b>
        {words && (
          <>
            <br />
            <span className={classes.words}>{words}</span>
          </>
        )}
      </Text>
      <Markdown>{body}</Markdown>
      <ThreadHistory
        replies={thread.replies.filter((said) => said.attempt < work.submission.attempt)}
        reader="reviewer"
      />
      {became && (
        <div>
          <Text size="sm" fw={600} mb={4}>
            {t('threads.became')}
          </Text>
          <div className={classes.became}>
            <Changes parts={became} />
          </div>
        </div>
      )}
      {canEdit ? (
        <>
          <SegmentedControl
            aria-label={t('threads.stateOf', { subject })}
            value={reply.is_resolved ? 'resolved' : 'open'}
            data={[
              { value: 'open', label: t('threads.open') },
              { value: 'resolved', label: t('threads.resolved') },
            ]}
            onChange={(value) => onChange({ ...reply, is_resolved: value === 'resolved' })}
          />
          <Textarea
            aria-label={t('threads.noteOn', { subject })}
            placeholder={t(reply.is_resolved ? 'threads.noteResolved' : 'threads.noteOpen')}
            autosize
            minRows={1}
            maxLength={1000}
            value={reply.body}
            onChange={(event) => onChange({ ...reply, body: event.currentTarget.value })}
          />
        </>
      ) : (
        <Text size="sm">
          <b>{t(reply.is_resolved ? 'threads.resolved' : 'threads.open')}</b>
          {reply.body && ` · ${reply.body}`}
        </Text>
      )}
    </li>
  )
}

/** The passage then and now; undefined for a comment without one, or on a text that no longer exists. */
function whatBecameOf(thread: Thread, { earlier, submission }: ReviewWork) {
  if (!isOnPassage(thread)) return undefined
  const before = earlier.find(({ attempt }) => attempt === thread.attempt)?.content[thread.step_id]?.text
  const now = submission.content[thread.step_id]?.text
  if (!before || !now) return undefined
  return changesIn(shownText(before), shownText(now), toRange(before, thread))
}
