import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ReviewWork } from '../api/answers.ts'
import { openBefore } from '../comments.ts'
import type { useReviewDraft } from '../use-review-draft.ts'
import { PreviousAttemptThread } from './PreviousAttemptThread.tsx'
import classes from './passages/passages.module.css'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  canEdit: boolean
}

/** Unresolved comments of earlier attempts: resolve them now or keep them open. */
export function OpenComments({ work, draft: { draft, change }, canEdit }: Props) {
  const { t } = useTranslation('reviews')
  const threads = openBefore(
    work.earlier.flatMap(({ comments }) => comments),
    work.submission.attempt,
  )
  if (threads.length === 0) return null
  const resolved = threads.filter(({ id }) => draft.replies[id]?.is_resolved).length
  return (
    <Card padding="lg" component="section" aria-labelledby="open-comments-title">
      <Stack gap="md">
        <div>
          <Title order={3} id="open-comments-title">
            {t('threads.title')}
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {t('threads.count', { resolved, total: threads.length })}
          </Text>
        </div>
        <ul className={classes.threads}>
          {threads.map((thread) => (
            <PreviousAttemptThread
              key={thread.id}
              work={work}
              thread={thread}
              reply={draft.replies[thread.id] ?? { body: '', is_resolved: false }}
              canEdit={canEdit}
              onChange={(reply) => change({ replies: { ...draft.replies, [thread.id]: reply } })}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
