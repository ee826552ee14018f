import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plainWords } from '../../../../ui/markdown-places.ts'
import type { Feedback, Thread } from '../api/answers.ts'
import { CommentThread } from './CommentThread.tsx'
import folded from './DeliveredFeedback.module.css'
import classes from './passages/passages.module.css'

interface Props {
  feedback: Feedback
  threads: Thread[]
  revising?: number
}

/**
 * What earlier attempts were asked for, as of the latest review: open comments, and resolved ones collapsed.
 */
export function PreviousAttemptFeedback({ feedback, threads, revising }: Props) {
  const { t } = useTranslation('reviews')
  const open = threads.filter((thread) => !thread.is_resolved)
  const resolved = threads.filter((thread) => thread.is_resolved)
  return (
    <>
      {open.length > 0 && (
        <section className={folded.sent}>
          <Title order={4} mb="md">
            {t('threads.stillOpen')}
          </Title>
          <Threads feedback={feedback} threads={open} revising={revising} />
        </section>
      )}
      {resolved.length > 0 && (
        <details className={folded.sent}>
          <summary>{t('threads.resolvedCount', { count: resolved.length })}</summary>
          <Threads feedback={feedback} threads={resolved} />
        </details>
      )}
    </>
  )
}

function Threads({ feedback, threads, revising }: Props) {
  const { t } = useTranslation('reviews')
  return (
    <ul className={classes.threads}>
      {threads.map((thread) => {
        const about = feedback.criteria.find(({ id }) => id === thread.criterion)?.title
        const words = thread.quote && t('passages.quoted', { words: plainWords(thread.quote) })
        return (
          <li key={thread.id} className={classes.thread}>
            <Text size="sm">
              <b>{[t('attempt', { attempt: thread.attempt }), about].filter(Boolean).join(' · ')}</b>
              {words && (
                <>
                  <br />
                  <span className={classes.words}>{words}</span>
                </>
              )}
            </Text>
            <CommentThread
              thread={thread}
              subject={words || about || ''}
              delivered={feedback.delivered}
              revising={revising}
            />
          </li>
        )
      })}
    </ul>
  )
}
